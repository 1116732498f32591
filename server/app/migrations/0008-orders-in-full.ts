import { type Kysely, sql } from 'kysely'

/** Delivery of a basket per shipment. The state of an order's pieces and of its delivery. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table basket add column shipments jsonb not null default '{}';
    update basket set shipments = jsonb_build_object('all', shipment) where shipment is not null;
    alter table basket drop column shipment;
  `.execute(database)
}
