import { type Kysely, sql } from 'kysely'

/** The addresses that a member had before, when an account changed its address and its contact at the loyalty provider followed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table loyalty_member add column moved_from text[] not null default '{}'`.execute(database)
}
