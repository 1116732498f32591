import { type Kysely, sql } from 'kysely'

/** Parcels that a tracking service follows, with the carriers' texts and expected days of delivery. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table tracked_parcel (
      id uuid primary key,
      order_id uuid not null references shop_order (id),
      direction text not null check (direction in ('outbound', 'return')),
      order_number text not null,
      market text not null,
      carrier text not null,
      tracking_number text not null,
      sent_at timestamptz not null,
      registered_at timestamptz,
      tries integer not null default 0,
      next_look_at timestamptz
    );
    create index tracked_parcel_number on tracked_parcel (tracking_number);
    create index tracked_parcel_due on tracked_parcel (next_look_at) where next_look_at is not null;
    create index tracked_parcel_order on tracked_parcel (order_id);

    alter table parcel_event add column text text;
    alter table parcel
      add column expected_start date,
      add column expected_end date,
      add column expected_told_at timestamptz,
      add constraint parcel_expected check ((expected_start is null) = (expected_end is null) and expected_start <= expected_end);
  `.execute(database)
}
