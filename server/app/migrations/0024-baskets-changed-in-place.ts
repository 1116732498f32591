import { type Kysely, sql } from 'kysely'

/**
 * A basket is updated several times before it becomes an order. PostgreSQL can update it within its page, without
 * writing to indexes, if no index contains a changed column and the page has room. So the index of times is a BRIN
 * index, the index of accounts does not depend on whether a basket is closed, and pages are filled only to 60 %.
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
