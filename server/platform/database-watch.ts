import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

export interface DatabaseWatchOptions {
  readonly url: string
  readonly everyMs?: number
  /** Time limit for an answer of the database. */
  readonly withinMs?: number
  /** After this time without an answer, no requests are sent to it until it answers again. */
  readonly goneAfterMs?: number
  /** Called when the database stops answering and when it answers again. */
  readonly changed?: (isAnswering: boolean) => void
}

/** Knows if the database answers: it sends queries on a connection of its own, which is free however busy the others are. */
export interface DatabaseWatch {
  isAnswering(): boolean
  /** True if the database has not answered for so long that no query should be sent. */
  isGone(): boolean
  close(): Promise<void>
}

/** One late answer may only mean that the machine is busy. Two in a row mean that the database does not answer. */
const missesAllowed = 1

export function watchDatabase({
  url,
  everyMs = 1_000,
  withinMs = 1_500,
  goneAfterMs = 6_000,
  changed = () => {},
}: DatabaseWatchOptions): DatabaseWatch {
  const closing = new AbortController()
  let answeredAt = performance.now()
  let misses = 0
  let isAnswering = true
  function note(answered: boolean): void {
    misses = answered ? 0 : misses + 1
    if (answered) answeredAt = performance.now()
    const now = misses <= missesAllowed
    if (now !== isAnswering) changed(now)
    isAnswering = now
  }
  const watching = (async () => {
    while (!closing.signal.aborted) {
      await keepAsking({ url, withinMs, everyMs }, () => note(true), closing.signal).catch(() => note(false))
      await pause(everyMs / 5, undefined, { signal: closing.signal }).catch(() => {})
    }
  })()
  return {
    isAnswering: () => isAnswering,
    isGone: () => !isAnswering && performance.now() - answeredAt > goneAfterMs,
    close: async () => {
      closing.abort()
      await watching
    },
  }
}

/** Sends a query at every interval on one connection, until an answer is missing. */
async function keepAsking(
  { url, withinMs, everyMs }: { readonly url: string; readonly withinMs: number; readonly everyMs: number },
  answered: () => void,
  closing: AbortSignal,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
    application_name: 'selvedge watch',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    while (!closing.aborted) {
      await client.query('select 1')
      answered()
      await pause(everyMs, undefined, { signal: closing }).catch(() => {})
    }
  } finally {
    // If a connection does not answer, a normal close would wait for ever. So its socket is destroyed.
    const { stream } = (client as unknown as { readonly connection: { readonly stream: { destroy(): void } } })
      .connection
    stream.destroy()
  }
}
