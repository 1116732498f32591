import { type Kysely, sql } from 'kysely'

/** Finds the void frozen baskets of a basket. Few are void, so the index is rarely written. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index checkout_basket_void on checkout_basket (basket_id) where void_at is not null`.execute(
    database,
  )
}
