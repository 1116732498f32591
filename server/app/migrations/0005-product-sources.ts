import { type Kysely, sql } from 'kysely'

/** The source of a style: ids of different feeds may be the same, and what one feed stops telling is no other one's to retire. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table style add column source text not null default 'own';
    update style set source = 'google' where source_id is not null;
    alter table style drop constraint style_source_id_key;
    alter table style add constraint style_source_id_once unique (source, source_id);
    create index style_source on style (source);
  `.execute(database)
}
