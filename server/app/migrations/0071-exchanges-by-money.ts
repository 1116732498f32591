import { type Kysely, sql } from 'kysely'

/** The orders that live on one payment are read with every return. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index exchange_source on exchange (source_payment_id)`.execute(database)
}
