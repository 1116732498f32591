import { type Kysely, sql } from 'kysely'

/** The state of an order's pieces: sent in parcels, cancelled or refunded. Also who was notified. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_line
      add column tax_minor bigint not null default 0,
      add column shipped integer not null default 0 check (shipped >= 0),
      add column cancelled integer not null default 0 check (cancelled >= 0),
      add constraint order_line_pieces check (shipped + cancelled <= quantity);

    drop table parcel;
    create table parcel (
      id uuid primary key,
      order_id uuid not null references shop_order (id),
      place text not null,
      carrier text not null,
      tracking_number text not null,
      tracking_link text,
      made_at timestamptz not null default now(),
      unique (order_id, tracking_number)
    );
    create table parcel_line (
      parcel_id uuid not null references parcel (id),
      line_id text not null,
      quantity integer not null check (quantity > 0),
      primary key (parcel_id, line_id)
    );
    create table parcel_event (
      parcel_id uuid not null references parcel (id),
      event_id text not null,
      kind text not null,
      happened_at timestamptz not null,
      primary key (parcel_id, event_id)
    );

    create table order_cancellation (
      id uuid primary key,
      order_id uuid not null references shop_order (id),
      actor text not null,
      reason text,
      lines jsonb not null,
      refund_minor bigint not null check (refund_minor >= 0),
      money_minor bigint not null default 0,
      card_minor bigint not null default 0,
      made_at timestamptz not null default now()
    );
    create index order_cancellation_order on order_cancellation (order_id);

    create table order_handover (
      order_id uuid not null references shop_order (id),
      place text not null,
      content jsonb not null,
      made_at timestamptz not null default now(),
      sent_at timestamptz,
      primary key (order_id, place)
    );

    create table order_change (
      id bigint generated always as identity primary key,
      order_id uuid not null references shop_order (id),
      from_state text not null,
      to_state text not null,
      cause text not null,
      made_at timestamptz not null default now()
    );
    create index order_change_order on order_change (order_id);

    alter table reservation add column put_back integer not null default 0 check (put_back between 0 and quantity);
    alter table mail add column attachments jsonb not null default '[]';
    create index shop_order_account on shop_order (account_id, made_at desc) where account_id is not null;
    create index shop_order_email on shop_order (lower(email), made_at desc);
  `.execute(database)
}
