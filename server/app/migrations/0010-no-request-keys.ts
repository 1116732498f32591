import { type Kysely, sql } from 'kysely'

/** What is asked twice is told apart by the ids of payments, refunds and orders themselves; no table of keys is needed beside them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`drop table request_key`.execute(database)
}
