import { type Kysely, sql } from 'kysely'

/**
 * Deletions of accounts. The address is kept until everything is deleted. The reason and details of a customer service
 * action may name a person, so they may be emptied; its other columns never change.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_deletion (
      id uuid primary key,
      account_id uuid not null unique,
      market text not null,
      email text,
      email_verified boolean not null,
      asked_at timestamptz not null,
      next_at timestamptz not null,
      told_at timestamptz,
      has_waited boolean not null default false,
      finished_at timestamptz,
      done_at timestamptz,
      check ((email is null) = (done_at is not null))
    );
    create index account_deletion_next on account_deletion (next_at) where done_at is null;

    create or replace function order_action_stays() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and new.reason = '-' and new.details = '{}'
          and to_jsonb(new) - '{reason,details}'::text[] = to_jsonb(old) - '{reason,details}'::text[] then
          return new;
        end if;
        raise exception 'order_action is append-only';
      end $$;
  `.execute(database)
}
