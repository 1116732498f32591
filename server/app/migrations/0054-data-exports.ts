import { type Kysely, sql } from 'kysely'

/** Compressed exports of all data of a person, made one at a time for each account. Only the hash of the secret in the link is stored. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table data_export (
      id uuid primary key,
      account_id uuid not null references account (id) on delete cascade,
      market text not null,
      asked_at timestamptz not null default now(),
      token_hash text unique,
      content bytea,
      expires_at timestamptz,
      check ((content is null) = (token_hash is null) and (content is null) = (expires_at is null))
    );
    create unique index data_export_open on data_export (account_id) where content is null;
    create index data_export_account on data_export (account_id);
    alter table data_export alter column content set storage external;
  `.execute(database)
}
