import { type Kysely, sql } from 'kysely'

/** Loyalty vouchers that pay in a basket. The value of each is on a gift card of its own, so the same ledger spends it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table gift_card add column source text check (source = 'voucher');
    create table loyalty_voucher_use (
      card_id uuid primary key references gift_card (id),
      account_id uuid not null references account (id) on delete cascade,
      voucher_id text not null,
      contact_id text not null,
      made_at timestamptz not null default now(),
      taken_back_at timestamptz,
      given_back_at timestamptz,
      tries integer not null default 0,
      next_try_at timestamptz not null default now()
    );
    create unique index loyalty_voucher_use_open on loyalty_voucher_use (account_id, voucher_id) where given_back_at is null;
    create index loyalty_voucher_use_due on loyalty_voucher_use (next_try_at) where given_back_at is null;
  `.execute(database)
}
