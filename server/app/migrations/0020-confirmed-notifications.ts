import { type Kysely, sql } from 'kysely'

/**
 * A notification counts only after the owner of the address confirmed it, with a secret from a mail. Only the hash of
 * the secret is stored. Older notifications count as confirmed.
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
