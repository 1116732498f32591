import { type Kysely, sql } from 'kysely'

/** Repeated requests are recognised by the ids of payments, refunds and orders, so no table of keys is needed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`drop table request_key`.execute(database)
}
