import type { Database } from './database.ts'

export interface JobOptions {
  readonly startAfterSeconds?: number
  readonly singletonKey?: string
  /** The data holds a secret. It is stored encrypted, because rows of finished jobs stay for days. */
  readonly isSecret?: boolean
}

/**
 * Work for later, stored in the database. A job sent inside a transaction exists only if the transaction commits.
 * Handlers must be idempotent.
 */
export interface Jobs {
  /**
   * A queue is named after what happened or what to do: `order-placed.mails`, `recheck-payment`. A job with a
   * `singletonKey` is sent once: another with that key is dropped while the first waits, runs, or was done within a
   * week.
   */
  send(inside: Database, queue: string, data: Readonly<Record<string, unknown>>, options?: JobOptions): Promise<void>
  work(queue: string, handle: (data: Readonly<Record<string, unknown>>) => Promise<void>): Promise<void>
}
