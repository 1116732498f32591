import { type Kysely, sql } from 'kysely'

/** The actions of customer service: who did what to an order, when and why. Rows are never changed or deleted. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_action (
      id bigint generated always as identity primary key,
      order_id uuid not null references shop_order (id),
      kind text not null check (kind in ('note', 'cancel', 'refund')),
      by text not null check (by <> ''),
      reason text not null check (reason <> ''),
      details jsonb not null,
      made_at timestamptz not null default now()
    );
    create index order_action_order on order_action (order_id);
    create function order_action_stays() returns trigger language plpgsql as $$
      begin raise exception 'order_action is append-only'; end $$;
    create trigger order_action_stays before update or delete on order_action
      for each row execute function order_action_stays();
  `.execute(database)
}
