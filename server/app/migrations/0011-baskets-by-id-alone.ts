import { type Kysely, sql } from 'kysely'

/** Nobody asks which baskets end when; the index that knew it was written anew with every change of every basket. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`drop index basket_expires_at`.execute(database)
}
