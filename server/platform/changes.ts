import type { Database } from './database.ts'

/** The subject of a change: `product:100231_navy_03`, `category:dresses`, `content:da-dk:/`, `shell:da-dk`, `catalogue` for everything. */
export type Subject = string

/** The change feed. Subjects are written in the writer's own transaction and heard by every process within a second or so. */
export interface Changes {
  publish(inside: Database, subjects: readonly Subject[]): Promise<void>
  /** Subjects arrive in batches, gathered for 200 ms, never twice, never skipping a late committer. Answers how to stop listening. */
  listen(hear: (subjects: ReadonlySet<Subject>) => void | Promise<void>): () => void
}
