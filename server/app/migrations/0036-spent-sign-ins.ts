import { type Kysely, sql } from 'kysely'

/** States and codes of sign-ins with other providers. Each works once. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table spent_sign_in (
      hash text primary key,
      spent_at timestamptz not null default now()
    );
    create index spent_sign_in_spent_at on spent_sign_in (spent_at);
  `.execute(database)
}
