import { type Kysely, sql } from 'kysely'

/** Withdrawals from contracts: what was declared, by whom and when. The rows are evidence, so they are kept as long as their order. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table withdrawal (
      id uuid primary key,
      order_id uuid not null references shop_order (id),
      sequence integer not null check (sequence > 0),
      name text not null,
      email text not null,
      statement text not null,
      until_day date,
      return_id uuid references goods_return (id),
      lines jsonb not null check (jsonb_typeof(lines) = 'array'),
      made_at timestamptz not null,
      unique (order_id, sequence)
    );
  `.execute(database)
}
