import { afterAll, beforeEach, expect, test } from 'vitest'
import type { BasketResponse } from '#contracts/basket.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { addressIn, dress, guest, layOutGoods, openBuyingShop, payInMarket, upToPayment } from './buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database, { taxServiceIn: ['en-us'] })
afterAll(() => shop.close())
beforeEach(async () => {
  await layOutGoods(database)
  await control({ down: false })
  shop.passTime(60_000)
})

const at = (path: string, body?: object) =>
  fetch(`${shop.simulatorsUrl}/taxjar/${path}`, body ? { method: 'POST', body: JSON.stringify(body) } : {})
const control = (faults: object) => at('control', faults)
const counts = async () => (await (await at('counts')).json()) as { quote: number }
const recorded = async () => (await (await at('recorded')).json()) as Readonly<Record<string, unknown>>[]
const dollar = (amount: number) => ({ amount, currency: 'USD' })
const basketOf = async (who: ReturnType<typeof guest>) =>
  ((await who.call('GET', 'basket')).body as BasketResponse).basket

test('shows the tax of the town as soon as the address is known, and requests it once per basket', async () => {
  const who = guest(shop, 'en-us')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const before = await basketOf(who)
  const asked = await counts()
  const { body } = await who.call('PUT', 'basket/address', { shippingAddress: addressIn(shop.market('en-us')) })
  const again = await basketOf(who)

  expect(before.totalVat).toEqual(dollar(0))
  // 4 % of the state of New York and 4.875 % of the city.
  expect((body as BasketResponse).basket).toMatchObject({ totalVat: dollar(5.77), taxRates: [{ percent: 8.875 }] })
  expect(again.totalVat).toEqual(dollar(5.77))
  expect((await counts()).quote).toBe(asked.quote + 1)
})

test('requests taxes again when the basket changes, and marks taxes without a quote as estimated', async () => {
  const who = guest(shop, 'en-us')
  await upToPayment(shop, who, 'en-us')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const changed = await basketOf(who)
  await who.call('GET', 'get-payment-methods')
  const frozen = await basketOf(who)

  expect(changed.taxEstimated).toBe(true)
  expect(frozen.taxEstimated).toBeUndefined()
  expect(frozen.totalVat).toEqual(dollar(11.54))
})

test('charges, orders and records the quoted taxes, and refunds cancelled pieces at the same rates', async () => {
  const who = guest(shop, 'en-us')
  const checkoutBasketId = await upToPayment(shop, who, 'en-us', [{ sku: dress, quantity: 1 }])
  const basket = await basketOf(who)
  const { orderId, orderNumber, paymentState } = await payInMarket(shop, who, 'en-us', checkoutBasketId)
  await shop.runJobs()
  await shop.runJobs()
  await shop.app.inject({
    method: 'POST',
    url: '/api/order/manual-order-part-cancel',
    headers: { 'x-api-key': 'internal-key-of-tests', 'idempotency-key': 'cancel-for-taxes' },
    payload: { orderNumber, lines: [{ lineItemId: '1', quantity: 1 }] },
  })
  await shop.runJobs()
  const receipt = (await who.call('GET', `order/receipt/${orderId}`)).body as { order: object }

  expect(paymentState).toBe('authorised')
  // 65.00, 6.95 for delivery, 8.875 % on both.
  expect(basket).toMatchObject({ totalVat: dollar(6.39), shippingVat: dollar(0.62), total: dollar(78.34) })
  expect(receipt.order).toMatchObject({ totalVat: dollar(6.39), total: dollar(78.34), refundedTotal: dollar(78.34) })
  expect(JSON.stringify(receipt)).not.toContain('taxRecord')
  const told = (await recorded()).filter((entry) =>
    [orderNumber].includes(String(entry.transaction_reference_id ?? entry.transaction_id)),
  )
  expect(told).toMatchObject([
    { kind: 'orders', amount: 71.95, shipping: 6.95, sales_tax: 6.39, from_zip: '07001', to_zip: '10001' },
    { kind: 'refunds', amount: -71.95, shipping: -6.95, sales_tax: -6.39 },
  ])
})

test('sells on by the table while the service is down, marks it as estimated, and records what was taken later', async () => {
  await control({ down: true })
  const before = shop.logged.length
  const who = guest(shop, 'en-us')
  const checkoutBasketId = await upToPayment(shop, who, 'en-us')
  const basket = await basketOf(who)
  const { orderNumber, paymentState } = await payInMarket(shop, who, 'en-us', checkoutBasketId)
  await control({ down: false })
  shop.passTime(60_000)
  await shop.runJobs()
  await shop.runJobs()

  const faults = shop.logged.slice(before).filter((line) => line.includes('tax service did not answer'))
  expect(faults.join()).toContain('taxes-taxjar.refused')
  expect(basket).toMatchObject({ taxEstimated: true, totalVat: dollar(2.88), taxRates: [{ percent: 4 }] })
  expect(paymentState).toBe('authorised')
  expect(await recorded()).toContainEqual(expect.objectContaining({ transaction_id: orderNumber, sales_tax: 2.88 }))
})
