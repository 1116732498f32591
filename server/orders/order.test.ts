import { expect, test } from 'vitest'
import { type OrderContent, taxIsOnTop } from './order.ts'

test('finds from the sums of an order whether its tax is added to the prices [C-TAX-O1]', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' })
  const content = (total: number, totalVat: number) =>
    ({
      ...{ subtotal: usd(100), totalDiscount: usd(20), shippingTotal: usd(10) },
      ...{ total: usd(total), totalVat: usd(totalVat) },
    }) as OrderContent

  expect(taxIsOnTop(content(98, 8))).toBe(true)
  expect(taxIsOnTop(content(90, 8))).toBe(false)
  expect(taxIsOnTop(content(94, 8))).toBe(false)
  expect(taxIsOnTop(content(90, 0))).toBe(false)
  expect(taxIsOnTop(content(91, 0))).toBe(false)
})

test('takes a payment fee for no tax [C-TAX-O1, C-PAY-O4]', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' })
  const content = (total: number) =>
    ({
      ...{ subtotal: usd(100), totalDiscount: usd(20), shippingTotal: usd(10), paymentFee: usd(8) },
      ...{ total: usd(total), totalVat: usd(8) },
    }) as OrderContent

  expect(taxIsOnTop(content(98))).toBe(false)
  expect(taxIsOnTop(content(106))).toBe(true)
})
