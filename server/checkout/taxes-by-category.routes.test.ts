import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { BasketResponse } from '#contracts/basket.ts'
import type { OrderDetail } from '#contracts/orders.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import {
  dress,
  guest,
  layOutGoods,
  openBuyingShop,
  payInMarket,
  shirt,
  testCard,
  upToPayment,
} from './buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())

/** The dress becomes a child's shoe in size 34, the shirt is an adult's. */
beforeEach(async () => {
  await layOutGoods(database)
  await sql`update product set tax_category = 'childrens-footwear' where product_id = '100231_navy_03'`.execute(
    database.sql(),
  )
  await sql`update variant set size_group = 'shoe', size_name = '34' where sku = ${dress}`.execute(database.sql())
  await sql`update price_now set minor = 2999, list_minor = null where sku = ${dress} and list = 'en-gb'`.execute(
    database.sql(),
  )
  await sql`update product set tax_category = 'clothing' where product_id = '100500_white_01'`.execute(database.sql())
})

const both = [
  { sku: dress, quantity: 1 },
  { sku: shirt, quantity: 1 },
]

async function bought(marketId: string) {
  const who = guest(shop, marketId)
  const checkoutBasketId = await upToPayment(shop, who, marketId, both)
  const { basket } = (await who.call('GET', 'basket')).body as BasketResponse
  const { orderId } = await payInMarket(shop, who, marketId, checkoutBasketId)
  const { order } = (await who.call('GET', `order/receipt/${orderId}`)).body as { order: OrderDetail }
  return { basket, order }
}

test('sells a child’s shoe without tax and an adult’s shirt with it, delivery in proportion, and shows both rates on the receipt', async () => {
  const { basket, order } = await bought('en-gb')
  const pound = (amount: number) => ({ amount, currency: 'GBP' })

  // 29.99 + 25.00 + 3.95: 25.00 / 54.99 of the delivery is taxed.
  expect(basket.taxRates).toEqual([
    { name: 'VAT', percent: 20, taxable: pound(22.33), vat: pound(4.47) },
    { name: 'VAT', percent: 0, taxable: pound(32.14), vat: pound(0) },
  ])
  expect(basket).toMatchObject({ total: pound(58.94), totalVat: pound(4.47), shippingVat: pound(0.3) })
  expect(order.taxRates).toEqual(basket.taxRates)
  expect(order.lines.map(({ taxPercent }) => taxPercent)).toEqual([0, 20])
  expect(order.total).toEqual(basket.total)
})

test('keeps the taxes of the day an order was frozen, even if the tax category changes later', async () => {
  const { order } = await bought('en-gb')
  await sql`update product set tax_category = 'standard'`.execute(database.sql())

  const { body } = await guest(shop, 'en-gb').call('GET', `order/receipt/${order.orderId}`)

  expect((body as { order: OrderDetail }).order).toMatchObject({ taxRates: order.taxRates, totalVat: order.totalVat })
})

test('leaves clothes and shoes under 110 dollars untaxed in New York', async () => {
  const { basket } = await bought('en-us')

  expect(basket).toMatchObject({
    totalVat: { amount: 0 },
    taxRates: [{ name: 'Sales tax', percent: 0, taxable: { amount: 101.95 } }],
  })
})

test('asks again when a rate changes between the payment step and the payment', async () => {
  const who = guest(shop, 'en-gb')
  const checkoutBasketId = await upToPayment(shop, who, 'en-gb', both)
  await sql`update product set tax_category = 'standard' where product_id = '100231_navy_03'`.execute(database.sql())

  const refused = await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })

  expect(refused).toMatchObject({ status: 400, body: { code: 'checkout.basket-changed' } })
})
