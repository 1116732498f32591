import { sql } from 'kysely'
import { afterAll, afterEach, expect, test } from 'vitest'
import { freezableDatabase } from '../../checks/harness/database/freezable-database.ts'
import { openTestDatabase } from '../../checks/harness/database/test-database.ts'
import { watchDatabase } from './database-watch.ts'
import { isTemporary } from './outage.ts'
import { openDatabase } from './postgres-database.ts'

const way = await freezableDatabase((await openTestDatabase()).url)
afterEach(() => way.thaw())
const patience = { statementTimeoutMs: 60_000, queryTimeoutMs: 1_000, connectTimeoutMs: 1_000, poolSize: 2 }
const { database, pool, close } = openDatabase({ url: way.url, ...patience })
afterAll(async () => {
  await close()
  await way.close()
})

const one = () => database.prepared<{ one: number }>('one', 'select 1 as one')
const speaks = () => expect.poll(() => one().catch(() => undefined)).toEqual([{ one: 1 }])
const ways = {
  prepared: one,
  typed: () => sql`select 1`.execute(database.sql()),
  transaction: () => database.transaction((inside) => inside.prepared('one', 'select 1 as one')),
}

test('ends a statement if the database does not answer, and tries again on a new connection once it answers', async () => {
  for (const [name, ask] of Object.entries(ways)) {
    await speaks()
    way.freeze()
    const failed = await ask().catch((error: unknown) => error)
    way.thaw()

    expect([name, isTemporary(failed)]).toEqual([name, true])
    await speaks()
  }
})

test('keeps no connection that did not answer, however many statements it was asked for', async () => {
  await Promise.all([speaks(), speaks()])
  way.freeze()
  const asked = [...Object.values(ways), ...Object.values(ways)].map((ask) => ask().catch(isTemporary))

  expect(await Promise.all(asked)).toEqual(asked.map(() => true))
  expect(pool()).toMatchObject({ waiting: 0 })
  way.thaw()
  await speaks()
})

test('detects when the database stops answering and when it answers again', async () => {
  const told: boolean[] = []
  const watch = watchDatabase({
    url: way.url,
    ...{ everyMs: 50, withinMs: 1_000, goneAfterMs: 1_500 },
    changed: (isAnswering) => told.push(isAnswering),
  })
  expect([watch.isAnswering(), watch.isGone()]).toEqual([true, false])

  way.freeze()
  await expect.poll(watch.isAnswering).toBe(false)
  await expect.poll(watch.isGone).toBe(true)
  way.thaw()
  await expect.poll(watch.isAnswering).toBe(true)
  expect(watch.isGone()).toBe(false)
  await watch.close()
  expect(told).toEqual([false, true])
})

test('sends no statement to a database that has not answered for long', async () => {
  const gone = openDatabase({ url: 'postgresql://nobody@127.0.0.1:1/none', isGone: () => true })
  const asked = [
    gone.database.prepared('one', 'select 1'),
    sql`select 1`.execute(gone.database.sql()),
    gone.database.transaction(async () => {}),
  ]

  for (const one of asked) await expect(one).rejects.toThrow('database.unavailable')
  await gone.close()
})
