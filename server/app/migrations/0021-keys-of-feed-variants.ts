import { type Kysely, sql } from 'kysely'

/** The identity of a variant in its feed. Its stock number may change, and other sizes may have the same one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table variant add column source_key text`.execute(database)
}
