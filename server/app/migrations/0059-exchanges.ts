import { type Kysely, sql } from 'kysely'

/**
 * A return may be an exchange for another size. The money paid for the pieces then pays for a new order, whose refunds
 * go to the first order's payment.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table goods_return_line
      add column exchange_sku text,
      add column exchange_size text,
      add check ((exchange_sku is null) = (exchange_size is null));
    alter table order_cancellation
      add column exchanged_minor bigint not null default 0 check (exchanged_minor between 0 and refund_minor);
    create table exchange (
      return_id uuid primary key references goods_return (id),
      order_id uuid not null references shop_order (id),
      new_order_id uuid not null unique references shop_order (id),
      payment_id uuid not null unique references payment (id),
      source_payment_id uuid not null references payment (id),
      minor bigint not null check (minor >= 0),
      made_at timestamptz not null
    );
    create index exchange_order on exchange (order_id);
  `.execute(database)
}
