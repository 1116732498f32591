import { type Kysely, sql } from 'kysely'

/** More kinds of payments: without money if gift cards cover all, started in a store, partly refunded. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table checkout_basket add column due_minor bigint check (due_minor >= 0);
    alter table checkout_basket add column provider_session text;

    alter table payment drop constraint payment_amount_minor_check;
    alter table payment add constraint payment_amount_minor_check check (amount_minor >= 0);
    alter table payment add column context jsonb not null default '{}';
    create index payment_made_at on payment (made_at);

    alter table refund add column cause text;
    alter table refund add column changed_at timestamptz not null default now();
    create index refund_payment on refund (payment_id);
  `.execute(database)
}
