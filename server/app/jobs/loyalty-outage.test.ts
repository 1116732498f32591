import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromMajor } from '#foundation/money.ts'
import { type LoyaltyProvider, loyaltyReceipts } from '#server/loyalty/index.ts'
import { guarded } from '../composing/guarded.ts'
import { purchasesInMemory } from './purchases-in-memory.fakes.ts'

beforeEach(
  () =>
    void vi.useFakeTimers({ now: 0, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
)
afterEach(() => void vi.useRealTimers())

const secondMs = 1_000
const outageMs = 3_600 * secondMs
const ordersPerSecond = 50
const answerMs = 50
const tellEachMs = 5_000

/** A provider that does not answer for an hour. After that, each call takes 50 ms. */
function provider() {
  const known = new Map<string, number>()
  let asked = 0
  const isDown = () => Date.now() < outageMs
  const record: LoyaltyProvider['record'] = async ({ receiptId, total }) => {
    asked++
    await new Promise((waited) => setTimeout(waited, isDown() ? 3_000 : answerMs))
    if (isDown()) throw new Error('silent')
    known.set(receiptId, Math.floor(total.minor / 100))
    return 'recorded'
  }
  const loyalty = guarded({ record } as LoyaltyProvider, ['record'], { name: 'loyalty', now: () => Date.now() })
  return { loyalty, known, asked: () => asked }
}

test('after an hour without the provider at 50 orders a second, all points are there within 15 minutes, and no order waited for it', async () => {
  const { loyalty, known, asked } = provider()
  const ledger = purchasesInMemory(fromMajor(100, 'DKK'))
  const points = loyaltyReceipts({ ...ledger, provider: loyalty, clock: () => new Date(), log: () => {} })
  let [isTelling, placed] = [false, 0]
  const tell = async (): Promise<void> => {
    isTelling = true
    await points.report()
    isTelling = false
  }
  const passSecond = async (): Promise<void> => {
    const before = [Date.now(), asked()]
    for (let order = 0; order < ordersPerSecond; order++) await points.orderPlaced(`o${placed++}`)
    // Placing an order must not call the provider or wait for it.
    expect([Date.now(), asked()]).toEqual(before)
    if (Date.now() % tellEachMs === 0 && !isTelling) void tell()
    await vi.advanceTimersByTimeAsync(secondMs)
  }
  while (Date.now() < outageMs) await passSecond()
  expect([placed, known.size]).toEqual([180_000, 0])
  // The circuit breaker, and sending one receipt at a time, limit the number of calls.
  expect(asked()).toBeLessThan(1_000)
  const isAllTold = (): boolean => known.size >= 180_000 && placedIn(outageMs).every((id) => known.has(`DA-DK-${id}`))
  while (!isAllTold() && Date.now() < outageMs + 3_600 * secondMs) await passSecond()

  expect((Date.now() - outageMs) / secondMs).toBeLessThanOrEqual(15 * 60)
  expect(new Set(known.values())).toEqual(new Set([100]))
}, 300_000)

const placedIn = (ms: number): string[] =>
  Array.from({ length: (ms / secondMs) * ordersPerSecond }, (_, index) => `o${index}`)
