import type { Kysely } from 'kysely'

/**
 * PostgreSQL, as repositories see it. `sql` gives typed queries (`database.sql<Tables>()`), `prepared` a named statement for hot paths.
 * Inside `transaction` the same interface runs on one connection at READ COMMITTED; a deadlock or lock timeout runs `work` again, twice
 * at most, so `work` must await nothing but the database. Statements of a transaction that need nothing of each other are asked without
 * waiting in between: they run in the order they were asked in, and one way there and back is enough for them.
 */
export interface Database {
  sql<Tables>(): Kysely<Tables>
  /** Runs `text` as the prepared statement `name`; one name is one text for ever. */
  prepared<Row>(name: string, text: string, values?: readonly unknown[]): Promise<Row[]>
  transaction<Value>(work: (inside: Database) => Promise<Value>): Promise<Value>
}
