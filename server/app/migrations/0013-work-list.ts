import { type Kysely, sql } from 'kysely'

/** Work-list entries for an operator, and the first answers to calls that move money or goods. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table work_entry (
      id uuid primary key,
      kind text not null,
      payment_id uuid not null references payment (id),
      refund_id uuid references refund (id),
      amount_minor bigint not null,
      currency text not null,
      details jsonb not null default '{}',
      opened_at timestamptz not null default now(),
      resolved_at timestamptz,
      resolution text,
      resolved_by text,
      note text
    );
    create unique index work_entry_open on work_entry (payment_id, kind, coalesce(refund_id, payment_id)) where resolved_at is null;
    create index work_entry_opened on work_entry (opened_at, id) where resolved_at is null;

    create table kept_answer (
      scope text not null,
      key text not null,
      body_hash text not null,
      answer json,
      made_at timestamptz not null default now(),
      primary key (scope, key)
    );
    create index kept_answer_made on kept_answer (made_at);
  `.execute(database)
}
