import type { Database } from './database.ts'

/** What changed: `product:100231_navy_03`, `category:dresses`, `content:da-dk:/`, `shell:da-dk`, or `catalogue` for everything. */
export type Subject = string

/** The change feed. Subjects are written in the caller's transaction. Every process receives them within about a second. */
export interface Changes {
  publish(inside: Database, subjects: readonly Subject[]): Promise<void>
  /**
   * Passes subjects in batches, gathered for 200 ms. Each change arrives once, also that of a transaction that commits
   * late. Returns a function that stops listening.
   */
  listen(hear: (subjects: ReadonlySet<Subject>) => void | Promise<void>): () => void
}
