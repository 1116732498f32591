import { expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/test-database.ts'
import { countAttempt } from './rate-counts.ts'

const database = await testDatabase()
/** A day long, so that no test run sees a window end; but for the one that starts at midnight. */
const signIn = { what: 'sign-in', who: '192.0.2.1', limit: 3, windowSeconds: 86_400 }

test('lets exactly as many simultaneous attempts through as the limit says', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => countAttempt(database, signIn)))

  expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3)
})

test('says when to come back', async () => {
  const answer = await countAttempt(database, { ...signIn, limit: 0 })

  expect(answer.allowed).toBe(false)
  expect('retryAfterSeconds' in answer && answer.retryAfterSeconds).toBeGreaterThan(0)
})

test('counts each visitor and each deed apart', async () => {
  expect(await countAttempt(database, { ...signIn, who: '192.0.2.2' })).toEqual({ allowed: true })
  expect(await countAttempt(database, { ...signIn, what: 'gift-card-balance' })).toEqual({ allowed: true })
})
