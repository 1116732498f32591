import { type Kysely, sql } from 'kysely'

/** The tax category of goods; of a variant if its size changes the category. None: the usual rate of the country. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table product add column tax_category text`.execute(database)
  await sql`alter table variant add column tax_category text`.execute(database)
}
