import { afterAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { accepted, refused } from '#foundation/result.ts'
import { openTestDatabase } from '../../checks/harness/database/test-database.ts'
import { answerOnce } from './answer-once.repository.ts'
import { openDatabase } from './postgres-database.ts'

const { database, url } = await openTestDatabase()
const impatient = openDatabase({ url, poolSize: 1, lockTimeoutMs: 20 })
afterAll(() => impatient.close())
const done: number[] = []
beforeEach(() => done.splice(0))

const call = (key: string, body: unknown = { lines: [1] }) => ({ scope: 'test', key, body })
const count = async () => {
  done.push(done.length)
  return accepted({ first: done.length })
}

test('acts once for a key, and gives all simultaneous requests the first answer', async () => {
  const key = newId()
  const answers = await Promise.all(Array.from({ length: 12 }, () => answerOnce(database, call(key), count)))

  expect(done).toHaveLength(1)
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"ok":true,"value":{"first":1}}']))
})

test('refuses a key that was used for another call, whatever the order of its fields', async () => {
  const key = newId()
  await answerOnce(database, call(key, { a: 1, b: 2 }), count)

  expect(await answerOnce(database, call(key, { b: 2, a: 1 }), count)).toMatchObject({ ok: true })
  expect(await answerOnce(database, call(key, { a: 1, b: 3 }), count)).toEqual(
    refused({ code: 'call.key-used-otherwise' }),
  )
  expect(await answerOnce(database, { ...call(key, { a: 2 }), scope: 'other' }, count)).toMatchObject({ ok: true })
  expect(done).toHaveLength(2)
})

test('stores nothing if the program fails in between, and the same call then runs again', async () => {
  const key = newId()
  const failing = answerOnce(database, call(key), async () => {
    throw new Error('killed')
  })

  await expect(failing).rejects.toThrow('killed')
  expect(await answerOnce(database, call(key), count)).toEqual(accepted({ first: 1 }))
})

test('gives a refusal again too, unless refusals may be over by then', async () => {
  const refuse = async () => refused({ code: 'no' })
  const [kept, passing] = [call(newId()), { ...call(newId()), refusalsPass: true as const }]
  await answerOnce(database, kept, refuse)
  await answerOnce(database, passing, refuse)

  expect(await answerOnce(database, kept, count)).toEqual(refused({ code: 'no' }))
  expect(await answerOnce(database, passing, count)).toMatchObject({ ok: true })
})

test('answers a caller who has waited too long that the first call still runs', async () => {
  const key = newId()
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = answerOnce(database, call(key), async () => {
    begun.resolve()
    await goOn.promise
    return await count()
  })
  await begun.promise

  expect(await answerOnce(impatient.database, call(key), count)).toEqual(refused({ code: 'call.still-running' }))
  goOn.resolve()
  expect(await first).toEqual(accepted({ first: 1 }))
  expect(done).toHaveLength(1)
})

test('asks for a key of printable signs, 255 at most', async () => {
  for (const key of [undefined, '', 'a b', 'ø', 'x'.repeat(256), ['a', 'b']])
    expect(await answerOnce(database, { scope: 'test', key, body: {} }, count)).toEqual(
      refused({ code: 'call.key-missing' }),
    )
  expect(done).toEqual([])
  expect(await answerOnce(database, call('~'.repeat(255)), count)).toMatchObject({ ok: true })
})
