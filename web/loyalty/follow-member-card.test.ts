import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WireMemberCard } from '#contracts/loyalty.ts'
import * as fixed from '#foundation/fixed-values.ts'
import { followMemberCard, type ShownCard } from './follow-member-card.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const cardUntil = (ms: number, qrCode = 'data:,1'): WireMemberCard => ({
  qrCode,
  validUntil: new Date(ms).toISOString(),
})

function follow(requestCard: () => Promise<WireMemberCard>, first?: WireMemberCard) {
  const seen: (ShownCard & { readonly at: number })[] = []
  const stop = followMemberCard({
    ...{ requestCard, first, now: () => Date.now() },
    onChange: (shown) => void seen.push({ ...shown, at: Date.now() }),
  })
  return { seen, stop }
}

test('a code is shown 900 ms after it was asked for and looked at each 1000 ms, two values of their own [C-LOY-04, C-LOY-O2, C-CST-08]', async () => {
  expect([fixed.memberCodeAfterMs, fixed.memberCodeTickMs]).toEqual([900, 1000])
  const { seen, stop } = follow(async () => cardUntil(900_000))

  await vi.advanceTimersByTimeAsync(899)
  expect(seen).toEqual([])
  await vi.advanceTimersByTimeAsync(2_101)
  expect(seen.map(({ at, left }) => [at, left])).toEqual([
    [900, 900],
    [1_000, 899],
    [2_000, 898],
    [3_000, 897],
  ])
  expect(seen.every(({ card, failed }) => card?.qrCode === 'data:,1' && !failed)).toBe(true)
  stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(seen).toHaveLength(4)
})

test('a code that arrives later is shown on arrival', async () => {
  const { seen, stop } = follow(() => new Promise((answer) => setTimeout(() => answer(cardUntil(900_000)), 1_500)))

  await vi.advanceTimersByTimeAsync(1_499)
  expect(seen).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(seen.map(({ at }) => at)).toEqual([1_500])
  stop()
})

test('an expired code disappears at once, and one new code is requested', async () => {
  let asked = 0
  const { seen, stop } = follow(async () => cardUntil(900_000, `data:,${++asked}`), cardUntil(2_500, 'data:,first'))

  await vi.advanceTimersByTimeAsync(5_000)
  stop()
  expect(asked).toBe(1)
  expect(seen.map(({ at, card }) => [at, card?.qrCode])).toEqual([
    [1_000, 'data:,first'],
    [2_000, 'data:,first'],
    [3_000, undefined],
    [3_900, 'data:,1'],
    [4_000, 'data:,1'],
    [5_000, 'data:,1'],
  ])
})

test('says so when no code can be had, and asks for none while the card is closed', async () => {
  const { seen, stop } = follow(() => Promise.reject(new Error('503')))
  await vi.advanceTimersByTimeAsync(900)
  stop()

  expect(seen).toEqual([{ card: undefined, failed: true, left: undefined, at: 900 }])
})
