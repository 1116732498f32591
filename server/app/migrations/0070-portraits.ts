import { type Kysely, sql } from 'kysely'

/** The URL of a portrait belongs to the link with the provider that gave it, and is deleted with that link. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table account_provider add column picture text`.execute(database)
}
