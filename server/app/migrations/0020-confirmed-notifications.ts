import { type Kysely, sql } from 'kysely'

/**
 * A wish counts once whoever holds its address confirmed it, by a secret that was mailed there and is kept as its hash. Wishes made before
 * are taken as they were meant.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notification
      add column confirmed_at timestamptz,
      add column confirm_hash text,
      add column confirm_until timestamptz;
    update notification set confirmed_at = made_at;
    create unique index notification_confirm on notification (confirm_hash) where confirm_hash is not null;
  `.execute(database)
}
