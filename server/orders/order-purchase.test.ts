import { expect, test } from 'vitest'
import { ordersCalls } from '#contracts/order-calls.ts'
import type { Order } from './order.ts'
import { orderPurchase } from './order-purchase.ts'

const euro = (amount: number) => ({ amount, currency: 'EUR' })
const line = (variant: object) => ({
  sku: '100700_indigo_01_30_32',
  variant,
  unitPrice: { salesPrice: euro(79.95) },
  price: { vatAmount: 13.88 },
  quantity: 1,
  isDigital: false,
})
const order = {
  orderNumber: '10000008',
  currency: 'EUR',
  content: {
    ...{ subtotal: euro(179.9), totalDiscount: euro(20), shippingTotal: euro(4.9), total: euro(164.8) },
    ...{ totalVat: euro(28.6), shippingVat: euro(0.85), promoCodes: ['SUMMER'] },
    lines: [
      line({ size: '30', length: '32' }),
      { ...line({ size: 'M' }), quantity: 2, ean: '5700000000011', isDigital: true },
    ],
  },
} as unknown as Order

test('takes tax of the goods, and not that of delivery, out of revenue; sizes with a length carry both [C-ANL-01, C-ANL-O1, C-ANL-03, C-CST-21, C-ENT-24, C-ANL-02]', () => {
  const purchase = orderPurchase(order, true)

  expect(purchase).toEqual({
    ...{ orderNumber: '10000008', affiliation: 'Online Store', currency: 'EUR', revenue: 132.15 },
    ...{ subTotal: 179.9, totalDiscount: 20, totalVat: 28.6, shippingTotal: 4.9, shippingVat: 0.85 },
    ...{ promoCodes: ['SUMMER'], lineItems: expect.any(Array) },
  })
  expect(purchase.lineItems).toMatchObject([
    {
      styleNumber: '100700',
      size: 'W30L32',
      quantity: 1,
      isDigital: false,
      variantSizeName: '30',
      variantLengthName: '32',
      salesPrice: 79.95,
      salesPriceWithoutVat: 66.07,
    },
    {
      size: 'M',
      variantSizeName: 'M',
      ean: '5700000000011',
      isDigital: true,
      quantity: 2,
      salesPriceWithoutVat: 66.07,
    },
  ])
  expect(purchase.lineItems[0]).not.toHaveProperty('ean')
  expect(purchase.lineItems[1]).not.toHaveProperty('variantLengthName')
  expect(orderPurchase(order, false)).toMatchObject({
    ...{ revenue: 159.9, lineItems: [{ salesPriceWithoutVat: 79.95 }, { salesPriceWithoutVat: 79.95 }] },
  })
})

test('counts neither the payment fee nor its tax as revenue [C-ANL-O1, C-PAY-O4]', () => {
  const content = { ...order.content, paymentFee: euro(2), paymentFeeVat: euro(0.35), total: euro(166.8) }
  const taxed = { ...content, totalVat: euro(28.95) }

  expect(orderPurchase({ ...order, content: taxed }, true)).toMatchObject({ revenue: 132.15, subTotal: 179.9 })
})

test('takes no tax out of the price of an order whose tax was added on top [C-ANL-O1, C-ANL-02]', () => {
  const content = { ...order.content, total: euro(193.4) }

  expect(orderPurchase({ ...order, content }, true).lineItems[0]).toMatchObject({ salesPriceWithoutVat: 79.95 })
})

test('shows ten orders a page, and fifty at most [C-ORD-06, C-CST-24, C-ORD-O2]', () => {
  const { query } = ordersCalls['GET /api/order/order/history']

  expect(query.parse({})).toEqual({ page: 1, size: 10 })
  expect(query.safeParse({ size: '50' }).success).toBe(true)
  expect(query.safeParse({ size: '51' }).success).toBe(false)
})
