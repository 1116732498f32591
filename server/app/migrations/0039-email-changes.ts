import { type Kysely, sql } from 'kysely'

/** Two more kinds of links in mails: one confirms the new address of an account, one from the old address stops or undoes the change. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account_token drop constraint account_token_kind_check;
    alter table account_token add constraint account_token_kind_check
      check (kind in ('verify', 'reset', 'change-email', 'stop-email-change'));
  `.execute(database)
}
