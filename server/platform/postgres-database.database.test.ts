import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../../checks/harness/database/test-database.ts'
import type { Database } from './database.ts'
import { openDatabase } from './postgres-database.ts'
import { sqlState } from './sql-state.ts'

const { database, url } = await openTestDatabase()
const purse = database.sql<{ purse: { id: number; balance: number } }>()
await sql`create table purse (id integer primary key, balance integer not null check (balance >= 0))`.execute(purse)
await purse
  .insertInto('purse')
  .values([1, 2, 3].map((id) => ({ id, balance: 100 })))
  .execute()

const balances = async () =>
  (await purse.selectFrom('purse').select('balance').orderBy('id').execute()).map(({ balance }) => balance)

const takeTooMuch = 'update purse set balance = balance - 1000 where id = $1'

test('stores a whole transaction or nothing of it', async () => {
  const failing = database.transaction(async (inside) => {
    await inside.prepared('take', 'update purse set balance = balance - 10 where id = $1', [1])
    await inside.prepared('take-too-much', takeTooMuch, [2])
  })

  await expect(failing).rejects.toThrow('purse_balance_check')

  expect(await balances()).toEqual([100, 100, 100])
})

test('fails with the error of the first failing statement, and stores nothing of the others', async () => {
  const failing = database.transaction((inside) =>
    Promise.all([
      inside.prepared('take', 'update purse set balance = balance - 10 where id = $1', [1]),
      // This result is read a little later than the result of the next query.
      Promise.resolve(inside.prepared('take-too-much', takeTooMuch, [2])).then((rows) => rows),
      inside.prepared('take', 'update purse set balance = balance - 10 where id = $1', [3]),
    ]),
  )

  expect(await failing.catch(sqlState)).toBe('23514')

  expect(await balances()).toEqual([100, 100, 100])
})

test('raises no unhandled error for statements that are not awaited after an earlier one failed', async () => {
  const unheard: unknown[] = []
  const listen = (error: unknown) => unheard.push(error)
  process.on('unhandledRejection', listen)
  onTestFinished(() => void process.off('unhandledRejection', listen))

  const failing = database.transaction(async (inside) => {
    const first = inside.prepared('take-too-much', takeTooMuch, [2])
    const second = inside.prepared('take-too-much', takeTooMuch, [3])
    await first
    return second
  })

  await expect(failing).rejects.toThrow('purse_balance_check')
  await new Promise(setImmediate)
  expect(unheard).toEqual([])
})

test('changes nothing by statements of a transaction that is not begun', async () => {
  const { database: single, close } = openDatabase({ url, poolSize: 1 })

  const failing = single.transaction(async (inside) => {
    await inside.prepared('leave', 'rollback')
    await inside.prepared('take-all', 'update purse set balance = 0')
  })

  expect(await failing.catch(sqlState)).toBe('25006')
  expect(await balances()).toEqual([100, 100, 100])
  await single.transaction((inside) => inside.prepared('same', 'update purse set balance = balance'))
  await single.prepared('same', 'update purse set balance = balance')
  await close()
})

test.each([
  ['first', false],
  ['only', true],
])(
  'keeps nothing of a transaction whose %s statement failed, and uses its connection again',
  async (_which, isOnly) => {
    const { database: single, close } = openDatabase({ url, poolSize: 1 })
    await single.transaction((inside) => inside.prepared('one', 'select 1'))

    const failing = single.transaction(async (inside) => {
      const statements = [inside.prepared('take-too-much', takeTooMuch, [2])]
      if (!isOnly)
        statements.push(inside.prepared('take', 'update purse set balance = balance - 10 where id = $1', [1]))
      await Promise.all(statements)
    })

    expect(await failing.catch(sqlState)).toBe('23514')
    expect(await balances()).toEqual([100, 100, 100])
    await single.prepared('give', 'update purse set balance = balance + 10 where id = $1', [1])
    expect(await balances()).toEqual([110, 100, 100])
    await single.prepared('take', 'update purse set balance = balance - 10 where id = $1', [1])
    await close()
  },
)

test('runs statements of both kinds in one transaction, whichever comes first', async () => {
  const { database: single, close } = openDatabase({ url, poolSize: 1 })
  await single.transaction((inside) => inside.prepared('one', 'select 1'))
  const first = (inside: Database) => inside.prepared<{ id: string }>('id', 'select txid_current() as id')
  const second = async (inside: Database) =>
    (await sql<{ id: string }>`select txid_current() as id`.execute(inside.sql())).rows

  const begunBy = (one: typeof first, other: typeof first) =>
    single.transaction(async (inside) => [await one(inside), await other(inside)])
  const together = (one: typeof first, other: typeof first) =>
    single.transaction((inside) => Promise.all([one(inside), other(inside)]))

  for (const [one, other] of [
    await begunBy(first, second),
    await begunBy(second, first),
    await together(first, second),
    await together(second, first),
  ])
    expect(one).toEqual(other)
  await close()
})

