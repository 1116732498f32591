import { afterAll, beforeEach, expect, test } from 'vitest'
import { signatureOf } from '#adapters/payments-adyen/notification-signature.ts'
import { newId } from '#foundation/ids.ts'
import { adyenSimulatorKeys } from '#server/app/simulators/simulator-keys.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { dress, type Guest, guest, layOutGoods, openBuyingShop, testCard, upToPayment } from './buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeEach(async () => {
  await layOutGoods(database)
  await shop.control({ garbling: 0, notifyNever: false })
  shop.clock.now = new Date()
  shop.alerts.length = 0
  shop.failpoint.fail = () => {}
})

const pay = (who: Guest, checkoutBasketId: string) =>
  who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })
const orderCount = async () =>
  (await database.prepared<{ count: number }>('test-order-count', 'select count(*) from shop_order'))[0]!.count
const stockOf = async (sku: string) =>
  (
    await database.prepared<object>(
      'test-stock',
      `select available, reserved, sold from stock where sku = $1 and place = 'warehouse:main'`,
      [sku],
    )
  )[0]
const paymentIds = async () =>
  (await database.prepared<{ id: string }>('test-ids', 'select id from payment')).map(({ id }) => id)

const steps = ['begin-payment', 'begun', 'provider-answered', 'record-outcome', 'settle', 'settled'] as const

for (const step of steps) {
  test(`loses and doubles nothing when the program fails at "${step}", and the shopper tries again [C-PRS-O3]`, async () => {
    await shop.control({ notifyNever: true })
    const who = guest(shop, 'da-dk')
    const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
    const before = (await shop.ledger()).length
    shop.failpoint.fail = (name) => {
      if (name === step) throw new Error(step)
    }
    const failed = await pay(who, checkoutBasketId)
    shop.failpoint.fail = () => {}
    shop.clock.now = new Date(Date.now() + 20_000)

    const again = await pay(who, checkoutBasketId)
    const charged = (await shop.ledger()).slice(before)

    expect(failed.status).toBe(500)
    expect(again.body).toMatchObject({ paymentState: 'authorised' })
    expect(charged).toHaveLength(1)
    expect(await orderCount()).toBe(1)
    expect(await stockOf(dress)).toEqual({ available: 499, reserved: 0, sold: 1 })
  })
}

test('finishes by notification what the program left open when it was killed [C-PAY-O5]', async () => {
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
  shop.failpoint.fail = (name) => {
    if (name === 'provider-answered') throw new Error(name)
  }
  await pay(who, checkoutBasketId)
  shop.failpoint.fail = () => {}

  await expect.poll(orderCount).toBe(1)
  expect(await stockOf(dress)).toEqual({ available: 499, reserved: 0, sold: 1 })
})

interface Forgery {
  readonly value?: number
  readonly currency?: string
  readonly merchantAccountCode?: string
  readonly merchantReference?: string
  readonly key?: string
  readonly pspReference?: string
}

async function notify(
  paymentId: string,
  {
    value = 43895,
    currency = 'DKK',
    merchantAccountCode = adyenSimulatorKeys.merchantAccount,
    merchantReference = paymentId,
    key = adyenSimulatorKeys.hmacKey,
    pspReference = newId(),
  }: Forgery,
) {
  const item = {
    eventCode: 'AUTHORISATION',
    success: 'true',
    pspReference,
    originalReference: '',
    merchantAccountCode,
    merchantReference,
    amount: { value, currency },
  }
  const signed = { ...item, additionalData: { hmacSignature: signatureOf(item, key) } }
  const payload = { live: 'false', notificationItems: [{ NotificationRequestItem: signed }] }
  return (await shop.app.inject({ method: 'POST', url: '/api/order/payment/adyen/notification', payload })).statusCode
}

test('makes no order from a forged notification: signature, merchant, amount, currency, another payment [C-PAY-O5]', async () => {
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
  await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: { type: 'mobilepay' } })
  const [paymentId] = await paymentIds()

  expect(await notify(paymentId!, { key: '00'.repeat(32) })).toBe(401)
  expect(await notify(paymentId!, { merchantAccountCode: 'Someone' })).toBe(401)
  expect(await notify(paymentId!, { value: 1 })).toBe(200)
  expect(await notify(paymentId!, { currency: 'SEK' })).toBe(200)
  expect(await notify(paymentId!, { merchantReference: newId() })).toBe(200)
  expect(await notify(paymentId!, { merchantReference: 'not an id' })).toBe(200)

  expect(await orderCount()).toBe(0)
  expect(shop.alerts).toEqual([
    'payment.amount-is-not-ours',
    'payment.amount-is-not-ours',
    'payment.notice-of-unknown-payment',
    'payment.notice-of-unknown-payment',
  ])
  expect(await notify(paymentId!, {})).toBe(200)
  expect(await orderCount()).toBe(1)
})

