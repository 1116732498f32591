import { type Kysely, sql } from 'kysely'

/** Profile data that is not needed for signing in. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table profile (
      account_id uuid primary key references account (id) on delete cascade,
      email_gpsr text,
      preferred_payment text,
      favourite_store text,
      due_date date
    );
  `.execute(database)
}
