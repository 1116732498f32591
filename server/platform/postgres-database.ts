import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { Fault } from '#foundation/fault.ts'
import type { Database } from './database.ts'
import { isPassing } from './outage.ts'
import { valueParsers } from './postgres-values.ts'
import { beginStatement, knowsStatement, PreparedQuery } from './prepared-query.ts'

export interface DatabaseOptions {
  /** `postgresql://user:password@host:port/name`, or `postgresql://user@/name?host=/folder/of/socket`. */
  readonly url: string
  readonly poolSize?: number
  /** 0 lets a statement run for ever: imports and migrations, never requests. */
  readonly statementTimeoutMs?: number
  /** How long an answer is waited for, also of a database that says nothing at all; longer than it gives a statement itself. */
  readonly queryTimeoutMs?: number
  readonly lockTimeoutMs?: number
  readonly connectTimeoutMs?: number
  /** Told of connections lost while idle; the pool replaces them by itself. */
  readonly lost?: (error: Error) => void
  /** Whether the database has been silent for so long that nothing is asked of it: statements then fail at once. */
  readonly isGone?: () => boolean
}

export interface OpenDatabase {
  readonly url: string
  readonly database: Database
  readonly pool: () => { readonly open: number; readonly idle: number; readonly waiting: number }
  readonly close: () => Promise<void>
}

/** What the two kinds of connection, pool and single client, have in common. */
type Connection = Pick<pg.Pool, 'query'>

const repeats = 2
/** What a statement that ends in time may take to tell so. */
const answerLateMs = 2_000
const transactionIsAborted = '25P02'
const deadlockOrLockTimeout = new Set(['40P01', '55P03'])

/**
 * Statements with lists of ids are planned once, not for every list: planning what a basket needs cost five times as much as running it.
 */
const keepPlans = '-c plan_cache_mode=force_generic_plan'

/** Opens a pool without connecting yet: the first query does. */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const statementTimeoutMs = options.statementTimeoutMs ?? 5_000
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize ?? 16,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: options.queryTimeoutMs ?? (statementTimeoutMs === 0 ? 0 : statementTimeoutMs + answerLateMs),
    lock_timeout: options.lockTimeoutMs ?? 2_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'selvedge',
    options: keepPlans,
    keepAlive: true,
    pipeline: true,
    types: valueParsers,
  })
  pool.on('error', (error) => options.lost?.(withoutClient(error)))
  // Lost in the middle of a transaction: its next statement fails. Unheard, this would end the program.
  pool.on('connect', (client) => client.on('error', () => {}))
  const requireAnswer = () => {
    if (options.isGone?.()) throw new Fault('database.unavailable')
  }
  const queries = queriesOf(pool, requireAnswer)
  const database: Database = {
    sql: <Tables>() => queries as Kysely<Tables>,
    prepared: async (name, text, values) => {
      requireAnswer()
      return runPrepared(pool, name, text, values)
    },
    transaction: (work) =>
      repeated(async () => {
        requireAnswer()
        return inTransaction(pool, work)
      }),
  }
  return {
    url: options.url,
    database,
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}

/** Kysely gives a connection back whatever happened on it: one that did not answer in time is thrown away instead. */
function queriesOf(pool: pg.Pool, requireAnswer: () => void): Kysely<unknown> {
  const lend = async (): Promise<pg.PoolClient> => {
    requireAnswer()
    const client = await pool.connect()
    let broken: Error | undefined
    const query = (...asked: Parameters<pg.PoolClient['query']>) =>
      (client.query(...asked) as unknown as Promise<unknown>).catch((error: Error) => {
        if (isPassing(error)) broken = error
        throw error
      })
    return { query, release: () => client.release(broken) } as unknown as pg.PoolClient
  }
  const lending = { connect: lend, end: () => pool.end(), options: {} } as unknown as pg.Pool
  return new Kysely({ dialect: new PostgresDialect({ pool: lending }) })
}

/** The whole connection hangs on such an error, with every statement it knows: nothing to write in a log. */
function withoutClient(error: Error & { client?: unknown }): Error {
  delete error.client
  return error
}