test('gives no order for a way back that belongs to another basket [C-CAR-03]', async () => {
  const cheap = guest(shop, 'da-dk')
  const dear = guest(shop, 'da-dk')
  const cheapBasket = await upToPayment(shop, cheap, 'da-dk')
  const dearBasket = await upToPayment(shop, dear, 'da-dk', [{ sku: dress, quantity: 9 }])
  const mobilePay = { paymentMethod: { type: 'mobilepay' } }
  const asked = (await cheap.call('POST', 'basket/create-payment', { checkoutBasketId: cheapBasket, ...mobilePay }))
    .body as { adyenAction: { url: string } }
  await dear.call('POST', 'basket/create-payment', { checkoutBasketId: dearBasket, ...mobilePay })
  await shop.control({ notifyNever: true })
  const decided = await fetch(asked.adyenAction.url, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'approve' }),
    redirect: 'manual',
  })
  const { search } = new URL(decided.headers.get('location')!)

  const answer = await dear.ask({ method: 'GET', url: `/api/order/da-dk/basket/${dearBasket}/return${search}` })

  expect(answer.body).toMatchObject({ paymentState: 'actionrequired' })
  expect(await orderCount()).toBe(0)
  expect(shop.alerts).toEqual(['payment.return-of-another-basket'])
})

test('shows a receipt to anybody with its id for 30 days, and afterwards only lines and totals [C-RCP-O1]', async () => {
  const who = guest(shop, 'da-dk')
  const paid = (await pay(who, await upToPayment(shop, who, 'da-dk'))).body as { orderId: string; orderNumber: string }
  const receipt = async () =>
    (
      (await guest(shop, 'da-dk').call('GET', `order/receipt/${paid.orderId}`)).body as {
        order: Record<string, unknown>
      }
    ).order
  const early = await receipt()
  shop.clock.now = new Date(Date.now() + 31 * 86_400_000)
  const late = await receipt()

  expect(early).toMatchObject({ email: 'guest@example.com', shippingAddress: { lastName: 'Holm' } })
  expect(Object.keys(late)).not.toEqual(expect.arrayContaining(['email']))
  expect(late).not.toHaveProperty('shippingAddress')
  expect(late.total).toEqual(early.total)
})

test('opens orders by number to services with the key only [C-ORD-O4]', async () => {
  const who = guest(shop, 'da-dk')
  const { orderNumber } = (await pay(who, await upToPayment(shop, who, 'da-dk'))).body as { orderNumber: string }
  const lookUp = (number: string, headers = {}) =>
    shop.app.inject({ method: 'GET', url: `/api/order/order/internal/number/${number}`, headers })
  const key = { 'x-api-key': 'internal-key-of-tests' }

  expect((await lookUp(orderNumber)).statusCode).toBe(401)
  expect((await lookUp(orderNumber, { 'x-api-key': 'guess' })).statusCode).toBe(401)
  expect((await lookUp('99999999', key)).statusCode).toBe(404)
  expect((await lookUp(orderNumber, key)).json().order.orderNumber).toBe(orderNumber)
})

test('finds no receipt of another market or by an invented id', async () => {
  for (const id of [newId(), 'x', '1%27--']) {
    expect((await guest(shop, 'da-dk').call('GET', `order/receipt/${id}`)).status).toBe(404)
  }
})

test('keeps the id of a payment that its provider tells in a later notification, for refunds of parts', async () => {
  await shop.control({ notifyNever: true })
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
  await pay(who, checkoutBasketId)
  const [paymentId] = await paymentIds()
  const reference = async () => (await shop.buying.payments.find(paymentId!))!.reference
  expect(await reference()).not.toBe('TOLDLATER')

  expect(await notify(paymentId!, { pspReference: 'TOLDLATER' })).toBe(200)
  expect(await reference()).toBe('TOLDLATER')
})
