import { type Kysely, sql } from 'kysely'

/** The address book of an account. One address is preferred. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table profile_address (
      id uuid primary key,
      account_id uuid not null references account (id) on delete cascade,
      address jsonb not null,
      is_preferred boolean not null,
      made_at timestamptz not null default clock_timestamp()
    );
    create index profile_address_account on profile_address (account_id);
    create unique index profile_address_preferred on profile_address (account_id) where is_preferred;
  `.execute(database)
}
