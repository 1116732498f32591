import { expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { limits } from './limits.ts'
import { type Guess, guess } from './rate-counts.repository.ts'

const database = await testDatabase()
const { most, seconds } = limits['promo-code-by-basket']

/** Number of of so many at once were let try. */
async function letTry(times: number, { right, ...one }: Guess & { readonly right: boolean }): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: times }, () => guess(database, [one], async () => ({ right, value: 'tried' }))),
  )
  return answers.filter(({ allowed }) => allowed).length
}

test('lets exactly as many wrong guesses be made at once as the limit says, and then says when to come back', async () => {
  const who = { what: 'promo-code-by-basket', who: 'a' } as const

  expect(await letTry(most + 10, { ...who, right: false })).toBe(most)
  const over = await guess(database, [who], () => Promise.reject(new Error('was let try')))
  expect(over).toEqual({ allowed: false, retryAfterSeconds: seconds })
})

test('counts no guess that was right', async () => {
  const who = { what: 'promo-code-by-basket', who: 'b' } as const

  for (let times = 0; times < most * 2; times++) expect(await letTry(1, { ...who, right: true })).toBe(1)
})

test('counts each visitor and each action apart', async () => {
  await letTry(most, { what: 'promo-code-by-basket', who: 'c', right: false })

  expect(await letTry(1, { what: 'promo-code-by-basket', who: 'd', right: false })).toBe(1)
  expect(await letTry(1, { what: 'promo-code-by-network', who: 'c', right: false })).toBe(1)
})
