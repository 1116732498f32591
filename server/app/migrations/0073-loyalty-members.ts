import { type Kysely, sql } from 'kysely'

/** Accounts known to be loyalty members, with the address that the provider knows. Baskets cannot wait for the provider's answer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table loyalty_member (
      account_id uuid primary key references account (id) on delete cascade,
      email text not null,
      known_at timestamptz not null
    );
  `.execute(database)
}
