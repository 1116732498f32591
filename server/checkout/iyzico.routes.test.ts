import { expect, onTestFinished, test, vi } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { type Guest, guest, personalNumber, pressAtIyzico, upToPayment } from './buying-shop.fakes.ts'
import { openProviderShop, type Paid } from './other-providers.fakes.ts'

const { database, kept, orders, shop, stateOf } = await openProviderShop()

test('pays in Turkey: identity number, page, and a way back by a form of another site without any cookie [C-EOR-41, C-EOX-08, C-IYZ-02, C-IYZ-O1, C-IYZ-O3, C-GEN-O3, C-IYZ-01, C-PAY-O3]', async () => {
  const who = guest(shop, 'tr-tr')
  const checkoutBasketId = await upToPayment(shop, who, 'tr-tr')
  const begin = (checkoutPersonalNumber: string) =>
    who.call('POST', 'payment/iyzico/initialize-payment', { checkoutBasketId, checkoutPersonalNumber })

  const nowhere = await who.call('POST', 'payment/iyzico/initialize-payment', {
    ...{ checkoutBasketId: newId(), checkoutPersonalNumber: personalNumber },
  })
  const dane = guest(shop, 'da-dk')
  const inDenmark = await dane.call('POST', 'payment/iyzico/initialize-payment', {
    ...{ checkoutBasketId: await upToPayment(shop, dane, 'da-dk'), checkoutPersonalNumber: personalNumber },
  })
  expect([nowhere.status, inDenmark.status]).toEqual([404, 400])
  const wrong = await begin('12345678901')
  const { payment } = (await who.page('checkout/payment')).body as { payment: { methods: object[] } }
  expect(payment.methods).toMatchObject([{ type: 'scheme', fields: 'personal-number' }])
  const begun = (await begin(` ${personalNumber} `)).body as Paid
  const back = await pressAtIyzico(who, begun.iyzicoPaymentUrl!, 'approve')

  const bySharedCall = await who.call('POST', 'basket/create-payment', {
    ...{ checkoutBasketId: await upToPayment(shop, who, 'tr-tr'), paymentMethod: { type: 'scheme' } },
    personalNumber: '12345678901',
  })
  const withoutNumber = await who.call('POST', 'basket/create-payment', {
    ...{ checkoutBasketId: await upToPayment(shop, who, 'tr-tr'), paymentMethod: { type: 'scheme' } },
  })
  const rightNumber = await who.call('POST', 'basket/create-payment', {
    ...{ checkoutBasketId: await upToPayment(shop, who, 'tr-tr'), paymentMethod: { type: 'scheme' } },
    personalNumber,
  })
  expect(rightNumber).toMatchObject({ status: 200, body: { paymentState: 'actionrequired', iyzicoStatus: 'success' } })
  for (const { status, body } of [wrong, bySharedCall, withoutNumber])
    expect([status, body]).toMatchObject([400, { code: 'payment.personal-number-wrong' }])
  expect(begun).toMatchObject({
    paymentState: 'actionrequired',
    iyzicoStatus: 'success',
    token: expect.stringMatching(/./),
  })
  const stored = await database.prepared<{ text: string }>(
    'test-stored',
    `select concat((select json_agg(payment) from payment), (select json_agg(payment_event) from payment_event),
       (select json_agg(checkout_basket) from checkout_basket), (select json_agg(shop_order) from shop_order)) as text`,
  )
  expect(stored[0]!.text).toContain(checkoutBasketId)
  expect(stored[0]!.text).not.toContain(personalNumber)
  expect(back.status).toBe(303)
  expect(back.location).toMatch(/^\/tr-tr\/.*\?orderid=/)
  expect(await kept()).toEqual([137980])
})

