import { expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { guest, personalNumber, testCard, upToPayment } from './buying-shop.fakes.ts'
import { openProviderShop, type Paid } from './other-providers.fakes.ts'

const { database, inStore, kept, methods, orders, shop, stateOf } = await openProviderShop()

test('says in the calls of each provider what a basket still needs [C-CHK-O3, C-EOR-39, C-EOR-41]', async () => {
  for (const [market, path, body] of [
    ['tr-tr', 'payment/iyzico/initialize-payment', { checkoutPersonalNumber: personalNumber }],
    ['fr-fr', 'payment/klarna/request-payment-url/', { paymentMethodCategory: 'pay_later' }],
    ['da-dk', 'payment/create-pos-payment', {}],
  ] as const) {
    const who = market === 'da-dk' ? inStore(market, 'copenhagen-kompagni') : guest(shop, market)
    await upToPayment(shop, who, market)
    await database.prepared('test-no-terms', 'update basket set terms = null')
    const url = path.endsWith('/') ? path + who.basketId() : path
    const answer = await who.call('POST', url, { ...body, basketId: who.basketId() })
    expect([path, answer.status, answer.body]).toMatchObject([path, 400, { code: 'checkout.terms-not-accepted' }])
  }
  expect(await methods()).toEqual([])
})

test('charges the amount due and never an amount sent by the caller, accepts only the market’s providers and payment types, and adds no fee [C-PAY-06, C-PAY-O3, C-PAY-O4, C-EOR-17]', async () => {
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
  const pay = (more: object) =>
    who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard(), ...more })

  const refused = [
    await pay({ provider: 'klarna' }),
    await pay({ paymentMethod: { type: 'paybylink' } }),
    await pay({ paymentMethod: { type: 'terminal' } }),
    await pay({ paymentMethod: { type: 'pay_later' } }),
  ]
  const paid = await pay({
    provider: 'adyen',
    amount: { value: 1, currency: 'DKK' },
    returnUrl: 'https://evil.example/',
  })

  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  expect((paid.body as Paid).paymentState).toBe('authorised')
  expect(await kept()).toEqual([43895])
})

test('refunds a part of an order once at its provider, and never more than was paid', async () => {
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
  await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })
  const { payment } = (await shop.buying.checkout.latestPayment(checkoutBasketId))!
  const refundId = newId()
  const ask = (id: string, amountMinor: number) =>
    database.transaction((inside) =>
      shop.buying.refunds.request(inside, { refundId: id, paymentId: payment.id, amountMinor, cause: 'cancelled' }),
    )

  const answers = [await ask(refundId, 10_000), await ask(refundId, 10_000), await ask(newId(), 40_000)]
  await shop.runJobs()

  expect(answers).toEqual([
    { moneyMinor: 10_000, restMinor: 0 },
    { moneyMinor: 10_000, restMinor: 0 },
    { moneyMinor: 33_895, restMinor: 6_105 },
  ])
  expect(await kept()).toEqual([])
  expect((await shop.buying.refunds.of(payment.id)).map(({ state }) => state)).toEqual(['received', 'received'])
})

test('replays the last notification of an order for services, without any change [C-EOR-37, C-PAY-O5, C-API-O5]', async () => {
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
  await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })
  const { number } = (await orders())[0]!
  const retrigger = (order: string, headers: Record<string, string>) =>
    shop.app.inject({ url: `/api/order/da-dk/retrigger-payment-notification/${order}`, headers })

  const key = { 'x-api-key': 'internal-key-of-tests' }
  const answers = [await retrigger(number, key), await retrigger(number, {}), await retrigger('99999999', key)]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 404])
  expect(await orders()).toHaveLength(1)
  expect(await kept()).toEqual([43895])
})

test('places by such a call an order whose notification was received and then lost [C-EOR-37]', async () => {
  await shop.control({ notifyNever: false, pendingMs: 0 })
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
  const paymentMethod = testCard('4111111111111111', 'PENDING')
  await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod })
  const states = async () => [await stateOf(checkoutBasketId), (await orders())[0]!.state]
  await expect.poll(states).toEqual(['authorised', 'placed'])
  await database.prepared('test-lost-payment', `update payment set state = 'pending'`)
  await database.prepared('test-lost-order', `update shop_order set state = 'paymentprocessing'`)

  await shop.app.inject({
    url: `/api/order/da-dk/retrigger-payment-notification/${(await orders())[0]!.number}`,
    headers: { 'x-api-key': 'internal-key-of-tests' },
  })

  expect(await states()).toEqual(['authorised', 'placed'])
})
