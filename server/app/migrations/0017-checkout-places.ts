import { type Kysely, sql } from 'kysely'

/**
 * Places in the checkout, one for each basket, shared by all processes. Losing a row does no harm: after a crash of the database a shopper
 * in the checkout gets a place again, so the table is unlogged.
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
