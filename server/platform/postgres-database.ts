import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { Fault } from '#foundation/fault.ts'
import type { Database } from './database.ts'
import { GatheringSocket } from './gathering-socket.ts'
import { isPassing } from './outage.ts'
import { inTransaction, repeated } from './postgres-transaction.ts'
import { valueParsers } from './postgres-values.ts'
import { runPrepared } from './prepared-query.ts'
import { sharedConnections } from './shared-connections.ts'

export interface DatabaseOptions {
  /** `postgresql://user:password@host:port/name`, or `postgresql://user@/name?host=/folder/of/socket`. */
  readonly url: string
  /** Connections at most: one half for transactions, one for single statements, at least one each. */
  readonly poolSize?: number
  /** 0 lets a statement run for ever: imports and migrations, never requests. */
  readonly statementTimeoutMs?: number
  /** Time limit for an answer, also of a database that says nothing at all; longer than it gives a statement itself. */
  readonly queryTimeoutMs?: number
  readonly lockTimeoutMs?: number
  readonly connectTimeoutMs?: number
  /** Told of connections lost while idle; the pool replaces them by itself. */
  readonly lost?: (error: Error) => void
  /** True if the database has been silent for so long that nothing is asked of it: statements then fail at once. */
  readonly isGone?: () => boolean
}

export interface OpenDatabase {
  readonly url: string
  readonly database: Database
  readonly pool: () => { readonly open: number; readonly idle: number; readonly waiting: number }
  readonly close: () => Promise<void>
}

/** Extra time for the answer of a statement that ends in time. */
const answerLateMs = 2_000

/**
 * Statements with lists of ids are planned once, not for every list: planning what a basket needs cost five times as much as running it.
 */
const keepPlans = '-c plan_cache_mode=force_generic_plan'
/**
 * On connections for transactions: `begin` is not waited for, and where it fails, the statements sent behind it must change nothing. Outside
 * of a transaction such a connection only reads.
 */
const readOnlyUntilBegun = '-c default_transaction_read_only=on'

/** Opens pools without connecting yet: the first query does. */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const poolSize = options.poolSize ?? 16
  const singles = openPool(options, Math.ceil(poolSize / 2), keepPlans)
  const transactions = openPool(options, Math.max(1, Math.floor(poolSize / 2)), `${keepPlans} ${readOnlyUntilBegun}`)
  const pools = [singles, transactions]
  const sum = (count: (pool: pg.Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0)
  return {
    url: options.url,
    database: databaseOn(singles, transactions, options.isGone),
    pool: () => ({
      open: sum(({ totalCount }) => totalCount),
      idle: sum(({ idleCount }) => idleCount),
      waiting: sum(({ waitingCount }) => waitingCount),
    }),
    close: async () => void (await Promise.all(pools.map((pool) => pool.end()))),
  }
}

function openPool(options: DatabaseOptions, max: number, settings: string): pg.Pool {
  const statementTimeoutMs = options.statementTimeoutMs ?? 5_000
  const pool = new pg.Pool({
    connectionString: options.url,
    max,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: options.queryTimeoutMs ?? (statementTimeoutMs === 0 ? 0 : statementTimeoutMs + answerLateMs),
    lock_timeout: options.lockTimeoutMs ?? 2_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'selvedge',
    options: settings,
    keepAlive: true,
    pipeline: true,
    types: valueParsers,
    stream: () => new GatheringSocket(),
  })
  pool.on('error', (error) => options.lost?.(withoutClient(error)))
  // Lost in the middle of a transaction: its next statement fails. Unheard, this would end the program.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function databaseOn(singles: pg.Pool, transactions: pg.Pool, isGone: DatabaseOptions['isGone']): Database {
  const requireAnswer = () => {
    if (isGone?.()) throw new Fault('database.unavailable')
  }
  const queries = queriesOf(singles, requireAnswer)
  const shared = sharedConnections(singles)
  return {
    sql: <Tables>() => queries as Kysely<Tables>,
    prepared: async (name, text, values) => {
      requireAnswer()
      return runPrepared(shared, name, text, values)
    },
    transaction: (work) =>
      repeated(async () => {
        requireAnswer()
        return inTransaction(transactions, work)
      }),
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
