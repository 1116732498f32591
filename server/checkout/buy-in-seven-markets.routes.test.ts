import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { dress, guest, layOutGoods, openBuyingShop, payInMarket, testCard, upToPayment } from './buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeEach(() => layOutGoods(database))

/** One dress with home delivery, calculated by hand: prices, shipping and tax of each market. */
const expected = {
  'en-gb': { subtotal: 69.99, totalDiscount: 20, shippingTotal: 3.95, totalVat: 8.99, total: 53.94, minor: 5394 },
  'da-dk': { subtotal: 499.95, totalDiscount: 100, shippingTotal: 39, totalVat: 87.79, total: 438.95, minor: 43895 },
  'de-de': { subtotal: 59.99, totalDiscount: 0, shippingTotal: 4.9, totalVat: 10.36, total: 64.89, minor: 6489 },
  'fr-fr': { subtotal: 79.99, totalDiscount: 20, shippingTotal: 4.95, totalVat: 10.83, total: 64.94, minor: 6494 },
  'tr-tr': { subtotal: 1299.9, totalDiscount: 0, shippingTotal: 79.9, totalVat: 125.43, total: 1379.8, minor: 137980 },
  'en-us': { subtotal: 65, totalDiscount: 0, shippingTotal: 6.95, totalVat: 2.88, total: 74.83, minor: 7483 },
  'ar-ae': { subtotal: 249, totalDiscount: 0, shippingTotal: 25, totalVat: 13.05, total: 274, minor: 27400 },
} as const

for (const [marketId, sums] of Object.entries(expected)) {
  test(`sells a dress in ${marketId} at the same total in basket, payment, order and receipt [C-BSK-O5, C-TAX-O1, C-TAX-O2, C-PRS-O1, C-RCP-01, C-ORD-O4, C-TAX-05, C-GEN-03]`, async () => {
    const who = guest(shop, marketId)
    const checkoutBasketId = await upToPayment(shop, who, marketId)
    const { basket } = (await who.call('GET', 'basket')).body as { basket: Record<string, { amount: number }> }
    const shown = Object.fromEntries(
      ['subtotal', 'totalDiscount', 'shippingTotal', 'totalVat', 'total'].map((name) => [name, basket[name]!.amount]),
    )

    const { paymentState, orderId, orderNumber } = await payInMarket(shop, who, marketId, checkoutBasketId)
    const receipt = (await who.call('GET', `order/receipt/${orderId}`)).body as {
      order: Record<string, { amount: number }> & { orderState: string; orderNumber: string }
    }
    const kept = [...(await shop.kept()).values()]

    const { minor, ...amounts } = sums
    expect(shown).toEqual(amounts)
    expect(paymentState).toBe('authorised')
    expect(orderNumber).toMatch(/^\d{8,}$/)
    expect(kept).toContain(minor)
    expect(receipt.order.total!.amount).toBe(amounts.total)
    expect(receipt.order.orderState).toBe('placed')
    expect(receipt.order.orderNumber).toBe(orderNumber)
    expect(who.basketId()).toBeUndefined()
  })
}

test('takes the pieces out of stock, and writes one mail per order [C-PRS-O3]', async () => {
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk', [{ sku: dress, quantity: 3 }])
  await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })

  await shop.runJobs()
  const [counts] = await database.prepared<{ available: number; reserved: number; sold: number }>(
    'test-counts',
    `select available, reserved, sold from stock where sku = $1 and place = 'warehouse:main'`,
    [dress],
  )
  const mails = await shop.buying.outbox.latest(10)

  expect(counts).toEqual({ available: 497, reserved: 0, sold: 3 })
  expect(mails.map(({ recipient, kind }) => [recipient, kind])).toEqual([['guest@example.com', 'order-confirmation']])
})
