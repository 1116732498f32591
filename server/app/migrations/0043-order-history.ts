import { type Kysely, sql } from 'kysely'

/** Indexes in the order of the history, so that its first page is equally fast however many orders an owner has. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    drop index shop_order_account;
    create index shop_order_account on shop_order (account_id, made_at desc, id desc) where account_id is not null;
    create index shop_order_guest on shop_order (lower(email), made_at desc, id desc) where account_id is null;
  `.execute(database)
}
