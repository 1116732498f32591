import { type Kysely, sql } from 'kysely'

/** Members that services made while the loyalty provider was silent, by address. A row is gone once the provider has it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table loyalty_enrolment_by_email (
      email text primary key,
      content jsonb not null,
      made_at timestamptz not null,
      tries integer not null default 0,
      next_try_at timestamptz not null default now()
    );
    create index loyalty_enrolment_by_email_due on loyalty_enrolment_by_email (next_try_at);
  `.execute(database)
}
