import { type Kysely, sql } from 'kysely'

/** Sessions, one row each, and the keys that sign their access tokens. Tokens are not stored, only hashes of refresh tokens. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table session (
      id uuid primary key,
      account_id uuid not null,
      current_hash bytea not null,
      next_nonce bytea,
      next_at timestamptz,
      email_verified boolean not null,
      device text not null,
      started_at timestamptz not null default now(),
      used_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz
    );
    create index session_account on session (account_id) where ended_at is null;
    create index session_expires on session (expires_at);

    create table signing_key (
      id text primary key,
      public_key jsonb not null,
      private_key text not null,
      made_at timestamptz not null default now()
    );
  `.execute(database)
}
