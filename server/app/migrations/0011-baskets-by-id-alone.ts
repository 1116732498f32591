import { type Kysely, sql } from 'kysely'

/** No query needs the expiry of baskets, but its index was updated with every change of every basket. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`drop index basket_expires_at`.execute(database)
}
