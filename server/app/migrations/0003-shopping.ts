import { type Kysely, sql } from 'kysely'

/** Baskets, frozen baskets, payments, orders and mails. Rules about money are constraints. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table basket (
      id uuid primary key,
      market text not null,
      currency text not null,
      version integer not null,
      lines jsonb not null,
      addresses jsonb not null,
      email text,
      terms jsonb,
      newsletter jsonb,
      shipment jsonb,
      account_id uuid,
      made_at timestamptz not null default now(),
      expires_at timestamptz not null,
      closed_at timestamptz
    );
    create index basket_expires_at on basket (expires_at);

    create table checkout_basket (
      id uuid primary key,
      basket_id uuid not null,
      basket_version integer not null,
      market text not null,
      content jsonb not null,
      content_hash text not null,
      total_minor bigint not null check (total_minor >= 0),
      currency text not null,
      made_at timestamptz not null default now(),
      void_at timestamptz
    );
    create unique index checkout_basket_current on checkout_basket (basket_id) where void_at is null;

    create table payment (
      id uuid primary key,
      checkout_basket_id uuid not null references checkout_basket (id),
      basket_id uuid not null,
      market text not null,
      provider text not null,
      method text not null,
      state text not null check (state in ('started', 'unknown', 'actionrequired', 'pending', 'authorised', 'received',
        'refused', 'cancelled', 'expired', 'error', 'voiding', 'voided')),
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null,
      provider_reference text,
      action jsonb,
      reason text,
      checks smallint not null default 0,
      check_at timestamptz,
      made_at timestamptz not null default now(),
      changed_at timestamptz not null default now()
    );
    create unique index payment_one_alive on payment (basket_id)
      where state in ('started', 'unknown', 'actionrequired', 'pending', 'authorised', 'received');
    create index payment_checkout_basket on payment (checkout_basket_id);
    create index payment_check_at on payment (check_at) where check_at is not null;

    create table payment_event (
      id bigint generated always as identity primary key,
      provider text not null,
      event_id text not null,
      payment_id uuid not null references payment (id),
      outcome text not null,
      amount_minor bigint,
      currency text,
      provider_reference text,
      heard_by text not null,
      heard_at timestamptz not null default now(),
      unique (provider, event_id)
    );
    create index payment_event_payment on payment_event (payment_id);

    create table refund (
      id uuid primary key,
      payment_id uuid not null references payment (id),
      kind text not null check (kind in ('void', 'refund')),
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null,
      state text not null check (state in ('asked', 'received', 'done', 'failed')),
      provider_reference text,
      made_at timestamptz not null default now()
    );
    create unique index refund_one_void on refund (payment_id) where kind = 'void';

    create sequence order_sequence start with 1000000;

    create table shop_order (
      id uuid primary key,
      order_number text not null unique,
      checkout_basket_id uuid not null unique references checkout_basket (id),
      basket_id uuid not null,
      payment_id uuid not null unique references payment (id),
      market text not null,
      state text not null check (state in ('paymentprocessing', 'placed', 'completed', 'cancelled')),
      total_minor bigint not null check (total_minor >= 0),
      currency text not null,
      email text not null,
      content jsonb not null,
      consents jsonb not null,
      account_id uuid,
      made_at timestamptz not null default now()
    );
    create unique index shop_order_one_live on shop_order (basket_id) where state <> 'cancelled';

    create table order_line (
      order_id uuid not null references shop_order (id),
      line_id text not null,
      sku text not null,
      quantity integer not null check (quantity between 1 and 99),
      unit_minor bigint not null,
      total_minor bigint not null,
      primary key (order_id, line_id)
    );

    create table parcel (
      id uuid primary key,
      order_id uuid not null references shop_order (id),
      place text not null,
      shipment jsonb not null,
      made_at timestamptz not null default now()
    );
    create index parcel_order on parcel (order_id);

    create table mail (
      id bigint generated always as identity primary key,
      event_id text not null unique,
      kind text not null,
      market text not null,
      recipient text not null,
      subject text not null,
      html text not null,
      text text not null,
      made_at timestamptz not null default now(),
      sent_at timestamptz
    );
  `.execute(database)
}
