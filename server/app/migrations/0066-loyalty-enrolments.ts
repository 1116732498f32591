import { type Kysely, sql } from 'kysely'

/** New members of the loyalty programme, until they are reported to the provider. Their personal data is then removed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table loyalty_enrolment (
      account_id uuid primary key references account (id) on delete cascade,
      content jsonb not null,
      made_at timestamptz not null,
      tries integer not null default 0,
      next_try_at timestamptz not null default now(),
      told_at timestamptz
    );
    create index loyalty_enrolment_open on loyalty_enrolment (next_try_at) where told_at is null;
  `.execute(database)
}
