import { type Kysely, sql } from 'kysely'

/** The source of a style. Different feeds may use the same ids, and a feed may only retire its own styles. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table style add column source text not null default 'own';
    update style set source = 'google' where source_id is not null;
    alter table style drop constraint style_source_id_key;
    alter table style add constraint style_source_id_once unique (source, source_id);
    create index style_source on style (source);
  `.execute(database)
}
