import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { signatureOf } from '#adapters/payments-adyen/notification-signature.ts'
import { newId } from '#foundation/ids.ts'
import { adyenSimulatorKeys } from '#server/app/simulators/simulator-keys.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import {
  dress,
  type Guest,
  guest,
  layOutGoods,
  openBuyingShop,
  payInMarket,
  personalNumber,
  pressAtIyzico,
  testCard,
  upToPayment,
} from './buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database, { storeHosts: ['store.halden.test'] })
afterAll(() => shop.close())
beforeEach(async () => {
  await layOutGoods(database)
  await shop.control({ notifyNever: true, terminalMs: 0 })
  shop.clock.now = new Date()
  shop.alerts.length = 0
})

interface Begun {
  readonly redirectUrl: string
  readonly iyzicoPaymentUrl: string
  readonly status: string
  readonly token: string
}
const states = async () =>
  (await database.prepared<{ state: string }>('test-order-states', 'select state from shop_order')).map(
    ({ state }) => state,
  )
const begin = async (who: Guest, checkoutBasketId: string, more: object = {}) =>
  (
    await who.call('POST', 'payment/iyzico/initialize-payment', {
      ...{ checkoutBasketId, checkoutPersonalNumber: personalNumber },
      ...more,
    })
  ).body as Begun

test('asks the Turkish provider for the instalments that the shopper chose, and offers all where none are chosen [C-IYZ-O1, C-EOR-41]', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  const asked = () =>
    fetched.mock.calls
      .map(([, sent]) => String(sent?.body ?? ''))
      .filter((body) => body.includes('enabledInstallments'))
      .map((body) => (JSON.parse(body) as { enabledInstallments: number[] }).enabledInstallments)
  for (const more of [{ installments: 3 }, {}]) {
    const who = guest(shop, 'tr-tr')
    await begin(who, await upToPayment(shop, who, 'tr-tr'), more)
  }

  expect(asked()).toEqual([[3], [1, 2, 3, 6, 9]])
})

test('tells the card provider what a browser says of itself, and to come back to the shop, whatever address a caller names [C-PAY-O3]', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
  const browserInfo = { userAgent: 'Firefox/128.0', language: 'da-DK', timeZoneOffset: -60, javaEnabled: false }
  const paid = await who.call('POST', 'basket/create-payment', {
    ...{ checkoutBasketId, paymentMethod: testCard(), browserInfo },
    ...{ returnUrl: 'https://evil.example/paid', origin: 'https://evil.example' },
  })
  const asked = fetched.mock.calls
    .filter(([url]) => String(url).endsWith('/payments'))
    .map(([, sent]) => JSON.parse(String(sent?.body)) as Record<string, unknown>)

  expect(paid.body).toMatchObject({ paymentState: 'authorised' })
  expect(asked).toMatchObject([{ paymentMethod: testCard(), countryCode: 'DK' }])
  expect(asked[0]!.browserInfo).toEqual(browserInfo)
  for (const name of ['returnUrl', 'origin']) expect(new URL(String(asked[0]![name])).hostname).toBe('localhost')
})

test('leads from the Turkish provider to the receipt or, where the bank refuses, to the payment step of the market, and again however often the browser returns [C-IYZ-O3, C-EOX-08, C-PAY-O6]', async () => {
  const returned = async (outcome: string) => {
    const who = guest(shop, 'tr-tr')
    const checkoutBasketId = await upToPayment(shop, who, 'tr-tr')
    const begun = await begin(who, checkoutBasketId)
    const first = await pressAtIyzico(who, begun.iyzicoPaymentUrl, outcome)
    const { payment } = (await shop.buying.checkout.latestPayment(checkoutBasketId))!
    const path = `/api/order/payment/iyzico/retrieve-payment-redirect/${payment.id}/${checkoutBasketId}/tr-tr`
    const again = await shop.app.inject({ method: 'POST', url: `${path}?token=${begun.token}` })
    expect([again.statusCode, again.headers.location]).toEqual([303, first.location])
    return { checkoutBasketId, status: first.status, location: first.location }
  }

  const refused = await returned('fail')
  expect(refused).toMatchObject({
    ...{ status: 303, location: `/tr-tr/checkout/payment?checkoutbasketid=${refused.checkoutBasketId}` },
  })
  expect(await states()).toEqual([])
  expect(await returned('approve')).toMatchObject({
    status: 303,
    location: expect.stringMatching(/^\/tr-tr\/.*\?orderid=/),
  })
  expect(await states()).toEqual(['placed'])
})

test('checks no Turkish payments again for an age that is no number of minutes [C-EOX-02]', async () => {
  const asked = async (payload: object) =>
    (
      await shop.app.inject({
        ...{ method: 'POST', url: '/api/order/basket/iyzico/pendingorders', payload },
        headers: { 'x-api-key': 'internal-key-of-tests' },
      })
    ).statusCode

  expect([await asked({ olderThanMinutes: 0 }), await asked({})]).toEqual([200, 200])
  expect([await asked({ olderThanMinutes: -1 }), await asked({ olderThanMinutes: 'old' })]).toEqual([400, 400])
})

test('begins no payment at a terminal for a basket that is not there [C-EOR-39, C-POS-01]', async () => {
  const who = guest(shop, 'da-dk')
  await upToPayment(shop, who, 'da-dk')
  const pay = (basketId: string) =>
    who.ask({
      ...{ method: 'POST', url: `/api/order/da-dk/payment/create-pos-payment?basketId=${basketId}` },
      headers: {
        ...{ host: 'store.halden.test' },
        cookie: `basket=${who.basketCookie()}; isoStoreId=copenhagen-kompagni`,
      },
    })

  expect((await pay(newId())).status).toBe(404)
  expect(await states()).toEqual([])
  expect((await pay(who.basketId()!)).body).toMatchObject({ paymentState: 'authorised' })
})

