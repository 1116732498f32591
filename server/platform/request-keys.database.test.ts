import { expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/test-database.ts'
import { once } from './request-keys.ts'

const database = await testDatabase()
const payment = { scope: 'basket:1', key: 'attempt-1', request: { amount: 29995 } }

test('does simultaneous repetitions of one request once and gives all the same answer', async () => {
  let times = 0
  const pay = () => once(database, payment, async () => ({ payment: ++times }))

  const answers = await Promise.all([pay(), pay(), pay()])

  expect(times).toBe(1)
  expect(answers.map(({ did }) => did).sort()).toEqual(['before', 'before', 'now'])
  expect(answers).toEqual(answers.map(({ did }) => ({ did, answer: { payment: 1 } })))
})

test('refuses a key that stood for another request', async () => {
  const other = { ...payment, request: { amount: 1 } }

  expect(await once(database, other, async () => 'paid')).toEqual({ did: 'differently' })
})

test('leaves the key free when the work failed', async () => {
  const retried = { ...payment, key: 'attempt-2' }
  await expect(once(database, retried, () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')

  expect(await once(database, retried, async () => 'paid')).toEqual({ did: 'now', answer: 'paid' })
})
