import { type Kysely, sql } from 'kysely'

/**
 * Places in the checkout, one per basket, shared by all processes. A lost row does no harm: after a crash of the
 * database, shoppers in the checkout get a place again. So the table is unlogged.
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
