import { type Kysely, sql } from 'kysely'

/** Goods, prices and stock. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table style (
      style_number text collate "C" primary key check (style_number ~ '^[^_[:space:]/]+$'),
      source_id text unique
    );

    create table product (
      product_id text collate "C" primary key,
      style_number text collate "C" not null references style,
      option_id text collate "C" not null,
      colour text not null,
      colour_family text not null,
      colour_hex text not null check (colour_hex ~ '^#[0-9a-f]{6}$'),
      sub_brand text not null,
      brand text not null,
      family text not null,
      available_from timestamptz not null,
      drawing jsonb not null,
      attributes jsonb not null default '{}',
      retired boolean not null default false,
      unique (style_number, option_id),
      check (product_id = style_number || '_' || colour || '_' || option_id)
    );

    create table product_text (
      product_id text collate "C" not null references product,
      language text not null,
      name text not null,
      colour_name text not null,
      description text not null,
      fabric text not null,
      slug text not null,
      primary key (product_id, language)
    );

    create table category (
      category_id text collate "C" primary key,
      parent_id text collate "C" references category deferrable initially deferred,
      position integer not null,
      sub_brand text,
      check (parent_id <> category_id)
    );

    create table category_text (
      category_id text collate "C" not null references category,
      language text not null,
      title text not null,
      slug text not null,
      intro text not null,
      description text not null,
      primary key (category_id, language)
    );

    create table product_category (
      product_id text collate "C" not null references product,
      category_id text collate "C" not null references category,
      position integer not null,
      primary key (product_id, category_id)
    );
    create index product_category_category on product_category (category_id);

    create table variant (
      sku text collate "C" primary key,
      product_id text collate "C" not null references product,
      ean text unique deferrable initially deferred,
      size_id text not null,
      size_name text not null,
      size_group text not null check (size_group in ('letters', 'eu', 'inches', 'kids', 'shoe', 'one')),
      length_id text,
      length_name text,
      position integer not null,
      source_id text,
      reserve_at text not null default 'payment' check (reserve_at in ('basket', 'payment')),
      retired boolean not null default false,
      check (starts_with(sku, product_id || '_')),
      check ((length_id is null) = (length_name is null))
    );
    create index variant_product on variant (product_id);
    create index variant_source on variant (source_id) where source_id is not null;

    create table price_log (
      id bigint generated always as identity primary key,
      sku text collate "C" not null,
      list text collate "C" not null,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      minor bigint not null check (minor > 0),
      list_minor bigint check (list_minor > 0),
      member_minor bigint check (member_minor > 0),
      starts_at timestamptz not null,
      ends_at timestamptz check (ends_at > starts_at),
      kind text not null check (kind in ('regular', 'reduction')),
      logged_at timestamptz not null default now()
    );
    create index price_log_sku on price_log (sku, list);

    create function price_log_is_append_only() returns trigger language plpgsql as $$
      begin raise exception 'price_log is append-only'; end $$;
    create trigger price_log_is_append_only before update or delete on price_log
      for each row execute function price_log_is_append_only();

    create table price_now (
      sku text collate "C" not null references variant,
      list text collate "C" not null,
      currency text not null,
      minor bigint check (minor > 0),
      list_minor bigint,
      member_minor bigint,
      prior_minor bigint,
      changes_at timestamptz,
      primary key (sku, list)
    );
    create index price_now_changes_at on price_now (changes_at) where changes_at is not null;

    create table stock (
      sku text collate "C" not null references variant,
      place text collate "C" not null check (place ~ '^(warehouse|store):[^[:space:]]+$'),
      received integer not null,
      available integer not null check (available >= 0),
      reserved integer not null default 0 check (reserved >= 0),
      sold integer not null default 0 check (sold >= 0),
      primary key (sku, place),
      constraint stock_adds_up check (received = available + reserved + sold)
    );

    create table reservation (
      payment_id uuid not null,
      sku text collate "C" not null,
      place text collate "C" not null,
      quantity integer not null check (quantity > 0),
      state text not null default 'held' check (state in ('held', 'sold', 'released')),
      made_at timestamptz not null default now(),
      primary key (payment_id, sku, place),
      foreign key (sku, place) references stock
    );
    create index reservation_held on reservation (made_at) where state = 'held';
  `.execute(database)
}
