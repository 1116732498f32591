import { type Kysely, sql } from 'kysely'

/** Messages of one order to warehouses and stores have consecutive numbers. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_handover add column sequence integer;
    update order_handover h set sequence = n.sequence
    from (select order_id, place, row_number() over (partition by order_id order by made_at, place) as sequence
      from order_handover) n
    where n.order_id = h.order_id and n.place = h.place;
    alter table order_handover alter column sequence set not null,
      add constraint order_handover_sequence unique (order_id, sequence);
    create index order_handover_unsent on order_handover (made_at) where sent_at is null;
  `.execute(database)
}
