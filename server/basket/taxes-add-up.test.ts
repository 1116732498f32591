import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, type Money, money, zero } from '#foundation/money.ts'
import { partsOfLine, type TaxRate } from '#server/taxes/index.ts'
import { type PricedLine, totalsOf } from './basket-totals.ts'

const pound = (minor: number) => money(minor, 'GBP')
const dollar = (minor: number) => money(minor, 'USD')
const at = (percent: number, more: Partial<TaxRate> = {}): TaxRate => ({ percent, percent2: 0, ...more })
const line = (unit: Money, rate: TaxRate, more: Partial<PricedLine> = {}): PricedLine => ({
  ...{ unit, list: unit, quantity: 1, rate },
  ...more,
})
const british = { included: true, usual: at(20) }

test('taxes a child’s shoe and an adult’s shirt each at its own rate, and keeps the prices', () => {
  const totals = totalsOf([line(pound(4000), at(0)), line(pound(6000), at(20))], pound(0), british)

  expect(totals.total).toEqual(pound(10_000))
  expect(totals.taxRows).toEqual([
    { tax: 1, percent: 20, taxable: pound(5000), vat: pound(1000) },
    { tax: 1, percent: 0, taxable: pound(4000), vat: pound(0) },
  ])
})

test('taxes delivery as what is sent, in proportion [C-TAX-O1]', () => {
  const totals = totalsOf([line(pound(4000), at(0)), line(pound(6000), at(20))], pound(500), british)

  expect(totals.shippingVat).toEqual(pound(50))
  expect(totalsOf([line(pound(4000), at(0))], pound(500), british).shippingVat).toEqual(pound(0))
  expect(totalsOf([line(pound(4000), at(20))], pound(500), british).shippingVat).toEqual(pound(83))
})

test('taxes delivery at the usual rate if only vouchers, gifts and downloads are in the basket', () => {
  const card = line(pound(5000), at(20), { untaxed: true })
  const gift = line(pound(5000), at(0), { lineOff: pound(5000) })
  const download = line(pound(5000), at(0), { isDigital: true })

  expect(totalsOf([card], pound(600), british).totalVat).toEqual(pound(100))
  expect(totalsOf([gift, download], pound(600), british).shippingVat).toEqual(pound(100))
})

test('shows no tax rate for a gift card, because its purchases are taxed', () => {
  const totals = totalsOf([line(pound(5000), at(20), { untaxed: true }), line(pound(1200), at(20))], pound(0), british)

  expect(totals.taxRows).toEqual([{ tax: 1, percent: 20, taxable: pound(1000), vat: pound(200) }])
  expect(totals.totalWithoutVat).toEqual(pound(6000))
})

test('spreads discounts over the lines before tax [C-TAX-O1]', () => {
  const half = line(pound(6000), at(20), { basketOff: pound(3000) })

  expect(totalsOf([half], pound(0), british).totalVat).toEqual(pound(500))
})

const newYork = at(0, { limit: { taxed: 'whole', minor: 11_000, percentBeyond: 4 } })
const massachusetts = at(0, { limit: { taxed: 'above', minor: 17_500, percentBeyond: 6.25 } })
const taxOf = (minor: number, pieces: number, rate: TaxRate) =>
  partsOfLine(dollar(minor), pieces, false, rate).reduce((sum, { vat }) => sum + vat.minor, 0)

test('taxes a piece of 110 dollars or more as a whole in New York, independent of the line total', () => {
  expect(taxOf(10_999, 1, newYork)).toBe(0)
  expect(taxOf(11_000, 1, newYork)).toBe(440)
  expect(taxOf(32_997, 3, newYork)).toBe(0)
  // Two pieces at 109.99 and one at 110.00.
  expect(taxOf(32_998, 3, newYork)).toBe(440)
})

test('taxes only what a piece costs above the limit in Massachusetts', () => {
  expect(taxOf(17_500, 1, massachusetts)).toBe(0)
  expect(taxOf(20_000, 1, massachusetts)).toBe(156)
  expect(taxOf(40_000, 2, massachusetts)).toBe(313)
})

const percents = fc.constantFrom(0, 3, 5, 8.1, 9.975, 20, 25.5)
const limit = fc.option(
  fc.record({
    taxed: fc.constantFrom('whole' as const, 'above' as const),
    minor: fc.integer({ min: 1, max: 20_000 }),
    percentBeyond: percents,
  }),
  { nil: undefined },
)
const anyRate = fc
  .record({ percent: percents, percent2: percents, limit })
  .map(({ limit: some, ...rate }): TaxRate => (some ? { ...rate, limit: some } : rate))
const anyLine = fc
  .record({
    minor: fc.integer({ min: 0, max: 90_000 }),
    quantity: fc.integer({ min: 1, max: 30 }),
    rate: anyRate,
    off: fc.double({ min: 0, max: 1, noNaN: true }),
    untaxed: fc.constantFrom(false, false, false, true),
    isDigital: fc.boolean(),
  })
  .map(({ minor, quantity, off, ...more }): PricedLine => {
    const unit = pound(minor)
    return { unit, list: unit, quantity, basketOff: pound(Math.floor(minor * quantity * off)), ...more }
  })

test('adds up: rows, lines and delivery are the total tax, and what is taxed, tax and vouchers are the total', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 8 }),
      fc.integer({ min: 0, max: 9_999 }),
      fc.boolean(),
      anyRate,
      (lines, shipping, included, usual) => {
        const { limit: _none, ...plain } = usual
        const totals = totalsOf(lines, pound(shipping), { included, usual: plain, name2: 'b' })
        const none = zero('GBP')
        const rows = totals.taxRows
        const vouchers = totals.lines.filter((_, index) => lines[index]!.untaxed).map(({ discounted }) => discounted)
        const taxedOnce = rows.filter(({ tax }) => tax === 1).map(({ taxable }) => taxable)

        expect(add(none, ...rows.map(({ vat }) => vat))).toEqual(totals.totalVat)
        expect(add(totals.shippingVat, ...totals.lines.flatMap(({ vat, vat2 }) => [vat, vat2]))).toEqual(
          totals.totalVat,
        )
        expect(add(totals.totalVat, ...taxedOnce, ...vouchers)).toEqual(totals.total)
        expect(add(none, ...totals.deliveryParts.map(({ amount }) => amount))).toEqual(pound(shipping))
        for (const { discounted, parts } of totals.lines.filter((_, index) => !lines[index]!.untaxed))
          expect(add(none, ...parts.map(({ amount }) => amount))).toEqual(discounted)
      },
    ),
    { numRuns: 3_000 },
  )
})
