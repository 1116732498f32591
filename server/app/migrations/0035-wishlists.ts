import { type Kysely, sql } from 'kysely'

/**
 * Lists of saved products. A member's lists belong to the account. A guest has one list, which expires; the key to it
 * is in a cookie, and only its hash is stored. A watch requests mails about the products of a list and counts once its
 * address is confirmed.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table wishlist (
      id uuid primary key,
      account_id uuid,
      key_hash text,
      name text check (char_length(name) between 1 and 50),
      is_default boolean not null,
      items jsonb not null default '[]',
      share_reference uuid unique,
      made_at timestamptz not null default now(),
      expires_at timestamptz,
      check ((account_id is null) <> (key_hash is null)),
      check ((key_hash is null) = (expires_at is null))
    );
    create unique index wishlist_default on wishlist (account_id) where is_default and account_id is not null;
    create index wishlist_account on wishlist (account_id) where account_id is not null;
    create index wishlist_expires on wishlist (expires_at) where expires_at is not null;

    create table wishlist_watch (
      wishlist_id uuid primary key references wishlist (id) on delete cascade,
      token uuid not null unique,
      market text not null,
      email text not null,
      confirm_hash text,
      confirm_until timestamptz,
      confirmed_at timestamptz,
      told jsonb not null default '{}',
      told_at timestamptz,
      made_at timestamptz not null default now(),
      check ((confirm_hash is null) = (confirm_until is null))
    );
    create unique index wishlist_watch_confirm on wishlist_watch (confirm_hash) where confirm_hash is not null;
    create index wishlist_watch_told on wishlist_watch using gin (told) where confirmed_at is not null;
  `.execute(database)
}
