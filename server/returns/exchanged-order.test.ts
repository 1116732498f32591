import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromWire, toWire, type WireMoney } from '#contracts/money.ts'
import { money, taxWithin } from '#foundation/money.ts'
import type { Order } from '#server/orders/index.ts'
import { refund, refundFor } from '#server/orders/index.ts'
import { paidFor } from './exchange.ts'
import { exchangedOrder } from './exchanged-order.ts'

/** Number of random cases of the property test; `RETURN_CASES` overrides it. */
const cases = Number(process.env.RETURN_CASES ?? 3_000)
/** A hundred thousand cases take half an hour on a busy machine. */
const timeLimitMs = Math.max(300_000, cases * 30)

interface Sold {
  readonly quantity: number
  readonly worthMinor: number
  readonly back: number
  readonly taxPercent: number
}
const anySold: fc.Arbitrary<Sold[]> = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    worthMinor: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500_000 })),
    back: fc.integer({ min: 1, max: 9 }),
    taxPercent: fc.constantFrom(0, 5, 18, 25, 9.975),
  }),
  { minLength: 1, maxLength: 5 },
)

/** The parts of an order that an exchange reads, as the checkout stores them. */
function orderOf(sold: readonly Sold[], currency: string, onTop: boolean): Order {
  const wire = (minor: number): WireMoney => toWire(money(minor, currency))
  const total = sold.reduce((sum, { worthMinor }) => sum + worthMinor, 0)
  const tax = sold.reduce(
    (sum, { worthMinor, taxPercent }) => sum + taxWithin(money(worthMinor, currency), taxPercent).minor,
    0,
  )
  return {
    ...{ currency, consents: { terms: null, newsletter: { version: '1', at: 'then' } } },
    content: {
      lines: sold.map(({ quantity, taxPercent }, index) => ({
        ...{ id: String(index), sku: `a_b_${index}`, quantity, taxPercent, promotionId: 'three-for-two' },
        ...{ variant: { size: '38' }, unitPrice: { salesPrice: wire(0) }, discounts: [{ amount: 1 }] },
      })),
      shipments: [{ id: 'store-7', lineIds: ['0'], price: wire(500), predictedDeliveryDate: '2020-01-01' }],
      ...{ subtotal: wire(onTop ? total - tax : total), total: wire(total), totalDiscount: wire(0) },
      ...{
        shippingTotal: wire(0),
        totalVat: wire(tax),
        totalVat2: wire(Math.floor(tax / 3)),
        note: 'to the old order',
      },
    },
  } as unknown as Order
}

test(
  'an order of other sizes costs exactly what was paid for the returned pieces, in every currency and with taxes either way',
  () => {
    fc.assert(
      fc.property(
        anySold,
        fc.constantFrom('ISK', 'EUR', 'KWD'),
        fc.nat(1000),
        fc.boolean(),
        (sold, currency, off, top) => {
          const goods = sold.reduce((sum, { worthMinor }) => sum + worthMinor, 0)
          const lines = sold.map(({ quantity, worthMinor }, index) => ({
            ...{ lineId: String(index), sku: `a_b_${index}`, quantity, worthMinor, shipped: quantity },
            ...{ cancelled: 0, returned: 0, place: 'warehouse' },
          }))
          const totalMinor = goods - Math.floor((goods * off) / 1000) + 390
          const money = { currency, totalMinor, shippingMinor: 390, refundedMinor: 0, refundedShippingMinor: 0, lines }
          const pieces = sold.map(({ quantity, back }, index) => {
            return { lineItemId: String(index), quantity: Math.min(quantity, back) }
          })

          const paid = paidFor(money, pieces)
          const after = refund(lines, pieces)
          const whole = after.ok ? refundFor(lines, after.value, money) : -1
          expect(paid.reduce((sum, minor) => sum + minor, 0)).toBe(whole)
          expect(Math.min(...paid)).toBeGreaterThanOrEqual(0)

          const asked = pieces.map((some, index) => ({
            ...{ ...some, paidMinor: paid[index]! },
            instead: { sku: `a_c_${index}`, name: '40', size: '40', pieces: 9 },
          }))
          const onTop = top && sold.some(({ worthMinor, taxPercent }) => taxPercent > 0 && worthMinor > 1_000)
          const made = exchangedOrder(orderOf(sold, currency, onTop), asked, new Date())
          const { content } = made
          const minor = (amount: WireMoney) => fromWire(amount).minor
          expect(made.totalMinor).toBe(whole)
          expect(minor(content.total)).toBe(whole)
          expect(minor(content.remainingTotal)).toBe(0)
          expect(minor(content.subtotal) + (onTop ? minor(content.totalVat) : 0)).toBe(whole)
          expect(minor(content.totalVat1) + minor(content.totalVat2)).toBe(minor(content.totalVat))
          expect(content.lines.reduce((sum, { totalPrice }) => sum + minor(totalPrice), 0)).toBe(
            minor(content.subtotal),
          )
          expect(made.lines.reduce((sum, it) => sum + it.totalMinor + (onTop ? (it.vatMinor ?? 0) : 0), 0)).toBe(whole)
        },
      ),
      { numRuns: cases },
    )
  },
  timeLimitMs,
)

