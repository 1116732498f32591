import { type Kysely, sql } from 'kysely'

/**
 * Members that services created while the loyalty provider did not answer, by address. A row is deleted when the
 * provider has the member.
 */
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