test('runs nothing for a transaction that is over', async () => {
  const late = await database.transaction(async (inside) => inside)

  await expect(late.prepared('take-all', 'update purse set balance = 0 where id = 1')).rejects.toThrow(
    'database.transaction-is-over',
  )

  expect(await balances()).toEqual([100, 100, 100])
})

test('tries a transaction again after a deadlock, so that both of two crossing transfers happen', async () => {
  const transfer = (from: number, to: number) =>
    database.transaction(async (inside) => {
      await inside.prepared('move', 'update purse set balance = balance + $2 where id = $1', [from, -5])
      await sql`select pg_sleep(0.05)`.execute(inside.sql())
      await inside.prepared('move', 'update purse set balance = balance + $2 where id = $1', [to, 5])
    })

  await Promise.all([transfer(1, 2), transfer(2, 1)])

  expect(await balances()).toEqual([100, 100, 100])
})

test('gives up on a row that stays locked after three attempts', async () => {
  const blocked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const holder = database.transaction(async (inside) => {
    await inside.prepared('lock', 'select from purse where id = 3 for update')
    held.resolve()
    await blocked.promise
  })
  await held.promise
  let attempts = 0

  const waiting = database.transaction(async (inside) => {
    attempts++
    await sql`set local lock_timeout = 50`.execute(inside.sql())
    await inside.prepared('lock', 'select from purse where id = 3 for update')
  })

  expect(await waiting.catch(sqlState)).toBe('55P03')
  expect(attempts).toBe(3)
  blocked.resolve()
  await holder
})

test('never reports a commit as done if a swallowed error had rolled it back', async () => {
  const careless = database.transaction(async (inside) => {
    await inside.prepared('take-all', 'update purse set balance = 0 where id = 1')
    await inside.prepared('broken', 'select 1 / 0').catch(() => {})
  })

  await expect(careless).rejects.toThrow('database.commit-rolled-back')

  expect(await balances()).toEqual([100, 100, 100])
})

test('fails the transaction of a lost connection, and goes on with another connection', async () => {
  const cut = database.transaction(async (inside) => {
    const [own] = await inside.prepared<{ pid: number }>('own-pid', 'select pg_backend_pid() as pid')
    await inside.prepared('take-all', 'update purse set balance = 0 where id = 1')
    await database.prepared('cut', 'select pg_terminate_backend($1)', [own?.pid])
    await new Promise((resolve) => setTimeout(resolve, 200))
    await inside.prepared('too-late', 'select 1')
  })

  await expect(cut).rejects.toThrow()

  expect(await balances()).toEqual([100, 100, 100])
})

test('reads counts and sums as numbers, and days as midnight in UTC', async () => {
  const [row] = await database.prepared(
    'values',
    `select count(*) as accounts, sum(balance)::numeric as total, date '2026-11-29' as day, null::bigint as nothing from purse`,
  )

  expect(row).toEqual({ accounts: 3, total: 300, day: new Date('2026-11-29T00:00:00Z'), nothing: null })
})

test('reads the rows of a statement alike however often a connection runs it', async () => {
  const text = `select id, balance::bigint as balance, date '2026-11-29' as day, null::text as nothing from purse where id = any($1) order by id`
  const rowsOf = (ids: number[]) =>
    ids.map((id) => ({ id, balance: 100, day: new Date('2026-11-29T00:00:00Z'), nothing: null }))

  const [first, ...more] = await database.transaction(async (inside) => [
    await inside.prepared('read', text, [[1, 2]]),
    ...(await Promise.all([[3], [], [1, 3]].map((ids) => inside.prepared('read', text, [ids])))),
  ])

  expect([first, ...more]).toEqual([[1, 2], [3], [], [1, 3]].map(rowsOf))
})

test('refuses to read rows that are no longer what the statement was prepared for', async () => {
  await sql`create table note (text text)`.execute(database.sql())
  const changed = database.transaction(async (inside) => {
    await inside.prepared('notes', 'select * from note')
    await sql`alter table note add column id integer`.execute(inside.sql())
    await inside.prepared('notes', 'select * from note')
  })

  await expect(changed).rejects.toThrow('cached plan must not change result type')
})

test('refuses a number too large to be read exactly', async () => {
  await expect(database.prepared('large', 'select 9007199254740993::bigint as n')).rejects.toThrow(
    'database.integer-too-large',
  )
})
