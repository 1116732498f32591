import { type Kysely, sql } from 'kysely'

/** Customer service searches orders by the buyer's last name. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index shop_order_last_name on shop_order (
      lower(coalesce(content->'billingAddress'->>'lastName', content->'shippingAddress'->>'lastName')), made_at desc);
  `.execute(database)
}