test('asks the terminal of the store where the shopper is, and leaves the basket open where nobody pays there in time [C-POS-O1, C-PAY-O6]', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  await shop.control({ terminalMs: 3_600_000 })
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
  const headers = {
    ...{ host: 'store.halden.test' },
    cookie: `basket=${who.basketCookie()}; isoStoreId=copenhagen-kompagni`,
  }
  const begun = await who.ask({ method: 'POST', url: '/api/order/da-dk/payment/create-pos-payment', headers })
  const asked = fetched.mock.calls.flatMap(([, sent]) => /"POIID":"([^"]+)"/.exec(String(sent?.body))?.[1] ?? [])
  await database.prepared('test-due', 'update payment set check_at = now()')
  shop.clock.now = new Date(Date.now() + 16 * 60_000)
  await shop.buying.checkout.recheck()

  expect(begun.body).toMatchObject({ paymentState: 'actionrequired' })
  expect(asked).toEqual(['V400m-000000001'])
  expect((await shop.buying.checkout.latestPayment(checkoutBasketId))!.payment.state).toBe('expired')
  expect((await who.call('GET', 'basket')).body).toMatchObject({ basket: { lines: [{ sku: dress, quantity: 1 }] } })
  expect(await states()).toEqual([])
})

test('comes back from Klarna to the shop’s own pages, whatever addresses a caller names [C-KLA-O1]', async () => {
  const came = async (outcome: string) => {
    const who = guest(shop, 'fr-fr')
    const checkoutBasketId = await upToPayment(shop, who, 'fr-fr')
    const begun = (
      await who.call('POST', `payment/klarna/request-payment-url/${who.basketId()}`, {
        ...{ paymentMethodCategory: 'pay_over_time', authorizationToken: 'token-of-the-page' },
        ...{ returnUrl: 'https://evil.example/paid', cancelUrl: 'https://evil.example/left' },
      })
    ).body as Begun
    expect(begun.status).toBe('redirect')
    const body = new URLSearchParams({ outcome })
    const left = await fetch(begun.redirectUrl, { method: 'POST', body, redirect: 'manual' })
    const back = new URL(left.headers.get('location')!)
    expect(back.hostname).toBe('localhost')
    const headers = { accept: 'text/html', 'sec-fetch-site': 'cross-site' }
    const { location } = await who.ask({ method: 'GET', url: back.pathname + back.search, headers })
    return { checkoutBasketId, location }
  }

  const cancelled = await came('cancel')
  expect(cancelled.location).toBe(`/fr-fr/checkout/payment?checkoutbasketid=${cancelled.checkoutBasketId}`)
  expect((await came('approve')).location).toMatch(/^\/fr-fr\/.*\?orderid=/)
  expect(await states()).toEqual(['placed'])
})

/** Tells the shop what became of a refund, as the card provider does. */
async function tellOfRefund(refundId: string, eventCode: string, more: { success?: string; key?: string } = {}) {
  const { success = 'true', key = adyenSimulatorKeys.hmacKey } = more
  const item = {
    ...{ eventCode, success, pspReference: `${refundId}:${eventCode}`, originalReference: 'P1' },
    ...{ merchantAccountCode: adyenSimulatorKeys.merchantAccount, merchantReference: refundId },
    amount: { value: 39_995, currency: 'DKK' },
  }
  const signed = { ...item, additionalData: { hmacSignature: signatureOf(item, key) } }
  const payload = { live: 'false', notificationItems: [{ NotificationRequestItem: signed }] }
  return (await shop.app.inject({ method: 'POST', url: '/api/order/payment/adyen/notification', payload })).statusCode
}

test('tells a refund made, refused or not arrived by the signed notice of its provider, however often it comes, and by no other [C-PAY-O5]', async () => {
  const who = guest(shop, 'da-dk')
  const { orderNumber } = await payInMarket(shop, who, 'da-dk', await upToPayment(shop, who, 'da-dk'))
  const { paymentId } = (await shop.buying.orders.findByNumber(orderNumber))!
  await shop.app.inject({
    ...{ method: 'POST', url: '/api/order/manual-order-part-cancel' },
    payload: { orderNumber, lines: [{ lineItemId: '1', quantity: 1 }] },
    headers: { 'x-api-key': 'internal-key-of-tests', 'idempotency-key': newId() },
  })
  await shop.runJobs()
  const refunds = async () => (await shop.buying.refunds.of(paymentId)).map(({ state }) => state)
  const { id } = (await shop.buying.refunds.of(paymentId))[0]!

  expect(await refunds()).toEqual(['received'])
  expect(await tellOfRefund(id, 'REFUND', { key: '45'.repeat(32) })).toBe(401)
  expect(await tellOfRefund(newId(), 'REFUND_FAILED')).toBe(200)
  expect(await refunds()).toEqual(['received'])
  expect(await tellOfRefund(id, 'REFUND')).toBe(200)
  expect(await refunds()).toEqual(['done'])
  for (let times = 0; times < 2; times++) expect(await tellOfRefund(id, 'REFUNDED_REVERSED')).toBe(200)
  expect(await refunds()).toEqual(['failed', 'asked'])
  const again = (await shop.buying.refunds.of(paymentId)).at(-1)!
  expect(await tellOfRefund(again.id, 'REFUND', { success: 'false' })).toBe(200)
  expect(await refunds()).toEqual(['failed', 'failed', 'asked'])
  expect(shop.alerts.filter((code) => code === 'payment.refund-failed')).toHaveLength(2)
  expect(await states()).toEqual(['cancelled'])
})
