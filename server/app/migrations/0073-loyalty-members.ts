import { type Kysely, sql } from 'kysely'

/** Accounts known to be members of the loyalty programme, by the address the provider knows: baskets cannot wait for its answer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table loyalty_member (
      account_id uuid primary key references account (id) on delete cascade,
      email text not null,
      known_at timestamptz not null
    );
  `.execute(database)
}
