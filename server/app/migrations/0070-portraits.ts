import { type Kysely, sql } from 'kysely'

/** The address of a portrait belongs to the way to sign in that told it, and goes with it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table account_provider add column picture text`.execute(database)
}
