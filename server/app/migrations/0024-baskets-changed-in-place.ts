import { type Kysely, sql } from 'kysely'

/**
 * A basket is written several times on its way to an order. As long as no index knows of what changed, its page takes the new version and
 * nothing else is written: the index of times is one that summarizes pages, and that of accounts leaves out whether a basket is closed.
 * A page is filled in part, so that the new version finds room.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    drop index basket_to_remind;
    create index basket_changed on basket using brin (changed_at) with (pages_per_range = 16, autosummarize = on);
    drop index basket_account;
    create index basket_account on basket (account_id) where account_id is not null;
    alter table basket set (fillfactor = 60);
  `.execute(database)
}
