import { type Kysely, sql } from 'kysely'

/** What goods are to the law of taxes; of a variant where its size makes it another thing than its product. None: as usual in the country. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table product add column tax_category text`.execute(database)
  await sql`alter table variant add column tax_category text`.execute(database)
}
