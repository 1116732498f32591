import { type Kysely, sql } from 'kysely'

/** Promotions with codes and uses, gift cards as a ledger, more contents of a basket than lines, and reserved pieces. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table promotion (
      promotion_id text collate "C" primary key,
      rule jsonb not null,
      texts jsonb not null default '{}',
      currency text check (currency ~ '^[A-Z]{3}$'),
      budget_minor bigint check (budget_minor > 0),
      spent_minor bigint not null default 0 check (spent_minor >= 0),
      retired boolean not null default false,
      constraint promotion_within_budget check (budget_minor is null or spent_minor <= budget_minor)
    );

    create table promotion_code (
      code text collate "C" primary key check (code ~ '^[^[:space:]_]+$' and code = upper(code)),
      promotion_id text collate "C" not null references promotion,
      most_uses integer check (most_uses > 0),
      most_per_customer integer check (most_per_customer > 0),
      exclusive boolean not null default false,
      starts_at timestamptz,
      ends_at timestamptz,
      uses integer not null default 0 check (uses >= 0),
      retired boolean not null default false,
      constraint promotion_code_within_limit check (most_uses is null or uses <= most_uses)
    );
    create index promotion_code_promotion on promotion_code (promotion_id);

    create table promotion_reward (
      promotion_id text collate "C" not null references promotion,
      reward_id text collate "C" not null,
      product_id text collate "C" not null,
      position integer not null,
      primary key (promotion_id, reward_id, product_id)
    );

    create table promotion_use (
      payment_id uuid not null,
      promotion_id text collate "C" not null references promotion,
      code text collate "C" not null default '',
      customer text not null,
      minor bigint not null check (minor >= 0),
      state text not null default 'used' check (state in ('used', 'released')),
      made_at timestamptz not null default now(),
      primary key (payment_id, promotion_id, code)
    );
    create index promotion_use_code on promotion_use (code, customer) where state = 'used' and code <> '';

    create table gift_card (
      id uuid primary key,
      number text collate "C" not null unique check (number ~ '^[A-Z0-9]{6,32}$'),
      code_hash text not null,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      expires_at timestamptz,
      market text,
      order_id uuid,
      line_id text,
      piece smallint,
      letter jsonb,
      plain_code text,
      made_at timestamptz not null default now(),
      unique (order_id, line_id, piece)
    );

    create table gift_card_entry (
      id bigint generated always as identity primary key,
      card_id uuid not null references gift_card (id),
      kind text not null check (kind in ('issued', 'held', 'released', 'redeemed', 'refunded', 'revoked')),
      minor bigint not null,
      reference text not null,
      made_at timestamptz not null default now(),
      unique (card_id, kind, reference),
      check (case when kind in ('issued', 'released', 'refunded') then minor >= 0 else minor <= 0 end)
    );
    create index gift_card_entry_reference on gift_card_entry (reference);

    create function gift_card_entry_is_append_only() returns trigger language plpgsql as $$
      begin raise exception 'gift_card_entry is append-only'; end $$;
    create trigger gift_card_entry_is_append_only before update or delete on gift_card_entry
      for each row execute function gift_card_entry_is_append_only();

    alter table basket add column extras jsonb not null default '{}', add column holds_until timestamptz,
      add column changed_at timestamptz not null default now(), add column reminded_at timestamptz;
    create index basket_account on basket (account_id) where account_id is not null and closed_at is null;
    create index basket_to_remind on basket (changed_at) where email is not null and reminded_at is null and closed_at is null;

    alter table reservation add column until timestamptz;
    create index reservation_until on reservation (until) where state = 'held' and until is not null;
  `.execute(database)
}
