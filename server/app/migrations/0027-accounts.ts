import { type Kysely, sql } from 'kysely'

/**
 * Accounts of shoppers, their ways to sign in, and the secrets of mails to them. An address is stored in lower case and
 * belongs to one account.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table account (
      id uuid primary key,
      email text not null unique,
      email_verified_at timestamptz,
      password text,
      first_name text not null,
      last_name text not null,
      phone_number text,
      birthday date,
      market text not null,
      terms jsonb,
      newsletter jsonb,
      joined_at timestamptz not null default now()
    );

    create table account_provider (
      provider text not null,
      subject text not null,
      account_id uuid not null references account (id) on delete cascade,
      linked_at timestamptz not null default now(),
      primary key (provider, subject)
    );
    create index account_provider_account on account_provider (account_id);

    create table account_token (
      hash text primary key,
      kind text not null check (kind in ('verify', 'reset')),
      account_id uuid not null references account (id) on delete cascade,
      email text not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index account_token_account on account_token (account_id);
    create index account_token_expires on account_token (expires_at);

    create table known_device (
      account_id uuid not null references account (id) on delete cascade,
      hash text not null,
      seen_at timestamptz not null default now(),
      primary key (account_id, hash)
    );
  `.execute(database)
}
