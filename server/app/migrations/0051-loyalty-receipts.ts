import { type Kysely, sql } from 'kysely'

/** What is reported to the loyalty provider about orders: one row for each purchase and each refund, with its points. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table loyalty_receipt (
      receipt_id text primary key,
      account_id uuid not null references account (id) on delete cascade,
      order_id uuid not null references shop_order (id),
      kind text not null check (kind in ('purchase', 'return')),
      points integer not null check (points >= 0),
      content jsonb not null,
      made_at timestamptz not null,
      tries integer not null default 0,
      next_try_at timestamptz not null default now(),
      told_at timestamptz,
      outcome text check (outcome in ('told', 'no-member')),
      check ((told_at is null) = (outcome is null))
    );
    create index loyalty_receipt_order on loyalty_receipt (order_id);
    create index loyalty_receipt_account on loyalty_receipt (account_id);
    create index loyalty_receipt_open on loyalty_receipt (next_try_at) where told_at is null;
  `.execute(database)
}
