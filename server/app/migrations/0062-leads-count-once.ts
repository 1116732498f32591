import { type Kysely, sql } from 'kysely'

/** A lead may be reported several times, even at once. It creates only one consent. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create unique index consent_record_lead on consent_record (source_id)
    where source = 'facebook-lead' and act in ('asked', 'given', 'repeated')`.execute(database)
}
