import { type Kysely, sql } from 'kysely'

/** What members like: brands, and the chosen keys of each section of questions. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profile add column preferences jsonb not null default '{}';
    alter table profile add column sub_brands jsonb not null default '[]';
  `.execute(database)
}
