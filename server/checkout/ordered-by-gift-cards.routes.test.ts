import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { guest, testCard, upToPayment } from './buying-shop.fakes.ts'
import { openProviderShop, type Paid } from './other-providers.fakes.ts'

const { database, kept, orders, shop } = await openProviderShop()

test('orders by gift cards for a page of the shop, and for no link or picture of another [D-08, C-API-O5, C-EOR-11]', async () => {
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
  await database.prepared('test-cover', 'update checkout_basket set due_minor = 0 where id = $1', [checkoutBasketId])
  const complete = (headers: Readonly<Record<string, string>>) =>
    who.ask({
      ...{ method: 'GET', headers },
      url: `/api/order/da-dk/basket/complete-payment-using-giftcard?checkoutBasketId=${checkoutBasketId}`,
    })
  const own = { 'x-current-market': 'da-dk', 'sec-fetch-mode': 'cors' }

  for (const elsewhere of [
    { ...own, 'sec-fetch-mode': 'navigate' },
    { ...own, 'sec-fetch-site': 'crossSite-site' },
    { 'sec-fetch-mode': 'no-cors' },
  ])
    expect((await complete(elsewhere)).status).toBe(403)
  expect(await orders()).toHaveLength(0)
  expect((await complete(own)).body).toMatchObject({ paymentState: 'authorised' })
})

test('orders by gift cards alone only what they cover whole [C-EOR-11, C-GFT-O3, C-API-O5]', async () => {
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
  const complete = (held?: string) =>
    who.ask({
      method: 'GET',
      url: `/api/order/da-dk/basket/complete-payment-using-giftcard?checkoutBasketId=${checkoutBasketId}`,
      headers: { 'x-current-market': 'da-dk', 'sec-fetch-mode': 'cors', ...(held ? { cookie: `basket=${held}` } : {}) },
    })

  const notCovered = await complete()
  await database.prepared('test-cover', 'update checkout_basket set due_minor = 0 where id = $1', [checkoutBasketId])
  // The requests find the basket open, being paid, or paid. All are sent while the browser still has its basket cookie.
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => sleep(3 * at).then(() => complete(notCovered.cookie))),
  )
  const refusedCharge = await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })

  expect(notCovered.body).toMatchObject({ status: 400, code: 'checkout.not-covered' })
  expect(answers.map(({ body }) => (body as Paid).paymentState)).toEqual(Array(12).fill('authorised'))
  expect(refusedCharge.body).toMatchObject({ code: 'checkout.nothing-to-pay' })
  expect(await orders()).toHaveLength(1)
  expect(await kept()).toEqual([])
})
