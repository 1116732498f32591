import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { BasketResponse } from '#contracts/basket.ts'
import type { OrderDetail } from '#contracts/orders.ts'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { importPromotions } from '../promotions/import-promotions.service.ts'
import {
  addressIn,
  dress,
  guest,
  layOutGoods,
  openBuyingShop,
  payInMarket,
  shirt,
  upToPayment,
} from './buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database, {
  klarnaIn: ['fr-fr'],
  taxServiceIn: ['en-us'],
  paymentFeeIn: { 'da-dk': 1_900, 'fr-fr': 200, 'en-us': 150 },
})
afterAll(() => shop.close())
beforeEach(async () => {
  await layOutGoods(database)
  await shop.promotions.renew()
})

const money = (amount: number, currency = 'DKK') => ({ amount, currency })

async function bought(marketId: string, quantity = 1) {
  const who = guest(shop, marketId)
  const checkoutBasketId = await upToPayment(shop, who, marketId, [{ sku: dress, quantity }])
  const { basket } = (await who.call('GET', 'basket')).body as BasketResponse
  const { orderId, orderNumber } = await payInMarket(shop, who, marketId, checkoutBasketId)
  const { content, paymentId } = (await shop.buying.orders.find(orderId))!
  const receipt = (await who.call('GET', `order/receipt/${orderId}`)).body as { order: OrderDetail }
  return { basket, orderId, orderNumber, receipt: receipt.order, content, paymentId }
}
const kept = async (paymentId: string) => (await shop.kept()).get(paymentId)
const refund = async (orderNumber: string, more: object) => {
  const answer = await shop.app.inject({
    ...{ method: 'POST', url: '/api/order/manual-order-refund' },
    headers: { 'x-api-key': 'internal-key-of-tests', 'idempotency-key': newId() },
    payload: { orderNumber, ...more },
  })
  return (answer.json() as { order: OrderDetail }).order
}

test('charges the fee of a market once, and tells it in basket, charge, order and receipt [C-PAY-O4, C-BSK-O5]', async () => {
  const { basket, receipt, content, paymentId } = await bought('da-dk')
  // 499.95 less 100, delivery for 39, a fee of 19, and a fifth of all that is tax.
  const sums = {
    ...{ subtotal: money(499.95), totalDiscount: money(100), shippingTotal: money(39), shippingVat: money(7.8) },
    ...{ paymentFee: money(19), paymentFeeVat: money(3.8), totalVat: money(91.59), total: money(457.95) },
  }

  expect(basket).toMatchObject({ ...sums, remainingTotal: money(457.95) })
  expect(content).toMatchObject(sums)
  expect(receipt).toMatchObject(sums)
  expect(await kept(paymentId)).toBe(45_795)
})

test('charges the fee by Klarna as well [C-PAY-O4, C-KLA-O1]', async () => {
  const { receipt, paymentId } = await bought('fr-fr')

  expect(receipt).toMatchObject({ paymentFee: money(2, 'EUR'), total: money(66.94, 'EUR') })
  expect(await kept(paymentId)).toBe(6_694)
})

test('adds tax to the fee where prices exclude it, at the rate of the town [C-PAY-O4, C-TAX-O1]', async () => {
  const { basket, paymentId } = await bought('en-us')
  // 8.875 % of 65.00, and of 6.95 + 1.50.
  expect(basket).toMatchObject({
    ...{ shippingTotal: money(6.95, 'USD'), paymentFee: money(1.5, 'USD'), totalVat: money(6.52, 'USD') },
    ...{ shippingVat: money(0.62, 'USD'), paymentFeeVat: money(0.13, 'USD'), total: money(79.97, 'USD') },
  })
  expect(await kept(paymentId)).toBe(7_997)
})

test('charges no fee in a market that sets none [C-PAY-O4]', async () => {
  const { basket, receipt, paymentId } = await bought('de-de')

  expect([basket, receipt].map((shown) => 'paymentFee' in shown)).toEqual([false, false])
  expect(await kept(paymentId)).toBe(6_489)
})

test('charges no fee for a basket that costs nothing, and charges it once its delivery does [C-PAY-O4]', async () => {
  const files = ['promotions', 'promotion_codes', 'promotion_texts'].map((name) => `shops/demo/promotions/${name}.csv`)
  await importPromotions({ database, changes: { publish: async () => {}, listen: () => () => {} } }, files)
  await sql`update promotion set rule = rule || '{"percent": 100}' where promotion_id = 'welcome'`.execute(
    database.sql(),
  )
  await shop.promotions.renew()
  const who = guest(shop, 'da-dk')
  const basketNow = async () => ((await who.call('GET', 'basket')).body as BasketResponse).basket
  await who.call('POST', 'basket/line', { sku: shirt, quantity: 1 })
  const costing = await basketNow()
  await who.call('POST', 'basket/add-promo-code', { promoCode: 'WELCOME10' })
  const free = await basketNow()
  const home = shop.market('da-dk').choices.shippingMethods.find(({ deliveryType }) => deliveryType === 'home')!
  await who.call('PUT', 'basket/address', { shippingAddress: addressIn(shop.market('da-dk')) })
  await who.call('PUT', 'basket/shipment', { shippingMethodId: home.id })

  expect(costing).toMatchObject({ paymentFee: money(19), total: money(218) })
  expect(free).toMatchObject({ total: money(0), remainingTotal: money(0) })
  expect(free).not.toHaveProperty('paymentFee')
  expect(await basketNow()).toMatchObject({ shippingTotal: money(39), paymentFee: money(19), total: money(58) })
})

test('refunds the fee with an order of which nothing is sent [C-PAY-O4, C-ORD-O3]', async () => {
  const { orderId, paymentId } = await bought('da-dk', 2)
  const { fulfilment } = shop.buying.fulfilling
  const cancelOne = () => fulfilment.cancel({ orderId, lines: [{ lineItemId: '1', quantity: 1 }], actor: 'service' })

  await cancelOne()
  await shop.runJobs()
  const left = await kept(paymentId)
  await cancelOne()
  await shop.runJobs()

  // One dress of 399.95 and the fee are left; two dresses are sent free of delivery.
  expect(left).toBe(41_895)
  expect(await kept(paymentId)).toBe(0)
})

test('refunds of sent goods their price alone, and the fee together with delivery, named apart in the mail [C-PAY-O4]', async () => {
  const { orderId, orderNumber, paymentId } = await bought('da-dk')
  await shop.buying.fulfilling.fulfilment.ship({ orderId, carrier: 'GLS', trackingNumber: 'F1' })

  const goods = await refund(orderNumber, { lines: [{ lineItemId: '1', quantity: 1 }] })
  await shop.runJobs()
  const left = await kept(paymentId)
  const all = await refund(orderNumber, { shipping: true })
  await shop.runJobs()
  await shop.runJobs()
  const [mail] = await shop.buying.outbox.latest(1)

  expect([goods.refundedTotal, all.refundedTotal]).toEqual([money(399.95), money(457.95)])
  expect([left, await kept(paymentId)]).toEqual([5_800, 0])
  expect(mail).toMatchObject({ kind: 'order-refunded', html: expect.stringContaining(JSON.stringify(money(19))) })
})
