import { expect, test } from 'vitest'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { chargeLines } from './charge-lines.ts'
import type { FrozenBasket } from './frozen-basket.ts'

const krone = (amount: number) => ({ amount, currency: 'DKK' })
const line = (more: object = {}) => ({
  ...{ sku: 'dress', name: 'Dress', quantity: 2, isDigital: false, taxPercent: 25 },
  ...{ totalPrice: krone(200), unitPrice: { salesPrice: krone(100) }, ...more },
})
const frozen = (totalMinor: number, shown: object, dueMinor = totalMinor) =>
  ({
    ...{ totalMinor, dueMinor, currency: 'DKK' },
    content: {
      shown: {
        ...{ lines: [line()], shipments: [], vatName: 'VAT' },
        ...{ shippingTotal: krone(0), shippingVat: krone(0), totalVat: krone(40), ...shown },
      },
    },
  }) as unknown as FrozenBasket
const told = (basket: FrozenBasket, marketId = 'da-dk') =>
  chargeLines(fakeMarket(marketId), basket).map(
    ({ id, kind, quantity, unitMinor, totalMinor, taxMinor, taxPercent }) => [
      ...[id, kind, quantity, unitMinor, totalMinor, taxMinor, taxPercent],
    ],
  )

test('sends a provider lines, delivery and gift card payments, which add up to the amount due', () => {
  const shown = { shippingTotal: krone(50), shippingVat: krone(10), totalVat: krone(50) }
  const goods = ['dress', 'physical', 2, 10_000, 20_000, 4_000, 25]
  const delivery = ['shipping', 'shipping', 1, 5_000, 5_000, 1_000, 25]

  expect(told(frozen(25_000, shown))).toEqual([goods, delivery])
  expect(told(frozen(25_000, shown, 20_000))).toEqual([
    ...[goods, delivery],
    ['gift-card', 'gift-card', 1, -5_000, -5_000, 0, 0],
  ])
  expect(told(frozen(20_000, {}))).toEqual([goods])
})

test('sends the payment fee as its own line, with its tax [C-PAY-O4]', () => {
  const shown = { shippingTotal: krone(50), shippingVat: krone(10), paymentFee: krone(19), paymentFeeVat: krone(3.8) }
  const taxed = frozen(26_900, { ...shown, totalVat: krone(53.8) })
  const onTop = frozen(28_280, { ...shown, totalVat: krone(13.8) })

  expect(told(taxed).slice(1)).toEqual([
    ['shipping', 'shipping', 1, 5_000, 5_000, 1_000, 25],
    ['fee', 'fee', 1, 1_900, 1_900, 380, 25],
  ])
  expect(told(onTop, 'en-us').slice(1)).toEqual([
    ['shipping', 'shipping', 1, 5_000, 5_000, 0, 0],
    ['fee', 'fee', 1, 1_900, 1_900, 0, 0],
    ['tax', 'tax', 1, 1_380, 1_380, 0, 0],
  ])
})

test('sends a discount on the whole basket as its own line, with its tax', () => {
  expect(told(frozen(15_000, { totalVat: krone(30) }))[1]).toEqual([
    ...['discount', 'discount', 1, -5_000, -5_000, -1_000, 25],
  ])
})

test('sends tax that is added on top as a line, and no other tax', () => {
  const basket = frozen(26_000, { shippingTotal: krone(50), shippingVat: krone(1), totalVat: krone(10) })

  expect(told(basket, 'en-us')).toEqual([
    ['dress', 'physical', 2, 10_000, 20_000, 0, 0],
    ['shipping', 'shipping', 1, 5_000, 5_000, 0, 0],
    ['tax', 'tax', 1, 1_000, 1_000, 0, 0],
  ])
  expect(told(frozen(20_000, { totalVat: krone(0) }), 'en-us')).toHaveLength(1)
})

test('names lines as the shopper saw them, and no piece cheaper than its part of the line', () => {
  const lines = [
    line({ name: '', isDigital: true, quantity: 3, totalPrice: krone(100), unitPrice: { salesPrice: krone(30) } }),
    line({ totalPrice: krone(150), taxPercent: undefined }),
  ]
  const basket = frozen(25_000 + 2_900, {
    ...{ lines, totalVat: krone(25.8), shippingTotal: krone(29), shippingVat: krone(5.8) },
    shipments: [{ shippingMethodName: 'To a point' }],
  })

  expect(chargeLines(fakeMarket('da-dk'), basket)).toMatchObject([
    { name: 'dress', kind: 'digital', unitMinor: 3_334, totalMinor: 10_000, taxMinor: 2_000 },
    { name: 'Dress', kind: 'physical', unitMinor: 10_000, totalMinor: 15_000, taxMinor: 0, taxPercent: 0 },
    { name: 'To a point', kind: 'shipping', totalMinor: 2_900, taxMinor: 580 },
  ])
  expect(chargeLines(fakeMarket('da-dk'), frozen(22_900, { shippingTotal: krone(29) }))[1]).toMatchObject({
    ...{ name: 'Shipping', taxMinor: 0, taxPercent: 0 },
  })
})
