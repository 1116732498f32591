import { type Kysely, sql } from 'kysely'

/** The identity of a variant in its feed: its stock number may be that of other sizes as well, and may change. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table variant add column source_key text`.execute(database)
}