test('refuses a return whose token, payment or basket belongs to another shopper [C-IYZ-O3, C-EOX-08, C-CAR-03]', async () => {
  const who = guest(shop, 'tr-tr')
  const checkoutBasketId = await upToPayment(shop, who, 'tr-tr')
  await who.call('POST', 'payment/iyzico/initialize-payment', {
    checkoutBasketId,
    checkoutPersonalNumber: personalNumber,
  })
  const { payment } = (await shop.buying.checkout.latestPayment(checkoutBasketId))!
  const token = payment.action!.data!.token!
  const other = guest(shop, 'tr-tr')
  const otherBasketId = await upToPayment(shop, other, 'tr-tr')
  await other.call('POST', 'payment/iyzico/initialize-payment', {
    ...{ checkoutBasketId: otherBasketId, checkoutPersonalNumber: personalNumber },
  })
  const otherPaymentId = (await shop.buying.checkout.latestPayment(otherBasketId))!.payment.id
  await fetch(payment.action!.url!, { method: 'POST', body: new URLSearchParams({ outcome: 'approve' }) })
  const back = async (conversationId: string, basketId: string, token: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/order/payment/iyzico/retrieve-payment-redirect/${conversationId}/${basketId}/tr-tr?token=${token}`,
    })

  for (const [conversationId, basketId, itsToken] of [
    [payment.id, checkoutBasketId, 'made-up'],
    [newId(), checkoutBasketId, token],
    [payment.id, newId(), token],
    [payment.id, otherBasketId, token],
    [otherPaymentId, checkoutBasketId, token],
    [otherPaymentId, otherBasketId, token],
  ] as const) {
    const { statusCode, headers } = await back(conversationId, basketId, itsToken)
    expect([statusCode, headers.location]).toEqual([303, expect.not.stringContaining('orderid')])
  }
  expect([await stateOf(checkoutBasketId), await stateOf(otherBasketId)]).toEqual(['actionrequired', 'actionrequired'])
  expect(await orders()).toEqual([])
  expect((await back(payment.id, checkoutBasketId, token)).headers.location).toContain('orderid')
  expect((await back(payment.id, otherBasketId, token)).headers.location).not.toContain('orderid')
})

/** Begins a payment, and pays it on the provider's page. */
async function payOnPage(who: Guest, checkoutBasketId: string): Promise<Paid> {
  const asked = { checkoutBasketId, checkoutPersonalNumber: personalNumber }
  const begun = (await who.call('POST', 'payment/iyzico/initialize-payment', asked)).body as Paid
  await fetch(begun.iyzicoPaymentUrl!, { method: 'POST', body: new URLSearchParams({ outcome: 'approve' }) })
  return begun
}

test('places a Turkish order by webhook alone, and refuses one whose signature is wrong [C-EOX-09, C-IYZ-O3, C-IYZ-02]', async () => {
  for (const notifySignedWrong of [true, false]) {
    await shop.control({ notifyNever: false, notifySignedWrong })
    const who = guest(shop, 'tr-tr')
    const checkoutBasketId = await upToPayment(shop, who, 'tr-tr')
    const begun = await payOnPage(who, checkoutBasketId)
    if (!notifySignedWrong) await expect.poll(() => stateOf(checkoutBasketId)).toBe('authorised')
    else {
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(await stateOf(checkoutBasketId)).toBe('actionrequired')
      const paymentConversationId = (await shop.buying.checkout.latestPayment(checkoutBasketId))!.payment.id
      const forged = await shop.app.inject({
        method: 'POST',
        url: '/api/order/payment/iyzico/retrieve-payment-webhook',
        payload: { paymentConversationId, token: begun.token, status: 'SUCCESS' },
        headers: { 'x-iyz-signature-v3': '0'.repeat(64) },
      })
      expect(forged.statusCode).toBe(401)
    }
  }
})

test('answers 200 to a Turkish notification from elsewhere, 400 without payment or token, 401 if what it says was changed [C-EOX-09, C-IYZ-O3]', async () => {
  const webhook = '/api/order/payment/iyzico/retrieve-payment-webhook'
  const fetched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  await shop.control({ notifyNever: false })
  const who = guest(shop, 'tr-tr')
  const checkoutBasketId = await upToPayment(shop, who, 'tr-tr')
  await payOnPage(who, checkoutBasketId)
  await expect.poll(() => stateOf(checkoutBasketId)).toBe('authorised')
  const [, sent] = fetched.mock.calls.find(([url]) => String(url).endsWith(webhook))!
  const notice = JSON.parse(String(sent!.body)) as Record<string, unknown>
  const tell = async (change: object) => {
    const headers = { ...(sent!.headers as Record<string, string>), 'sec-fetch-site': 'crossSite-site' }
    return shop.app.inject({ method: 'POST', url: webhook, payload: { ...notice, ...change }, headers })
  }

  const again = await tell({})
  expect([again.statusCode, again.json()]).toEqual([200, {}])
  expect((await tell({ paymentConversationId: undefined })).statusCode).toBe(400)
  expect((await tell({ token: undefined })).statusCode).toBe(400)
  expect((await tell({ status: 'FAILURE' })).statusCode).toBe(401)
  expect(await orders()).toHaveLength(1)
})

test('checks unfinished Turkish payments again, for services only [C-EOX-02, C-IYZ-02, C-IYZ-O3]', async () => {
  const who = guest(shop, 'tr-tr')
  const checkoutBasketId = await upToPayment(shop, who, 'tr-tr')
  await payOnPage(who, checkoutBasketId)
  const begunAt = Date.now()
  const ask = (payload: object, headers: Record<string, string> = { 'x-api-key': 'internal-key-of-tests' }) =>
    shop.app.inject({ method: 'POST', url: '/api/order/basket/iyzico/pendingorders', payload, headers })
  const after = async (minutes: number, payload: object) => {
    shop.clock.now = new Date(begunAt + minutes * 60_000)
    return (await ask(payload)).json()
  }

  expect((await ask({ olderThanMinutes: 0 }, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(401)
  expect(await after(14, {})).toEqual([])
  expect(await after(29, { olderThanMinutes: 30 })).toEqual([])
  const found = await after(16, {})
  const [order] = await orders()
  expect(order).toMatchObject({ state: 'placed', checkoutBasketId })
  expect(found).toEqual([{ checkoutBasketId, paymentState: 'authorised', orderNumber: order!.number }])
})
