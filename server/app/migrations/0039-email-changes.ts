import { type Kysely, sql } from 'kysely'

/** Links of two more mails: to confirm the new address of an account, and to stop or undo the change from the old one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account_token drop constraint account_token_kind_check;
    alter table account_token add constraint account_token_kind_check
      check (kind in ('verify', 'reset', 'change-email', 'stop-email-change'));
  `.execute(database)
}
