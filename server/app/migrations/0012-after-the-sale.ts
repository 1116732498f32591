import { type Kysely, sql } from 'kysely'

/** Money lost after a payment was authorised, repeated refunds, returned pieces, and blocked gift cards. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment
      add column money_state text not null default 'kept'
        check (money_state in ('kept', 'disputed', 'charged-back', 'capture-failed', 'withdrawn')),
      add column lost_minor bigint not null default 0 check (lost_minor >= 0),
      add column released_at timestamptz;

    create table money_event (
      payment_id uuid not null references payment (id),
      case_id text not null,
      kind text not null check (kind in ('cancelled', 'capture-failed', 'dispute-opened', 'chargeback', 'chargeback-reversed')),
      happened_at timestamptz not null,
      amount_minor bigint not null check (amount_minor >= 0),
      currency text not null,
      reason text,
      answer_by timestamptz,
      heard_at timestamptz not null default now(),
      primary key (payment_id, case_id, kind, happened_at)
    );

    alter table refund
      add column first_id uuid references refund (id),
      add column tries integer not null default 1 check (tries > 0),
      add column try_at timestamptz not null default now();
    create index refund_first on refund (first_id) where first_id is not null;
    create index refund_waiting on refund (try_at) where state = 'asked' and kind = 'refund';
    create unique index refund_one_try on refund (first_id, tries) where first_id is not null;

    alter table order_line
      add column returned integer not null default 0 check (returned >= 0),
      add constraint order_line_returned check (returned <= shipped);
    alter table order_cancellation
      add column kind text not null default 'cancel' check (kind in ('cancel', 'refund')),
      add column shipping_minor bigint not null default 0 check (shipping_minor >= 0);

    alter table gift_card add column blocked_at timestamptz;
  `.execute(database)
}
