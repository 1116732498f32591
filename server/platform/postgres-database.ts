import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { Fault } from '#foundation/fault.ts'
import type { Database } from './database.ts'
import { GatheringSocket } from './gathering-socket.ts'
import { isTemporary } from './outage.ts'
import { inTransaction, repeated } from './postgres-transaction.ts'
import { valueParsers } from './postgres-values.ts'
import { runPrepared } from './prepared-query.ts'
import { sharedConnections } from './shared-connections.ts'

export interface DatabaseOptions {
  /** `postgresql://user:password@host:port/name`, or `postgresql://user@/name?host=/folder/of/socket`. */
  readonly url: string
  /** Most connections: half for transactions and half for single statements, at least one each. */
  readonly poolSize?: number
  /** 0: no time limit. For imports and migrations, never for requests. */
  readonly statementTimeoutMs?: number
  /** Time limit for an answer, also if the database sends nothing at all. It is longer than the time limit of the statement itself. */
  readonly queryTimeoutMs?: number
  readonly lockTimeoutMs?: number
  readonly connectTimeoutMs?: number
  /** Called when an idle connection is lost. The pool replaces it by itself. */
  readonly lost?: (error: Error) => void
  /** True if the database has not answered for so long that no query is sent. Statements then fail at once. */
  readonly isGone?: () => boolean
}

export interface OpenDatabase {
  readonly url: string
  readonly database: Database
  readonly pool: () => { readonly open: number; readonly idle: number; readonly waiting: number }
  readonly close: () => Promise<void>
}

/** Extra time for the answer to arrive after a statement ended within its limit. */
const answerLateMs = 2_000

/** Statements with lists of ids are planned once and not for every list. For a basket, planning took five times as long as running. */
const keepPlans = '-c plan_cache_mode=force_generic_plan'
/**
 * For connections that run transactions. `begin` is not awaited, so if it fails, the statements sent after it must
 * change nothing. Outside a transaction such a connection can only read.
 */
const readOnlyUntilBegun = '-c default_transaction_read_only=on'

/** Creates the pools. The first query opens a connection. */
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
  // If a connection is lost in a transaction, the next statement fails anyway. The listener is only there because Node
  // ends the program on an `error` event without one.
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

/** Kysely returns a connection to the pool after any error. A connection that did not answer in time is closed instead. */
function queriesOf(pool: pg.Pool, requireAnswer: () => void): Kysely<unknown> {
  const lend = async (): Promise<pg.PoolClient> => {
    requireAnswer()
    const client = await pool.connect()
    let broken: Error | undefined
    const query = (...asked: Parameters<pg.PoolClient['query']>) =>
      (client.query(...asked) as unknown as Promise<unknown>).catch((error: Error) => {
        if (isTemporary(error)) broken = error
        throw error
      })
    return { query, release: () => client.release(broken) } as unknown as pg.PoolClient
  }
  const lending = { connect: lend, end: () => pool.end(), options: {} } as unknown as pg.Pool
  return new Kysely({ dialect: new PostgresDialect({ pool: lending }) })
}

/** The error refers to the whole connection with all its statements, which must not be logged. */
function withoutClient(error: Error & { client?: unknown }): Error {
  delete error.client
  return error
}
