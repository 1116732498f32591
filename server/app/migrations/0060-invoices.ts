import { type Kysely, sql } from 'kysely'

/** Invoices and credit notes, numbered without gaps in the series of the selling country. They are never changed or deleted. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table invoice_series (
      series text primary key,
      last integer not null check (last > 0)
    );
    create table invoice (
      id uuid primary key,
      series text not null references invoice_series (series),
      number integer not null check (number > 0),
      kind text not null check (kind in ('invoice', 'credit-note')),
      order_id uuid not null references shop_order (id),
      cancellation_id uuid unique references order_cancellation (id),
      total_minor bigint not null check (total_minor >= 0),
      currency text not null,
      taxes jsonb not null check (jsonb_typeof(taxes) = 'array'),
      document jsonb not null,
      made_at timestamptz not null,
      unique (series, number),
      check ((kind = 'credit-note') = (cancellation_id is not null))
    );
    create unique index invoice_of_order on invoice (order_id) where kind = 'invoice';
    create index invoice_order on invoice (order_id);

    create function invoice_stays() returns trigger language plpgsql as $$
      begin
        raise exception 'invoice is append-only';
      end $$;
    create trigger invoice_stays before update or delete on invoice for each row execute function invoice_stays();
  `.execute(database)
}
