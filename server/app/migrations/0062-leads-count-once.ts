import { type Kysely, sql } from 'kysely'

/** A lead is told several times, perhaps at once: it makes one consent. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create unique index consent_record_lead on consent_record (source_id)
    where source = 'facebook-lead' and act in ('asked', 'given', 'repeated')`.execute(database)
}