test('an order of other sizes takes over address and way, and nothing else of the first order', () => {
  const sold = [{ quantity: 2, worthMinor: 2_000, back: 1, taxPercent: 25 }]
  const instead = { sku: 'a_c_0', name: '40 / 32', size: '40', length: '32', ean: '570', pieces: 1 }

  const made = exchangedOrder(
    orderOf(sold, 'DKK', false),
    [{ lineItemId: '0', quantity: 1, paidMinor: 1_000, instead }],
    new Date(),
  )

  expect(made.content.lines[0]).toMatchObject({
    ...{ id: '1', sku: 'a_c_0', ean: '570', variant: { size: '40', length: '32' }, stockLocation: 'warehouse' },
  })
  expect(made.content.lines[0]).not.toHaveProperty('promotionId')
  expect(made.content.lines[0]).not.toHaveProperty('discounts')
  expect(made.content.shipments).toEqual([{ id: 'warehouse', lineIds: ['1'], price: { amount: 0, currency: 'DKK' } }])
  expect(made.content).not.toHaveProperty('note')
  expect(made.content.giftCards).toEqual([])
  expect(made.consents.newsletter).toBeNull()
})

test('an order of other sizes lists its taxes by rate if the first order lists the rate of each line', () => {
  const sold = [
    { quantity: 2, worthMinor: 25_000, back: 1, taxPercent: 25 },
    { quantity: 1, worthMinor: 11_800, back: 1, taxPercent: 18 },
  ]
  const first = orderOf(sold, 'DKK', false)
  const row = (percent: number, taxable: number, vat: number) => {
    return { name: 'moms', percent, taxable: toWire(money(taxable, 'DKK')), vat: toWire(money(vat, 'DKK')) }
  }
  const size = { name: '40', size: '40', pieces: 1 }
  const dress = { lineItemId: '0', quantity: 1, paidMinor: 12_500, instead: { ...size, sku: 'a_c_0' } }
  const shirt = { lineItemId: '1', quantity: 1, paidMinor: 11_800, instead: { ...size, sku: 'a_c_1' } }
  const taxRates = (asked: Parameters<typeof exchangedOrder>[1], ...listed: ReturnType<typeof row>[]) =>
    exchangedOrder({ ...first, content: { ...first.content, taxRates: listed } }, asked, new Date()).content.taxRates

  const [dresses, shirts] = [row(25, 20_000, 5_000), row(18, 10_000, 1_800)]
  expect(taxRates([dress], dresses, shirts)).toEqual([row(25, 10_000, 2_500)])
  expect(taxRates([dress, shirt], dresses, shirts)).toEqual([row(25, 10_000, 2_500), row(18, 10_000, 1_800)])
  expect(taxRates([dress, shirt], dresses)).toBeUndefined()
  expect(taxRates([dress])).toBeUndefined()
})
