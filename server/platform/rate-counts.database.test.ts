import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { limits } from './limits.ts'
import { countedAttempt, type RatedAttempt } from './rate-counts.repository.ts'

const database = await testDatabase()
const { most, seconds } = limits['promo-code-by-basket']

/** Returns how many of these simultaneous attempts were allowed. */
async function letTry(times: number, { right, ...one }: RatedAttempt & { readonly right: boolean }): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: times }, () => countedAttempt(database, [one], async () => ({ right, value: 'tried' }))),
  )
  return answers.filter(({ allowed }) => allowed).length
}

/**
 * Moves the counts into the past. It moves them to a far time and back, so that no row gets the key of a row that is
 * not moved yet.
 */
async function letPass(who: string, passed: number) {
  const far = 1_000_000_000
  const move = 'update rate_count set window_start = window_start - make_interval(secs => $2) where who = $1'
  await database.prepared('test-pass', move, [who, passed + far])
  await database.prepared('test-pass', move, [who, -far])
}

test('lets exactly as many wrong guesses be made at once as the limit says, and then says when to come back', async () => {
  const who = { what: 'promo-code-by-basket', who: 'a' } as const

  expect(await letTry(most + 10, { ...who, right: false })).toBe(most)
  const over = await countedAttempt(database, [who], () => Promise.reject(new Error('was let try')))
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

test('never allows more wrong guesses within a span than the limit, wherever the span begins', async () => {
  const bursts = fc.array(
    fc.record({
      // Share of the time span that passes before the burst. Most are close to the whole span.
      after: fc.oneof(fc.double({ min: 0, max: 1.2, noNaN: true }), fc.double({ min: 0.9, max: 1.02, noNaN: true })),
      times: fc.integer({ min: 1, max: most + 5 }),
    }),
    { minLength: 2, maxLength: 6 },
  )
  await fc.assert(
    fc.asyncProperty(bursts, async (all) => {
      const one = { what: 'promo-code-by-basket', who: newId() } as const
      const allowed: { readonly at: number; readonly count: number }[] = []
      let passed = 0
      for (const { after, times } of all) {
        await letPass(one.who, after * seconds)
        passed += after * seconds
        allowed.push({ at: passed + Date.now() / 1000, count: await letTry(times, { ...one, right: false }) })
      }
      for (const { at } of allowed) {
        // Allow 60 seconds: a burst takes a moment, and its time is read before it begins.
        const within = allowed.filter((other) => other.at >= at && other.at < at + seconds - 60)
        expect(within.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(most)
      }
    }),
    {
      numRuns: 30,
      examples: [
        [
          [
            { after: 0, times: 5 },
            { after: 1.02, times: 1 },
            { after: 0.9, times: 1 },
            { after: 0.9, times: 4 },
          ],
        ],
      ],
    },
  )
})

test('allows guesses again once the span has passed, and counts those of two moments together', async () => {
  const one = { what: 'promo-code-by-basket', who: 'e', right: false } as const
  await letTry(most - 5, one)
  await letPass('e', seconds * 0.6)

  expect(await letTry(most, one)).toBe(5)
  await letPass('e', seconds)
  expect(await letTry(most, one)).toBe(most)
})

test('uncounts a right guess although later ones were counted meanwhile', async () => {
  const one = { what: 'promo-code-by-basket', who: 'f' } as const
  await countedAttempt(database, [one], async () => {
    await letTry(most - 1, { ...one, right: false })
    return { right: true, value: 'tried' }
  })

  expect(await letTry(most, { ...one, right: false })).toBe(1)
})
