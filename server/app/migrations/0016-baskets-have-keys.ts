import { type Kysely, sql } from 'kysely'

/**
 * The hash of the key that gives access to a basket, and tickets that pass a basket on. Older baskets have no key:
 * nobody can prove to own one, so it shows its goods and cannot be changed.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table basket add column key_hash text;

    create table basket_ticket (
      hash text primary key,
      basket_id uuid not null references basket (id) on delete cascade,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index basket_ticket_basket on basket_ticket (basket_id);
    create index basket_ticket_expires on basket_ticket (expires_at);
  `.execute(database)
}
