import { type Kysely, sql } from 'kysely'

/** The address of a portrait belongs to the provider link it came from, and is deleted with it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table account_provider add column picture text`.execute(database)
}
