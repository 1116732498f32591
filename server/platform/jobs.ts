import type { Database } from './database.ts'

export interface JobOptions {
  readonly startAfterSeconds?: number
  readonly singletonKey?: string
  /** The data holds a secret: it is stored encrypted, since the rows of finished jobs are stored for days. */
  readonly isSecret?: boolean
}

/** Work for later, stored in the database. A job sent inside a transaction exists only if that commits. Handlers must be idempotent. */
export interface Jobs {
  /**
   * Queues are named after what happened or is to do: `order-placed.mails`, `recheck-payment`. A job with a `singletonKey` is sent once:
   * while the first of that key waits, runs or was done within a week, another is dropped.
   */
  send(inside: Database, queue: string, data: Readonly<Record<string, unknown>>, options?: JobOptions): Promise<void>
  work(queue: string, handle: (data: Readonly<Record<string, unknown>>) => Promise<void>): Promise<void>
}
