import { expect, test } from 'vitest'
import type { OrderPieces } from '../orders/index.ts'
import { cancelledOf, sentOf, withdrawableOf, withdrawnLines } from './withdrawable.ts'

const line = (more: Partial<OrderPieces> = {}): OrderPieces => ({
  ...{ lineId: '1', sku: 'dress', quantity: 4, shipped: 0, cancelled: 0, returned: 0, worthMinor: 100 },
  place: 'warehouse',
  ...more,
})
const left = (lines: OrderPieces[], earlier: Parameters<typeof withdrawableOf>[1] = []) =>
  withdrawableOf(lines, earlier).map(({ notSent, sent }) => [notSent, sent])

test('what is neither cancelled nor refunded can be withdrawn, sent or not', () => {
  expect(left([line()])).toEqual([[4, 0]])
  expect(left([line({ shipped: 2, cancelled: 1 })])).toEqual([[1, 2]])
  expect(left([line({ shipped: 3, returned: 2 })])).toEqual([[1, 1]])
  expect(left([line({ cancelled: 4 })])).toEqual([[0, 0]])
})

test('pieces that were not sent are withdrawn first, and are cancelled', () => {
  const lines = withdrawnLines([line({ shipped: 2 })], [{ lineItemId: '1', quantity: 3 }], [])

  expect(lines).toEqual([{ lineItemId: '1', quantity: 3, cancelled: 2, sentGone: 1 }])
  expect(cancelledOf(lines)).toEqual([{ lineItemId: '1', quantity: 2 }])
  expect(sentOf(lines)).toEqual([{ lineItemId: '1', quantity: 1 }])
})

/** A small random generator with a seed, so that the cases are the same each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

test('however sending, cancelling, refunding and withdrawing follow on each other, no piece is withdrawn twice', () => {
  for (let seed = 1; seed <= Number(process.env.WITHDRAWAL_CASES ?? 3_000); seed++) {
    const next = numbers(seed)
    let it = line({ quantity: 1 + next(6) })
    const earlier: { lines: ReturnType<typeof withdrawnLines> }[] = []
    let sentWithdrawn = 0
    for (let step = 0; step < 12; step++) {
      const [open] = withdrawableOf([it], earlier)
      const all = open!.notSent + open!.sent
      expect(all, `${seed}`).toBeGreaterThanOrEqual(0)
      expect(open!.sent, `${seed}`).toBeLessThanOrEqual(it.shipped - sentWithdrawn)
      const what = next(4)
      if (what === 0) it = { ...it, shipped: it.shipped + next(open!.notSent + 1) }
      if (what === 1) it = { ...it, cancelled: it.cancelled + next(open!.notSent + 1) }
      if (what === 2) it = { ...it, returned: it.returned + next(it.shipped - it.returned + 1) }
      if (what === 3 && all > 0) {
        const lines = withdrawnLines([it], [{ lineItemId: '1', quantity: 1 + next(all) }], earlier)
        earlier.push({ lines })
        it = { ...it, cancelled: it.cancelled + lines[0]!.cancelled }
        sentWithdrawn += lines[0]!.quantity - lines[0]!.cancelled
      }
      expect(it.shipped + it.cancelled, `${seed}`).toBeLessThanOrEqual(it.quantity)
    }
  }
})
