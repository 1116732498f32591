import { type Kysely, sql } from 'kysely'

/** For every return, all orders that the same payment paid for are read. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index exchange_source on exchange (source_payment_id)`.execute(database)
}
