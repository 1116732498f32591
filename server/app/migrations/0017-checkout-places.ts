import { type Kysely, sql } from 'kysely'

/**
 * Places in the checkout, one for each basket, as all processes see them. Nothing is lost with a row: after a crash of the database whoever
 * goes on through the checkout takes a place again, so the table is not logged.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table checkout_place (
      holder uuid primary key,
      network text,
      seen_at timestamptz not null
    );
    create index checkout_place_seen_at on checkout_place (seen_at);
  `.execute(database)
}
