import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate, money } from '#foundation/money.ts'
import { spreadOver } from '#server/gift-cards/gift-card.ts'
import { cancel, type OrderPieces, refund, ship } from '#server/orders/fulfilment/order-pieces.ts'
import { refundFor } from '#server/orders/fulfilment/refund-amounts.ts'
import { refundableMinor } from '#server/payments/index.ts'
import { returnRefund } from './return-amounts.ts'

/** Number of random cases of the property test; `RETURN_CASES` overrides it. */
const cases = Number(process.env.RETURN_CASES ?? 5_000)
/** A hundred thousand cases take half an hour on a busy machine. */
const timeLimitMs = Math.max(300_000, cases * 30)

const line = (lineId: string, more: Partial<OrderPieces> = {}): OrderPieces => ({
  ...{ lineId, sku: `sku-${lineId}`, quantity: 2, shipped: 2, cancelled: 0, returned: 0, worthMinor: 1000 },
  ...{ place: 'warehouse', ...more },
})
const order = (lines: readonly OrderPieces[], more: object = {}) => ({
  ...{ currency: 'DKK', totalMinor: 2390, shippingMinor: 390, refundedMinor: 0, refundedShippingMinor: 0, lines },
  ...more,
})
const keeps = { refundsDelivery: false }
const gives = { refundsDelivery: true }

test('refunds what was paid for the pieces, and delivery with the last of them where the market says so [C-RET-O2]', () => {
  const one = [{ lineItemId: '1', quantity: 1 }]
  const both = [{ lineItemId: '1', quantity: 2 }]
  const lines = [line('1', { worthMinor: 2000 })]

  expect(returnRefund(order(lines), one, gives)).toEqual({ ok: true, value: { minor: 1000, shipping: false } })
  expect(returnRefund(order(lines), both, gives)).toEqual({ ok: true, value: { minor: 2390, shipping: true } })
  expect(returnRefund(order(lines), both, keeps)).toEqual({ ok: true, value: { minor: 2000, shipping: false } })
  expect(returnRefund(order(lines), [{ lineItemId: '1', quantity: 3 }], gives)).toMatchObject({
    problem: { code: 'order.too-few-sent', left: 2 },
  })
})

test('refunds the delivery of an order once, also where it was refunded before [C-RET-O2]', () => {
  const before = order([line('1', { worthMinor: 2000 })], { refundedMinor: 390, refundedShippingMinor: 390 })

  expect(returnRefund(before, [{ lineItemId: '1', quantity: 2 }], gives)).toEqual({
    ok: true,
    value: { minor: 2000, shipping: false },
  })
})

test('leaves a promotion on the pieces that stay [C-RET-O2]', () => {
  const threeForTwo = order([line('1', { quantity: 3, shipped: 3, worthMinor: 2000 })], {
    ...{ totalMinor: 2000, shippingMinor: 0 },
  })

  expect(returnRefund(threeForTwo, [{ lineItemId: '1', quantity: 1 }], gives)).toMatchObject({ value: { minor: 667 } })
  expect(returnRefund(threeForTwo, [{ lineItemId: '1', quantity: 2 }], gives)).toMatchObject({ value: { minor: 1333 } })
})

test('refunds delivery although a gift card of the same order stays', () => {
  const withCard = order([line('1'), line('2', { place: 'online' })])

  expect(returnRefund(withCard, [{ lineItemId: '1', quantity: 2 }], gives)).toEqual({
    ok: true,
    value: { minor: 1390, shipping: true },
  })
})

const anyLines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    worthMinor: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500_000 })),
    isDigital: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
)
interface Bought {
  readonly lines: readonly { readonly quantity: number; readonly worthMinor: number; readonly isDigital: boolean }[]
  readonly currency: string
  readonly shippingMinor: number
  readonly discount: number
  readonly cards: readonly [thousandths: number, count: number]
  readonly refundsDelivery: boolean
}
const anyOrder: fc.Arbitrary<Bought> = fc.record({
  lines: anyLines,
  currency: fc.constantFrom('ISK', 'JPY', 'DKK', 'EUR', 'TRY', 'KWD', 'BHD'),
  shippingMinor: fc.nat(9_000),
  /** Discounts on the whole order, in thousandths. */
  discount: fc.nat(1000),
  /** The part that gift cards paid, in thousandths, and the number of cards. */
  cards: fc.tuple(fc.nat(1000), fc.integer({ min: 1, max: 4 })),
  refundsDelivery: fc.boolean(),
})
const anySteps = fc.array(
  fc.record({
    does: fc.constantFrom('cancel', 'ship', 'return', 'return', 'goodwill'),
    line: fc.nat(5),
    quantity: fc.integer({ min: 1, max: 4 }),
    delivery: fc.boolean(),
  }),
  { maxLength: 30 },
)

