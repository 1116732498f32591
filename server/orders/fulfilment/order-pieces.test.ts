import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cancel, leftOf, type OrderPieces, openPieces, refund, ship, stateByPieces } from './order-pieces.ts'
import { refundFor } from './refund-amounts.ts'

const line = (lineId: string, more: Partial<OrderPieces> = {}): OrderPieces => ({
  lineId,
  sku: `sku-${lineId}`,
  quantity: 2,
  shipped: 0,
  cancelled: 0,
  returned: 0,
  worthMinor: 1000,
  place: 'warehouse',
  ...more,
})
const lines = [line('1'), line('2', { place: 'store-aarhus', quantity: 1 })]

test('sends and cancels no more pieces than are left [C-ORD-O3]', () => {
  expect(cancel(lines, [{ lineItemId: '1', quantity: 3 }])).toEqual({
    ok: false,
    problem: { code: 'order.too-many-pieces', lineItemId: '1', left: 2 },
  })
  expect(
    ship(lines, [
      { lineItemId: '1', quantity: 1 },
      { lineItemId: '1', quantity: 2 },
    ]).ok,
  ).toBe(false)
  expect(ship(lines, [{ lineItemId: '9', quantity: 1 }])).toMatchObject({ problem: { code: 'order.line-unknown' } })
})

test('refunds no more pieces than were sent and not refunded yet', () => {
  const sent = [line('1', { shipped: 2, returned: 1 })]

  expect(refund(sent, [{ lineItemId: '1', quantity: 1 }])).toMatchObject({ ok: true, value: [{ returned: 2 }] })
  expect(refund(sent, [{ lineItemId: '1', quantity: 2 }])).toEqual({
    ok: false,
    problem: { code: 'order.too-few-sent', lineItemId: '1', left: 1 },
  })
  expect(refund(sent, [{ lineItemId: '9', quantity: 1 }])).toMatchObject({ problem: { code: 'order.line-unknown' } })
})

test('refunds the delivery cost on request, together with sent pieces, and never more than was paid', () => {
  const order = { currency: 'DKK', totalMinor: 2390, shippingMinor: 390, refundedMinor: 0, refundedShippingMinor: 0 }
  const sent = [line('1', { worthMinor: 2000, shipped: 2 })]
  const half = [{ ...sent[0]!, returned: 1 }]

  expect(refundFor(sent, half, order, true)).toBe(1390)
  expect(refundFor(sent, half, { ...order, refundedMinor: 390, refundedShippingMinor: 390 }, true)).toBe(1000)
  expect(
    refundFor(half, [{ ...sent[0]!, returned: 2 }], { ...order, refundedMinor: 1390, refundedShippingMinor: 390 }),
  ).toBe(1000)
})

test('is done when nothing is left to send, and cancelled when nothing was sent [C-ORD-O1]', () => {
  const after = (shipped: number, cancelled: number) => stateByPieces([line('1', { shipped, cancelled })])

  expect([after(0, 0), after(1, 0), after(0, 1), after(2, 0), after(1, 1), after(0, 2)]).toEqual([
    'placed',
    'placed',
    'placed',
    'completed',
    'completed',
    'cancelled',
  ])
})

test('sends what lies in one place by itself [C-ORD-03]', () => {
  expect(openPieces(lines, 'store-aarhus')).toEqual([{ lineItemId: '2', quantity: 1 }])
  expect(openPieces(lines)).toHaveLength(2)
})

test('refunds the delivery with the last piece if nothing was sent [C-ORD-O3]', () => {
  const order = { currency: 'DKK', totalMinor: 2390, shippingMinor: 390, refundedMinor: 0, refundedShippingMinor: 0 }
  const one = [line('1', { worthMinor: 2000 })]
  const half = cancel(one, [{ lineItemId: '1', quantity: 1 }])
  if (!half.ok) throw new Error('refused')
  const none = cancel(half.value, [{ lineItemId: '1', quantity: 1 }])
  if (!none.ok) throw new Error('refused')

  expect(refundFor(one, half.value, order)).toBe(1000)
  expect(refundFor(half.value, none.value, { ...order, refundedMinor: 1000 })).toBe(1390)
  const sent = [line('1', { worthMinor: 2000, shipped: 1 })]
  expect(refundFor(sent, [{ ...sent[0]!, cancelled: 1 }], order)).toBe(1000)
})

const anyOrder = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 9 }), worthMinor: fc.integer({ min: 0, max: 500_000 }) }),
  { minLength: 1, maxLength: 6 },
)
const anySteps = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 3 }), fc.boolean()), { maxLength: 40 })

test('refunds exactly the paid amount once all is cancelled, and never more before, in any order of events [C-ORD-O3]', () => {
  fc.assert(
    fc.property(anyOrder, anySteps, fc.nat(9000), fc.nat(3000), (kinds, steps, shippingMinor, discount) => {
      let now = kinds.map((kind, index) => line(String(index), kind))
      const goods = Math.max(0, kinds.reduce((sum, { worthMinor }) => sum + worthMinor, 0) - discount)
      const order = {
        currency: 'EUR',
        totalMinor: goods + shippingMinor,
        shippingMinor,
        refundedMinor: 0,
        refundedShippingMinor: 0,
      }
      const cancelSome = (pieces: { lineItemId: string; quantity: number }[]) => {
        const after = cancel(now, pieces)
        if (!after.ok) return
        const amount = refundFor(now, after.value, order)
        expect(amount).toBeGreaterThanOrEqual(0)
        order.refundedMinor += amount
        expect(order.refundedMinor).toBeLessThanOrEqual(order.totalMinor)
        now = after.value
      }
      for (const [index, quantity, sends] of steps) {
        const pieces = [{ lineItemId: String(index), quantity }]
        const sent = sends ? ship(now, pieces) : undefined
        if (sent?.ok) now = sent.value
        else if (!sends) cancelSome(pieces)
        expect(now.every((one) => leftOf(one) >= 0)).toBe(true)
      }
      cancelSome(openPieces(now))
      expect(stateByPieces(now)).not.toBe('placed')
      if (now.every(({ shipped }) => shipped === 0)) expect(order.refundedMinor).toBe(order.totalMinor)
      else expect(order.refundedMinor).toBeLessThanOrEqual(goods)
    }),
    { numRuns: 2000 },
  )
})
