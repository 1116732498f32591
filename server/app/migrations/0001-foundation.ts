import { type Kysely, sql } from 'kysely'

/** The change feed, answers stored for repeated requests, and counts that protect money and accounts. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table change (
      id bigint generated always as identity primary key,
      made_by xid8 not null default pg_current_xact_id(),
      made_at timestamptz not null default now(),
      subject text not null
    );
    create index change_made_by on change (made_by);
    create index change_made_at on change (made_at);

    create table request_key (
      scope text not null,
      key text not null,
      request_hash text not null,
      answer jsonb,
      made_at timestamptz not null default now(),
      primary key (scope, key)
    );
    create index request_key_made_at on request_key (made_at);

    create table rate_count (
      what text not null,
      who text not null,
      window_start timestamptz not null,
      count integer not null,
      primary key (what, who, window_start)
    );
    create index rate_count_window_start on rate_count (window_start);
  `.execute(database)
}
