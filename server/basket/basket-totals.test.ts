import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, money, subtract, zero } from '#foundation/money.ts'
import { type Taxes, totalsOf } from './basket-totals.ts'

const included = (percent: number): Taxes => ({ included: true, usual: { percent, percent2: 0 } })
const onTop = (percent: number, percent2 = 0): Taxes => ({ included: false, usual: { percent, percent2 }, name2: 'b' })

test('takes the tax out of prices that include it, line by line and from the shipping [C-TAX-O1]', () => {
  const lines = [
    { unit: money(39995, 'DKK'), list: money(49995, 'DKK'), quantity: 2 },
    { unit: money(19900, 'DKK'), list: money(19900, 'DKK'), quantity: 1 },
  ]

  const totals = totalsOf(lines, money(3900, 'DKK'), included(25))

  expect(totals.subtotal.minor).toBe(119890)
  expect(totals.totalDiscount.minor).toBe(20000)
  expect(totals.total.minor).toBe(103790)
  expect([15998, 3980, 780].reduce((sum, vat) => sum + vat)).toBe(totals.totalVat.minor)
  expect(totals.shippingVat.minor).toBe(780)
})

test('adds two named taxes on top, each rounded by itself [C-TAX-O1, C-TAX-O2]', () => {
  const totals = totalsOf(
    [{ unit: money(3333, 'CAD'), list: money(3333, 'CAD'), quantity: 3 }],
    money(995, 'CAD'),
    onTop(5, 9.975),
  )

  expect(totals.totalVat1.minor).toBe(500 + 50)
  expect(totals.totalVat2.minor).toBe(997 + 99)
  expect(totals.total.minor).toBe(9999 + 995 + 550 + 1096)
})

test('counts a payment fee once in the total, taxed like the goods, apart from delivery [C-PAY-O4]', () => {
  const dress = { unit: money(10_000, 'DKK'), list: money(12_500, 'DKK'), quantity: 1 }
  const book = { ...dress, rate: { percent: 0, percent2: 0 } }
  const of = (lines: Parameters<typeof totalsOf>[0], shippingMinor: number, taxes: Taxes) => {
    const totals = totalsOf(lines, money(shippingMinor, 'DKK'), taxes, { fee: money(2_000, 'DKK') })
    const { subtotal, totalDiscount, shippingTotal, shippingVat, paymentFee, paymentFeeVat, totalVat, total } = totals
    return [subtotal, totalDiscount, shippingTotal, shippingVat, paymentFee, paymentFeeVat, totalVat, total].map(
      ({ minor }) => minor,
    )
  }

  expect(of([dress], 4_000, included(25))).toEqual([12_500, 2_500, 4_000, 800, 2_000, 400, 3_200, 16_000])
  expect(of([dress], 0, included(25))).toEqual([12_500, 2_500, 0, 0, 2_000, 400, 2_400, 12_000])
  expect(of([dress], 4_000, onTop(10))).toEqual([12_500, 2_500, 4_000, 400, 2_000, 200, 1_600, 17_600])
  expect(of([dress, book], 0, included(25))).toEqual([25_000, 5_000, 0, 0, 2_000, 200, 2_200, 22_000])
})

const currency = fc.constantFrom('JPY', 'EUR', 'KWD')
const line = fc.record({
  unit: fc.integer({ min: 0, max: 5_000_000 }),
  off: fc.integer({ min: 0, max: 900_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
})
const rate = fc.constantFrom(0, 2.5, 4, 4.5, 5, 7.5, 8.1, 9.975, 19, 20, 25, 25.5)
const basket = fc.record({
  currency,
  lines: fc.array(line, { maxLength: 8 }),
  shipping: fc.integer({ min: 0, max: 50_000 }),
  fee: fc.constantFrom(0, 1, 1_900),
  taxes: fc.record({
    included: fc.boolean(),
    usual: fc.record({ percent: rate, percent2: rate }),
    name2: fc.constant('b'),
  }),
})

test('adds up goods, delivery and tax to the last unit, and nothing else, whatever is bought and however it is taxed [C-BSK-O5, C-TAX-05, C-TAX-O1, C-LIN-O6, C-PAY-O4]', () => {
  fc.assert(
    fc.property(basket, ({ currency, lines, shipping, fee, taxes }) => {
      const priced = lines.map(({ unit, off, quantity }) => ({
        unit: money(unit, currency),
        list: money(unit + off, currency),
        quantity,
      }))
      const totals = totalsOf(priced, money(shipping, currency), taxes, { fee: money(fee, currency) })
      const none = zero(currency)
      const lineTotals = add(none, ...totals.lines.map(({ total }) => total))
      const lineTaxes = add(none, ...totals.lines.flatMap(({ vat, vat2 }) => [vat, vat2]))

      expect(subtract(totals.subtotal, totals.totalDiscount)).toEqual(lineTotals)
      expect(add(totals.totalVat1, totals.totalVat2)).toEqual(totals.totalVat)
      expect(add(lineTaxes, totals.shippingVat, totals.paymentFeeVat)).toEqual(totals.totalVat)
      expect(add(totals.totalWithoutVat, totals.totalVat)).toEqual(totals.total)
      const priceOfAll = add(lineTotals, totals.shippingTotal, totals.paymentFee)
      expect(totals.total).toEqual(taxes.included ? priceOfAll : add(priceOfAll, totals.totalVat))
    }),
    { numRuns: 10_000 },
  )
})
