import { type Kysely, sql } from 'kysely'

/**
 * Photographs of goods, named by a hash of their content. Image files are compressed already, so PostgreSQL must not
 * compress them again.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table photograph (
      name text collate "C" primary key,
      bytes bytea not null,
      made_at timestamptz not null default now()
    );
    alter table photograph alter column bytes set storage external;
  `.execute(database)
}
