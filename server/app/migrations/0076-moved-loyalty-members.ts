import { type Kysely, sql } from 'kysely'

/** Earlier addresses of a member: the account changed its address, and its contact at the loyalty provider was changed too. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table loyalty_member add column moved_from text[] not null default '{}'`.execute(database)
}
