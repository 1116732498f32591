import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { Fault } from '#foundation/fault.ts'
import type { Database } from './database.ts'
import { runPrepared } from './prepared-query.ts'
import { sqlState } from './sql-state.ts'

/** Sessions are read-only, so if this statement fails, the statements after it change nothing. */
const begin = 'begin read write'
const repeats = 2
/** Error codes of statements in a transaction that has failed or has not begun. Their cause is an earlier error. */
const consequences = new Set(['25P02', '25006'])
const deadlockOrLockTimeout = new Set(['40P01', '55P03'])

/** Runs the attempt again after a deadlock or lock timeout. The pause is random, so that two attempts do not collide again. */
export async function repeated<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (let left = repeats; ; left--) {
    try {
      return await attempt()
    } catch (error) {
      if (left === 0 || !deadlockOrLockTimeout.has(sqlState(error) ?? '')) throw error
      await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 25))
    }
  }
}

export async function inTransaction<Value>(pool: pg.Pool, work: (inside: Database) => Promise<Value>): Promise<Value> {
  const client = await pool.connect()
  const { inside, begun, end, firstError } = onOneConnection(client)
  let broken: Error | undefined
  try {
    const value = await work(inside)
    end()
    const hasBegun = begun()
    if (!hasBegun) return value
    await hasBegun
    // If a caller ignores the error of a statement, the transaction is still aborted, and COMMIT is answered with
    // ROLLBACK.
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Fault('database.commit-rolled-back')
    return value
  } catch (error) {
    end()
    if (begun())
      await client.query('rollback').catch((rollbackError: Error) => {
        broken = rollbackError
      })
    // If a pipelined statement fails, those after it fail too, and their errors may arrive first.
    throw consequences.has(sqlState(error) ?? '') ? (firstError() ?? error) : error
  } finally {
    client.release(broken)
  }
}

interface OneConnection {
  readonly inside: Database
  /** The answer to `begin`; undefined before the first statement. */
  begun(): Promise<unknown> | undefined
  /** Allows no more statements, because the connection may soon be used by others. */
  end(): void
  firstError(): unknown
}

function onOneConnection(client: pg.PoolClient): OneConnection {
  let queries: Kysely<unknown> | undefined
  let begun: Promise<unknown> | undefined
  let isOver = false
  let firstError: unknown
  const fail = (error: unknown) => {
    firstError ??= error
  }
  /** Sent together with the first statement. Its answer is checked before the commit. */
  const beginOnce = () => {
    if (begun) return
    begun = client.query(begin)
    begun.catch(fail)
  }
  const ask = async <Row>(name: string, text: string, values?: readonly unknown[]): Promise<Row[]> => {
    if (isOver) throw new Fault('database.transaction-is-over', { name })
    beginOnce()
    try {
      return await runPrepared<Row>(client, name, text, values)
    } catch (error) {
      fail(error)
      throw error
    }
  }
  const inside: Database = {
    sql: <Tables>() => {
      queries ??= queriesOn(client, beginOnce)
      return queries as Kysely<Tables>
    },
    prepared: <Row>(name: string, text: string, values?: readonly unknown[]) => {
      const answer = ask<Row>(name, text, values)
      // Statements are sent before the earlier ones have answered. If an earlier one fails, nobody awaits this answer
      // any more. The commit fails anyway.
      answer.catch(() => {})
      return answer
    },
    transaction: (work) => work(inside),
  }
  const end = () => {
    isOver = true
  }
  return { inside, begun: () => begun, end, firstError: () => firstError }
}

/** Kysely needs a pool. This one always gives the same client and never takes it back. */
function queriesOn(client: pg.PoolClient, beginOnce: () => void): Kysely<unknown> {
  const query = async (...asked: Parameters<pg.PoolClient['query']>) => {
    beginOnce()
    return client.query(...asked)
  }
  const lent = { query, release: () => {} } as unknown as pg.PoolClient
  const pool = { connect: async () => lent, end: async () => {}, options: {} } as unknown as pg.Pool
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}
