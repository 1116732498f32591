import { type Kysely, sql } from 'kysely'

/** Customer service finds orders by the last name of their buyer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index shop_order_last_name on shop_order (
      lower(coalesce(content->'billingAddress'->>'lastName', content->'shippingAddress'->>'lastName')), made_at desc);
  `.execute(database)
}
