import type pg from 'pg'
import { isTemporary } from './outage.ts'

/** Runs single statements like a pool. */
export interface SharedConnections {
  query<Row extends pg.QueryResultRow>(
    config: pg.QueryConfig,
    values: unknown[],
  ): Promise<Pick<pg.QueryResult<Row>, 'rows'>>
}

/** So a statement that is slow or waits for a lock delays only a few others. */
const mostOnOne = 4

interface Lent {
  readonly client: pg.PoolClient
  /** Unanswered statements, plus one while the turn lasts in which more may be added. */
  open: number
  broken: Error | undefined
}

/**
 * Statements of one event loop turn are sent together on one connection and answered by one database process, because
 * waking a process is slower than most statements.
 */
export function sharedConnections(pool: pg.Pool): SharedConnections {
  let current: { readonly lent: Promise<Lent>; asked: number } | undefined
  function lend(): Promise<Lent> {
    const lent = pool.connect().then((client): Lent => ({ client, open: 1, broken: undefined }))
    const lending = { lent, asked: 0 }
    current = lending
    setImmediate(() => {
      if (current === lending) current = undefined
      lent.then(leave, () => {})
    })
    return lent
  }
  function connection(): Promise<Lent> {
    const lent = current?.lent ?? lend()
    if (current && ++current.asked === mostOnOne) current = undefined
    return lent
  }
  return {
    async query<Row extends pg.QueryResultRow>(config: pg.QueryConfig, values: unknown[]) {
      const lent = await connection()
      lent.open += 1
      try {
        return await lent.client.query<Row>(config, values)
      } catch (error) {
        if (isTemporary(error)) lent.broken = error as Error
        throw error
      } finally {
        leave(lent)
      }
    },
  }
}

function leave(lent: Lent): void {
  lent.open -= 1
  if (lent.open === 0) lent.client.release(lent.broken)
}
