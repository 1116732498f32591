import { type Kysely, sql } from 'kysely'

/** A device in a store is forgotten by its secret alone, because nobody may be signed in there at that moment. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index known_device_hash on known_device (hash)`.execute(database)
}
