import { type Kysely, sql } from 'kysely'

/** Returns of sent pieces. Shoppers register them; a warehouse or a store receives and inspects them. A refund has the id of its return. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table goods_return (
      id uuid primary key,
      order_id uuid not null references shop_order (id),
      sequence integer not null check (sequence > 0),
      state text not null
        check (state in ('registered', 'shipped', 'inTransit', 'delivered', 'inspected', 'refunded', 'refused')),
      way text not null check (way in ('carrier', 'store')),
      carrier text,
      tracking_number text,
      tracking_link text,
      drop_off_code text,
      send_by date not null,
      place text check (place ~ '^(warehouse|store):[^[:space:]]+$'),
      note text,
      made_at timestamptz not null,
      unique (order_id, sequence)
    );
    create table goods_return_line (
      return_id uuid not null references goods_return (id),
      line_id text not null,
      quantity integer not null check (quantity > 0),
      reason text,
      accepted integer check (accepted between 0 and quantity),
      back_to_stock boolean not null default false,
      primary key (return_id, line_id)
    );
    create table goods_return_event (
      return_id uuid not null references goods_return (id),
      kind text not null,
      happened_at timestamptz not null,
      primary key (return_id, kind)
    );
  `.execute(database)
}
