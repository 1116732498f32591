import { type Kysely, sql } from 'kysely'

/** Repeated mails and the steps of returns are recorded as actions too. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_action drop constraint order_action_kind_check,
      add constraint order_action_kind_check check (kind in ('note', 'cancel', 'refund', 'mail', 'return'));
  `.execute(database)
}