/** The books of one order: what its payment and its gift cards paid, and what was refunded to each. */
function booksOf({ lines, currency, shippingMinor, discount, cards: [part, count] }: Bought) {
  const goods = lines.reduce((sum, { worthMinor }) => sum + worthMinor, 0)
  const totalMinor = goods - Math.floor((goods * discount) / 1000) + shippingMinor
  const cardMinor = Math.floor((totalMinor * part) / 1000)
  const shares = allocate(
    money(cardMinor, currency),
    Array.from({ length: count }, () => 1),
  )
  const cards = shares.map(({ minor }, index) => ({ cardId: String(index), minor, back: 0 }))
  return { totalMinor, paidMinor: totalMinor - cardMinor, moneyBack: 0, cards }
}

function refundMoney(books: ReturnType<typeof booksOf>, minor: number): void {
  const moneyMinor = Math.min(
    minor,
    refundableMinor({ paidMinor: books.paidMinor, backMinor: books.moneyBack, lostMinor: 0 }),
  )
  books.moneyBack += moneyMinor
  const left = books.cards.map(({ cardId, minor: paid, back }) => ({ cardId, minor: paid - back }))
  const backs = spreadOver(left, minor - moneyMinor)
  for (const back of backs) books.cards.find(({ cardId }) => cardId === back.cardId)!.back += back.minor
  expect(backs.reduce((sum, back) => sum + back.minor, moneyMinor)).toBe(minor)
}

test(
  'any split of an order into returns refunds what was paid, to the minor unit, to the payments it came from, and never more [C-RET-O2]',
  () => {
    fc.assert(
      fc.property(anyOrder, anySteps, (bought, steps) => {
        const books = booksOf(bought)
        const { currency, shippingMinor, refundsDelivery } = bought
        const state = {
          currency,
          shippingMinor,
          totalMinor: books.totalMinor,
          refundedMinor: 0,
          refundedShippingMinor: 0,
        }
        let lines = bought.lines.map(({ isDigital, ...one }, index) =>
          line(String(index), { ...one, shipped: 0, place: isDigital ? 'online' : 'warehouse' }),
        )
        let isEndedByReturn = false
        const pay = (after: OrderPieces[], minor: number, shipping: boolean) => {
          expect(minor).toBeGreaterThanOrEqual(0)
          refundMoney(books, minor)
          state.refundedMinor += minor
          if (shipping) state.refundedShippingMinor += Math.min(shippingMinor - state.refundedShippingMinor, minor)
          expect(state.refundedMinor).toBeLessThanOrEqual(books.totalMinor)
          lines = after
        }
        const refundPieces = (pieces: { lineItemId: string; quantity: number }[]) => {
          const refunded = returnRefund({ ...state, lines }, pieces, { refundsDelivery })
          const after = refund(lines, pieces)
          expect(refunded.ok).toBe(after.ok)
          if (refunded.ok && after.ok) pay(after.value, refunded.value.minor, refunded.value.shipping)
          if (refunded.ok) isEndedByReturn = true
        }
        for (const { does, line: index, quantity, delivery } of steps) {
          const pieces = [{ lineItemId: String(index % lines.length), quantity }]
          if (does === 'return') refundPieces(pieces)
          const after = does === 'ship' ? ship(lines, pieces) : does === 'cancel' ? cancel(lines, pieces) : undefined
          if (does === 'ship' && after?.ok) lines = after.value
          if (does === 'cancel' && after?.ok) pay(after.value, refundFor(lines, after.value, state), false)
          const goodwill = does === 'goodwill' ? refund(lines, pieces) : undefined
          if (goodwill?.ok || (does === 'cancel' && after?.ok)) isEndedByReturn = false
          if (goodwill?.ok) pay(goodwill.value, refundFor(lines, goodwill.value, state, delivery), delivery)
        }
        const rest = lines.map((one) => ({
          lineItemId: one.lineId,
          quantity: one.quantity - one.shipped - one.cancelled,
        }))
        const sent = ship(
          lines,
          rest.filter(({ quantity }) => quantity > 0),
        )
        if (sent.ok) lines = sent.value
        const isWhole = lines.some(({ shipped }) => shipped > 0)
        for (const one of lines)
          for (let left = one.shipped - one.returned; left > 0; left--)
            refundPieces([{ lineItemId: one.lineId, quantity: 1 }])
        const owed =
          state.refundedShippingMinor === shippingMinor || !isWhole ? 0 : shippingMinor - state.refundedShippingMinor
        const hasWorth = bought.lines.some(({ worthMinor }) => worthMinor > 0)
        if (isWhole && hasWorth) expect(state.refundedMinor).toBe(books.totalMinor - owed)
        if (isWhole && isEndedByReturn && refundsDelivery && lines.every(({ place }) => place !== 'online')) {
          expect(owed).toBe(0)
          expect(books.moneyBack).toBe(books.paidMinor)
          expect(books.cards.every(({ minor, back }) => minor === back)).toBe(true)
        }
      }),
      { numRuns: cases },
    )
  },
  timeLimitMs,
)
