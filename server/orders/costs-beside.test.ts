import { expect, test } from 'vitest'
import { costsBeside, partsOfCosts } from './costs-beside.ts'
import type { OrderContent } from './order.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const content = (more: object) =>
  ({
    ...{ subtotal: usd(100), totalDiscount: usd(0), totalVat: usd(11.2), total: usd(112) },
    ...{ shippingTotal: usd(10), shippingVat: usd(1), paymentFee: usd(2), paymentFeeVat: usd(0.2), ...more },
  }) as OrderContent

test('an order costs delivery and a payment fee besides its goods, each with the tax that is added to it [C-PAY-O4]', () => {
  expect(costsBeside(content({}))).toEqual({ deliveryMinor: 1000, feeMinor: 200 })
  expect(costsBeside(content({ total: usd(123.2) }))).toEqual({ deliveryMinor: 1100, feeMinor: 220 })
  expect(costsBeside(content({ shippingTotal: usd(0), shippingVat: usd(0), total: usd(102) }))).toEqual({
    ...{ deliveryMinor: 0, feeMinor: 200 },
  })
})

test('an order from before there were fees, or without one, has delivery alone [C-PAY-O4]', () => {
  const without = content({ paymentFee: undefined, paymentFeeVat: undefined, total: usd(110) })

  expect(costsBeside(without)).toEqual({ deliveryMinor: 1000, feeMinor: 0 })
  expect(partsOfCosts(without, 1000)).toEqual({ deliveryMinor: 1000, feeMinor: 0 })
})

test('a refund of these costs names delivery and fee apart, and is never more than either [C-PAY-O4]', () => {
  expect(partsOfCosts(content({}), 1200)).toEqual({ deliveryMinor: 1000, feeMinor: 200 })
  expect(partsOfCosts(content({}), 1050)).toEqual({ deliveryMinor: 1000, feeMinor: 50 })
  expect(partsOfCosts(content({}), 0)).toEqual({ deliveryMinor: 0, feeMinor: 0 })
})