async function runPrepared<Row>(
  on: Connection,
  name: string,
  text: string,
  values: readonly unknown[] = [],
  begins = false,
): Promise<Row[]> {
  try {
    return await rowsOf<Row>(on, new PreparedQuery(name, text, [...values], begins))
  } catch (error) {
    // The trace of whoever asked, not of the socket that was read.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

/** Given a mere description, the driver copies it property by property, which costs more than all else it does to send it. */
const rowsOf = <Row>(on: Connection, query: PreparedQuery): Promise<Row[]> =>
  new Promise((resolve, reject) => {
    on.query<Row & pg.QueryResultRow>(query, (error, result) => (error ? reject(error) : resolve(result.rows)))
  })

/** Runs again what lost against another transaction; the pause is uneven so that two losers do not meet again. */
async function repeated<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (let left = repeats; ; left--) {
    try {
      return await attempt()
    } catch (error) {
      if (left === 0 || !deadlockOrLockTimeout.has(sqlState(error) ?? '')) throw error
      await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 25))
    }
  }
}

async function inTransaction<Value>(pool: pg.Pool, work: (inside: Database) => Promise<Value>): Promise<Value> {
  const client = await pool.connect()
  const { inside, begin, isBegun, end, firstError } = onOneConnection(client)
  let broken: Error | undefined
  try {
    // Only what the connection knows already can leave in one piece with the first statement.
    if (!knowsStatement(client, beginStatement.name)) await begin()
    const value = await work(inside)
    end()
    if (!isBegun()) return value
    // A failed statement whose error was swallowed leaves the transaction aborted: its COMMIT is answered by ROLLBACK.
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Fault('database.commit-rolled-back')
    return value
  } catch (error) {
    end()
    if (isBegun())
      await client.query('rollback').catch((rollbackError: Error) => {
        broken = rollbackError
      })
    // Of statements asked together those after the one that failed fail too, and may be heard of first.
    throw sqlState(error) === transactionIsAborted ? (firstError() ?? error) : error
  } finally {
    client.release(broken)
  }
}

interface OneConnection {
  readonly inside: Database
  begin(): Promise<void>
  /** False as long as nothing was asked. */
  isBegun(): boolean
  /** Nothing can be asked any more: the connection may be somebody else's soon. */
  end(): void
  firstError(): unknown
}

function onOneConnection(client: pg.PoolClient): OneConnection {
  let queries: Kysely<unknown> | undefined
  let isBegun = false
  let opening: Promise<unknown> | undefined
  let isOver = false
  let firstError: unknown
  const begin = async () => {
    if (!isBegun) opening = client.query({ ...beginStatement })
    isBegun = true
    await opening
  }
  const inside: Database = {
    sql: <Tables>() => {
      queries ??= queriesOn(client, begin)
      return queries as Kysely<Tables>
    },
    prepared: async (name, text, values) => {
      if (isOver) throw new Fault('database.transaction-is-over', { name })
      if (opening) await opening
      const begins = !isBegun
      isBegun = true
      sendTogether(client)
      try {
        return await runPrepared(client, name, text, values, begins)
      } catch (error) {
        firstError ??= error
        throw error
      }
    },
    transaction: (work) => work(inside),
  }
  const end = () => {
    isOver = true
  }
  return { inside, begin, isBegun: () => isBegun, end, firstError: () => firstError }
}

/** What is asked before anything is waited for leaves in one piece, and is answered so. */
function sendTogether({ connection: { stream } }: pg.PoolClient): void {
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** Kysely asks for a pool: this one lends out the same client and never takes it back. */
function queriesOn(client: pg.PoolClient, begin: () => Promise<void>): Kysely<unknown> {
  const query = async (...asked: Parameters<pg.PoolClient['query']>) => {
    await begin()
    return client.query(...asked)
  }
  const lent = { query, release: () => {} } as unknown as pg.PoolClient
  const pool = { connect: async () => lent, end: async () => {}, options: {} } as unknown as pg.Pool
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

/** PostgreSQL's five-character code of an error, such as `23505` for a unique key met twice. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
