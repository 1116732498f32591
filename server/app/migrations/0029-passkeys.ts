import { type Kysely, sql } from 'kysely'

/** Passkeys of accounts, and the challenges that were answered, so that none can be answered twice. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkey (
      id uuid primary key,
      account_id uuid not null references account (id) on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      backed_up boolean not null,
      made_at timestamptz not null default now(),
      used_at timestamptz
    );
    create index passkey_account on passkey (account_id);

    create table used_challenge (
      hash bytea primary key,
      expires_at timestamptz not null
    );
    create index used_challenge_expires on used_challenge (expires_at);
  `.execute(database)
}
