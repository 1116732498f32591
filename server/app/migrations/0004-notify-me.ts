import { type Kysely, sql } from 'kysely'

/** A back-in-stock notification. Its token ends it. The visitor is the browser with the cookie of the opt-in. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification (
      id bigint generated always as identity primary key,
      token uuid not null unique,
      visitor uuid not null,
      kind text not null check (kind in ('stock', 'launch')),
      market text not null,
      product_id text collate "C" not null,
      sku text collate "C",
      email text not null,
      newsletter jsonb,
      made_at timestamptz not null default now(),
      ended_at timestamptz,
      ended_by text check (ended_by in ('mail', 'shopper')),
      check ((ended_at is null) = (ended_by is null))
    );
    create unique index notification_once on notification (kind, market, product_id, coalesce(sku, ''), lower(email))
      where ended_at is null;
    create index notification_visitor on notification (visitor) where ended_at is null;
    create index notification_product on notification (product_id) where ended_at is null;
  `.execute(database)
}
