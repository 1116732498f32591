import type { Kysely } from 'kysely'

/**
 * PostgreSQL, as repositories see it. `sql` gives typed queries (`database.sql<Tables>()`), `prepared` a named
 * statement for hot paths. Inside `transaction` the same interface runs on one connection at READ COMMITTED. After a
 * deadlock or lock timeout `work` runs again, at most twice, so it must await nothing but the database. Start
 * statements of a transaction that do not depend on each other without awaiting between them: they run in that order
 * and need one round trip.
 */
export interface Database {
  sql<Tables>(): Kysely<Tables>
  /** Runs `text` as the prepared statement `name`. A name must always have the same text. */
  prepared<Row>(name: string, text: string, values?: readonly unknown[]): Promise<Row[]>
  transaction<Value>(work: (inside: Database) => Promise<Value>): Promise<Value>
}
