import { type Kysely, sql } from 'kysely'

/** The tax category of a product, or of a variant if its size changes the category. Null means the standard rate of the country. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table product add column tax_category text`.execute(database)
  await sql`alter table variant add column tax_category text`.execute(database)
}
