import { type Kysely, sql } from 'kysely'

/**
 * Addresses of product pictures in imported files, with the state of each download. Products from feeds without a
 * picture are not drawn any more.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_picture (
      product_id text collate "C" not null,
      address text collate "C" not null,
      position integer not null,
      host text not null,
      private_hosts boolean not null,
      state text not null default 'waiting' check (state in ('waiting', 'kept', 'failed')),
      name text,
      why text,
      tries integer not null default 0,
      due_at timestamptz not null,
      primary key (product_id, address),
      check ((state = 'kept') = (name is not null))
    );
    create index product_picture_due on product_picture (due_at) where state = 'waiting';
    update product set drawing = drawing || '{"plate": "none"}'
    from style where style.style_number = product.style_number and style.source <> 'own' and not drawing ? 'photographs';
  `.execute(database)
}
