import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { qrCode } from '#server/app/composing/qr-code.ts'
import { importGiftCards } from '#server/gift-cards/import-gift-cards.repository.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import {
  dress,
  type Guest,
  guest,
  layOutGoods,
  openBuyingShop,
  personalNumber,
  pressAtIyzico,
  testCard,
  upToPayment,
} from './buying-shop.fakes.ts'

/** Longer than any test: pending payments proceed only when a test triggers it. */
const stillMs = 3_600_000

const database = await testDatabase()
const switchedOff = new Set<string>()
const shop = await openBuyingShop(database, { storeHosts: ['store.halden.test'], switchedOff })
afterAll(() => shop.close())
beforeEach(async () => {
  await layOutGoods(database)
  await shop.control({
    notifyAfterMs: 0,
    notifyNever: true,
    notifySignedWrong: false,
    terminalMs: 0,
    pendingMs: stillMs,
  })
  shop.clock.now = new Date()
  shop.alerts.length = 0
  before = await shop.kept()
})

interface Paid {
  readonly paymentState: string
  readonly url?: string
  readonly redirectUrl?: string
  readonly status?: string
  readonly iyzicoPaymentUrl?: string
  readonly iyzicoStatus?: string
  readonly token?: string
  readonly orderId?: string
  readonly code?: string
  readonly error?: string
}
let before: ReadonlyMap<string, number> = new Map()
/** The amounts charged since the test began. */
const kept = async () =>
  [...(await shop.kept())].filter(([id, minor]) => minor > 0 && !before.has(id)).map(([, minor]) => minor)
const orders = async () =>
  database.prepared<{ state: string; number: string; checkoutBasketId: string }>(
    'test-orders',
    'select state, order_number as number, checkout_basket_id as "checkoutBasketId" from shop_order',
  )
const methods = async () =>
  (await database.prepared<{ method: string }>('test-methods', 'select method from payment')).map(
    ({ method }) => method,
  )
const stateOf = async (id: string) => (await shop.buying.checkout.latestPayment(id))!.payment.state
const cross = { accept: 'text/html', 'sec-fetch-site': 'cross-site' }

/** Presses a button on the provider's page, and follows its redirect. */
async function press(who: Guest, url: string, outcome: string) {
  const left = await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
  const back = new URL(left.headers.get('location')!)
  return who.ask({ method: 'GET', url: back.pathname + back.search, headers: cross })
}

test('returns one block of the chosen provider, the accepted payment types, and the amount gift cards cover [C-EOR-20, C-PAY-01, C-PAY-O1, C-CAR-01, C-KLA-01, C-IYZ-01, C-ENT-11, C-SHP-O7, C-CAR-O1, C-KLA-O1]', async () => {
  const blocks: Record<string, Record<string, never>> = {}
  const basketIds: Record<string, string | undefined> = {}
  for (const market of ['da-dk', 'fr-fr', 'tr-tr']) {
    const who = guest(shop, market)
    await upToPayment(shop, who, market)
    basketIds[market] = who.basketId()
    blocks[market] = (await who.call('GET', 'basket/get-payment-methods')).body
    expect((await who.call('GET', 'get-payment-methods')).body).toEqual(blocks[market])
  }

  for (const block of Object.values(blocks)) expect(block.checkoutBasketId).toMatch(/^[0-9a-f-]{36}$/)
  expect(blocks['da-dk']).toMatchObject({
    amountCoveredByGiftCards: { amount: 0, currency: 'DKK' },
    acceptedPaymentTypes: ['credit-card', 'mobilepay', 'apple-pay', 'google-pay'],
    adyen: {
      clientKey: 'test_simulator',
      locale: 'da-DK',
      environment: 'test',
      checkoutBasketId: blocks['da-dk']!.checkoutBasketId,
      paymentMethodsResponse: { paymentMethods: expect.arrayContaining([expect.objectContaining({ type: 'scheme' })]) },
      amount: { value: 43895, currency: 'DKK' },
      applePayPaymentSettings: { configuration: { merchantId: '000000000200001' } },
    },
  })
  expect(blocks['fr-fr']!.klarna).toMatchObject({
    basketId: basketIds['fr-fr'],
    sessionId: expect.stringMatching(/./),
    sessionPaymentMethodCategories: [
      { identifier: 'pay_now' },
      { identifier: 'pay_later' },
      { identifier: 'pay_over_time' },
    ],
  })
  expect(blocks['tr-tr']!.iyzico).toEqual({
    checkoutBasketId: blocks['tr-tr']!.checkoutBasketId,
    checkoutPersonalNumber: '',
  })
  expect((await guest(shop, 'da-dk').call('GET', 'get-payment-methods')).status).toBe(404)
  for (const block of Object.values(blocks))
    expect(['adyen', 'klarna', 'iyzico', 'payByLink', 'pos'].filter((name) => name in block)).toHaveLength(1)
})

test('says how much gift cards cover and leaves the rest to the provider, and if the market takes gift cards at all [C-ENT-11, C-GFT-O3, C-GFT-03, C-GFT-O1, C-PAY-01, C-TGL-02]', async () => {
  await importGiftCards(shop.database, ['shops/demo/promotions/gift_cards.csv'])
  const who = guest(shop, 'en-gb')
  await upToPayment(shop, who, 'en-gb', [{ sku: dress, quantity: 3 }])
  const card = { giftCardNumber: '6006 0000 0000 0029', giftCardNumberValidationCode: 'demo1234' }
  expect((await who.call('POST', 'basket/add-giftcard', card)).status).toBe(200)
  const total = ((await who.call('GET', 'basket')).body as { basket: { total: { amount: number } } }).basket.total
  const setup = async () => (await who.call('GET', 'get-payment-methods')).body

  expect(await setup()).toMatchObject({
    showGiftCardPaymentOption: true,
    amountCoveredByGiftCards: { amount: 50, currency: 'GBP' },
    adyen: { amount: { value: Math.round(total.amount * 100) - 5000, currency: 'GBP' } },
  })
  const rich = { ...card, giftCardNumber: '6006 0000 0000 0078' }
  expect((await who.call('POST', 'basket/add-giftcard', rich)).status).toBe(200)
  expect(await setup()).toMatchObject({ amountCoveredByGiftCards: total })
  switchedOff.add('redeemPromoCodeAndGiftCard')
  onTestFinished(() => switchedOff.clear())
  expect(await setup()).toMatchObject({ showGiftCardPaymentOption: false })
})

test('reports that no provider can be reached, and keeps the basket [C-PAY-02]', async () => {
  const who = guest(shop, 'fr-fr')
  await upToPayment(shop, who, 'fr-fr')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const basket = (await who.call('GET', 'basket')).body
  await fetch(`${shop.simulatorsUrl}/faults/klarna`, {
    method: 'POST',
    body: JSON.stringify({ kind: '503', moment: 'before', calls: 2 }),
  })

  const refused = await who.call('GET', 'get-payment-methods')
  const page = (await who.page('checkout/payment')).body as { payment: { methods: unknown[] } }
  const again = await who.call('GET', 'get-payment-methods')

  expect([refused.status, again.status]).toEqual([503, 200])
  expect(refused.body).toMatchObject({ code: 'payment.providers-not-reached' })
  expect(page.payment.methods).toEqual([])
  expect((await who.call('GET', 'basket')).body).toEqual(basket)
})

test('requests the Klarna page only for an existing basket, and only if Klarna is the provider [C-EOR-42, C-KLA-02, C-KLA-O1]', async () => {
  const [french, danish] = [guest(shop, 'fr-fr'), guest(shop, 'da-dk')]
  await upToPayment(shop, french, 'fr-fr')
  await upToPayment(shop, danish, 'da-dk')
  const asked = (who: Guest, basketId: string | undefined, paymentMethodCategory = 'pay_later') =>
    who.call('POST', `payment/klarna/request-payment-url/${basketId}`, { paymentMethodCategory })

  expect(await asked(french, newId())).toMatchObject({ status: 404, body: { code: 'checkout.unknown' } })
  expect(await asked(danish, danish.basketId(), 'mobilepay')).toMatchObject({
    status: 400,
    body: { code: 'checkout.payment-method-unknown' },
  })
  expect(await orders()).toEqual([])
  expect(await asked(french, french.basketId())).toMatchObject({ body: { status: 'redirect' } })
  expect(await methods()).toEqual(['pay_later'])
})

test('pays with Klarna on its page without a fee, and places the order when the browser comes back, once [C-EOR-42, C-KLA-02, C-KLA-O1, C-PRS-O3, C-PAY-O4]', async () => {
  const who = guest(shop, 'fr-fr')
  const checkoutBasketId = await upToPayment(shop, who, 'fr-fr')
  const asked = (
    await who.call('POST', `payment/klarna/request-payment-url/${who.basketId()}`, {
      paymentMethodCategory: 'pay_later',
    })
  ).body as Paid

  const first = await press(who, asked.redirectUrl!, 'approve')
  const again = await who.ask({
    method: 'GET',
    url: `/api/order/de-de/basket/${checkoutBasketId}/return?sid=x`,
    headers: cross,
  })

  expect(asked).toMatchObject({ paymentState: 'actionrequired', status: 'redirect', url: asked.redirectUrl })
  expect(first.location).toMatch(/\?orderid=/)
  expect(again.location).toBe(first.location)
  expect(await kept()).toEqual([6494])
  expect(await orders()).toMatchObject([{ state: 'placed' }])
})

test('goes back to the payment step when the shopper cancels at Klarna or is refused, and charges nothing [C-KLA-03, C-KLA-O1, C-PAY-O6]', async () => {
  for (const [outcome, refusal] of [
    ['cancel', 'payment.cancelled'],
    ['fail', 'payment.refused'],
    ['back', 'payment.cancelled'],
    ['error', 'payment.failed'],
  ] as const) {
    const who = guest(shop, 'fr-fr')
    const checkoutBasketId = await upToPayment(shop, who, 'fr-fr')
    const asked = (
      await who.call('POST', 'basket/create-payment', {
        checkoutBasketId,
        provider: 'klarna',
        paymentMethod: { type: 'pay_later' },
      })
    ).body as Paid

    const back = await press(who, asked.url!, outcome)

    expect(back.location).toBe(`/fr-fr/checkout/payment?checkoutbasketid=${checkoutBasketId}`)
    expect((await who.page(back.location!)).body).toMatchObject({ payment: { refusal, methods: [{}, {}, {}] } })
    expect((await who.call('GET', 'basket')).status).toBe(200)
  }
  expect(await orders()).toEqual([])
  expect(await kept()).toEqual([])
})

test('reports that Klarna could not be reached; the outcome is certain, because Klarna takes money on its own page only [C-KLA-03]', async () => {
  const who = guest(shop, 'fr-fr')
  const checkoutBasketId = await upToPayment(shop, who, 'fr-fr')
  await fetch(`${shop.simulatorsUrl}/faults/klarna`, {
    method: 'POST',
    body: JSON.stringify({ kind: '500', moment: 'before', calls: 2 }),
  })

  const failed = (
    await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: { type: 'pay_now' } })
  ).body as Paid

  expect(failed).toMatchObject({ paymentState: 'error', error: 'payment.not-reached' })
  expect((await who.call('GET', 'basket')).status).toBe(200)
})

test('leads a shopper whom Klarna cannot take back to the payment step, which says so and lets them try again [C-KLA-03, C-KLA-O1]', async () => {
  const who = guest(shop, 'fr-fr')
  const checkoutBasketId = await upToPayment(shop, who, 'fr-fr')
  await fetch(`${shop.simulatorsUrl}/faults/klarna`, {
    method: 'POST',
    body: JSON.stringify({ kind: '500', moment: 'before', calls: 2 }),
  })
  const form = { formAction: 'pay', paymentMethod: 'pay_later', checkoutBasketId }

  const failed = await who.post('/checkout/payment', form)
  expect(failed.location).toBe(`/fr-fr/checkout/payment?checkoutbasketid=${checkoutBasketId}`)
  expect((await who.page(failed.location!)).body).toMatchObject({
    payment: {
      ...{ provider: 'klarna', refusal: 'payment.not-reached' },
      methods: ['pay_now', 'pay_later', 'pay_over_time'].map((type) => ({ type, fields: 'redirect' })),
    },
  })
})

test('places a Klarna order by its notification alone, and believes none without its key [C-PAY-O5]', async () => {
  await shop.control({ notifyNever: false })
  const who = guest(shop, 'fr-fr')
  const checkoutBasketId = await upToPayment(shop, who, 'fr-fr')
  const asked = (
    await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: { type: 'pay_now' } })
  ).body as Paid
  const forged = await shop.app.inject({
    method: 'POST',
    url: `/api/order/payment/klarna/notification?payment=${newId()}&key=${'0'.repeat(64)}`,
    payload: { session_id: 'x', status: 'COMPLETED' },
  })
  await fetch(asked.url!, { method: 'POST', body: new URLSearchParams({ outcome: 'approve' }), redirect: 'manual' })
  await expect.poll(() => stateOf(checkoutBasketId)).toBe('authorised')

  expect(forged.statusCode).toBe(401)
  expect(await orders()).toMatchObject([{ state: 'placed' }])
})

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

test('refuses a return whose token, payment or basket belongs to another shopper [C-IYZ-O3, C-EOX-08]', async () => {
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

test('places a Turkish order by webhook alone, and refuses one whose signature is wrong [C-EOX-09, C-IYZ-O3, C-IYZ-02]', async () => {
  for (const notifySignedWrong of [true, false]) {
    await shop.control({ notifyNever: false, notifySignedWrong })
    const who = guest(shop, 'tr-tr')
    const checkoutBasketId = await upToPayment(shop, who, 'tr-tr')
    const begun = (
      await who.call('POST', 'payment/iyzico/initialize-payment', {
        checkoutBasketId,
        checkoutPersonalNumber: personalNumber,
      })
    ).body as Paid
    await fetch(begun.iyzicoPaymentUrl!, { method: 'POST', body: new URLSearchParams({ outcome: 'approve' }) })
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
  const asked = { checkoutBasketId, checkoutPersonalNumber: personalNumber }
  const begun = (await who.call('POST', 'payment/iyzico/initialize-payment', asked)).body as Paid
  await fetch(begun.iyzicoPaymentUrl!, { method: 'POST', body: new URLSearchParams({ outcome: 'approve' }) })
  await expect.poll(() => stateOf(checkoutBasketId)).toBe('authorised')
  const [, sent] = fetched.mock.calls.find(([url]) => String(url).endsWith(webhook))!
  const notice = JSON.parse(String(sent!.body)) as Record<string, unknown>
  const tell = async (change: object) => {
    const headers = { ...(sent!.headers as Record<string, string>), 'sec-fetch-site': 'cross-site' }
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
  const begun = (
    await who.call('POST', 'payment/iyzico/initialize-payment', {
      checkoutBasketId,
      checkoutPersonalNumber: personalNumber,
    })
  ).body as Paid
  await fetch(begun.iyzicoPaymentUrl!, { method: 'POST', body: new URLSearchParams({ outcome: 'approve' }) })
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

test('shows the type of a card and its instalment options for the amount due, and refuses an unknown card [C-EOR-40, C-IYZ-O2, C-IYZ-02]', async () => {
  const who = guest(shop, 'tr-tr')
  await upToPayment(shop, who, 'tr-tr')
  const check = (binNumber: string) =>
    who.call('POST', 'payment/iyzico/check-bin', { binNumber, basketId: who.basketId() })

  const known = await check('554960')

  expect(known.body).toMatchObject({
    ...{ cardType: 'CREDIT_CARD', cardAssociation: 'MASTER_CARD', cardFamily: 'Bonus', bankName: 'Garanti Bankası' },
    installments: [
      { count: 1, totalPrice: { amount: 1379.8, currency: 'TRY' }, monthlyPrice: { amount: 1379.8, currency: 'TRY' } },
      { count: 2, totalPrice: { amount: 1396.36 }, monthlyPrice: { amount: 698.18 } },
      ...[{ count: 3 }, { count: 6 }, { count: 9 }],
    ],
  })
  expect((await check('55496012')).status).toBe(200)
  for (const wrong of ['123456', '12', '55496', '554960123', '55496a'])
    expect([wrong, (await check(wrong)).status]).toEqual([wrong, 400])
})

/** A device in a store: another host, and the cookie with the store's id. */
const inStore = (market: string, storeId: string | undefined, headers: Readonly<Record<string, string>> = {}) => {
  const who = guest(shop, market)
  const ask = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    who.ask({
      ...{ method, url },
      headers: {
        ...headers,
        host: 'store.halden.test',
        cookie: [who.basketCookie() && `basket=${who.basketCookie()}`, storeId && `isoStoreId=${storeId}`]
          .filter(Boolean)
          .join('; '),
      },
      ...(payload ? { payload } : {}),
    })
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    ask(method, `/api/order/${market}/${path}`, payload)
  const page = (path: string) => ask('GET', `/${market}/${path}?type=json`)
  return { ...who, page, call: call as Guest['call'] }
}

test('shows a link to pay by until it is paid, and asks every five seconds how it stands, for as long as it is pending [C-PBL-O1, C-PBL-02, C-PBL-03, C-PRS-02, C-CST-13]', async () => {
  const till = inStore('en-gb', 'london-lambs')
  await upToPayment(shop, till, 'en-gb')
  const { payByLink } = (await till.call('GET', 'get-payment-methods')).body as { payByLink: { url: string } }
  const shown = async () => ((await till.page('checkout/payment')).body as { payment: object }).payment

  expect(await shown()).toMatchObject({
    link: { url: payByLink.url, qrCode: `data:,${payByLink.url}`, status: 'Active', askAgainAfterMs: 5000 },
  })
  await shop.control({ pendingMs: stillMs })
  onTestFinished(() => shop.control({ pendingMs: 0 }))
  await fetch(payByLink.url, { method: 'POST', body: new URLSearchParams({ outcome: 'pending' }), redirect: 'manual' })
  for (const waited of [0, 60_000, 3_600_000]) {
    shop.clock.now = new Date(shop.clock.now.getTime() + waited)
    expect(await shown()).toMatchObject({ waiting: { askAgainAfterMs: 5000, gaveUp: false }, provider: 'pay-by-link' })
  }
})

test('pays by a link in a store without terminal: a code to scan, pending, paid, and on to the receipt of this host [C-EOR-33, C-PBL-01, C-PBL-02, C-PBL-03, C-PBL-04, C-PBL-O1, C-PRS-03, C-RTE-25, C-BSK-01, C-PAY-01, C-PAY-O1, C-ENT-11, C-ENT-13, C-PAY-O6]', async () => {
  const till = inStore('da-dk', undefined)
  const checkoutBasketId = await upToPayment(shop, till, 'da-dk')
  const { payByLink } = (await till.call('GET', 'get-payment-methods')).body as {
    payByLink: { url: string; qrCodeString: string; linkId: string; status: string }
    checkoutBasketId: string
  }
  const same = (await till.call('GET', 'get-payment-methods')).body as { payByLink: typeof payByLink }
  const status = async () =>
    (await till.call('GET', `basket/pay-by-link-receipt/${payByLink.linkId}?checkoutBasketId=${checkoutBasketId}`))
      .body as {
      status: string
      redirectUrl?: string
    }

  const before = await status()
  await fetch(payByLink.url, { method: 'POST', body: new URLSearchParams({ outcome: 'fail' }), redirect: 'manual' })
  const afterRefusal = await status()
  await shop.control({ pendingMs: stillMs })
  await fetch(payByLink.url, { method: 'POST', body: new URLSearchParams({ outcome: 'pending' }), redirect: 'manual' })
  const pending = await status()
  await shop.control({ pendingMs: 0 })
  await expect.poll(async () => (await status()).status).toBe('Completed')

  expect(payByLink).toMatchObject({
    ...{ qrCodeString: qrCode(payByLink.url), linkId: expect.stringMatching(/./), status: 'Active' },
  })
  expect(same.payByLink).toEqual(payByLink)
  expect([before.status, afterRefusal.status, pending.status]).toEqual(['Active', 'Active', 'PaymentPending'])
  expect((await status()).redirectUrl).toMatch(/^\/da-dk\/.*orderid=/)
  expect(await kept()).toEqual([43895])
})

test('shows the state of a link only to a caller who names its basket [C-PBL-04, C-EOR-33]', async () => {
  const till = inStore('da-dk', undefined)
  const checkoutBasketId = await upToPayment(shop, till, 'da-dk')
  const { payByLink } = (await till.call('GET', 'get-payment-methods')).body as { payByLink: { linkId: string } }
  const other = inStore('da-dk', undefined)
  const otherBasketId = await upToPayment(shop, other, 'da-dk')
  const asked = async (linkId: string, query: string) =>
    (await till.call('GET', `basket/pay-by-link-receipt/${linkId}${query}`)).status

  expect(await asked(payByLink.linkId, `?checkoutBasketId=${checkoutBasketId}`)).toBe(200)
  expect(await asked('PL00', `?checkoutBasketId=${checkoutBasketId}`)).toBe(404)
  expect(await asked(payByLink.linkId, `?checkoutBasketId=${otherBasketId}`)).toBe(404)
  expect(await asked(payByLink.linkId, `?checkoutBasketId=${newId()}`)).toBe(404)
  expect(await asked(payByLink.linkId, '')).toBe(400)
  expect(await asked(payByLink.linkId, `?basketId=${till.basketId()}`)).toBe(400)
})

test('shows the receipt of a paid link by this link alone, also after the provider has given the payment its own id [C-EOR-33, C-PBL-O1]', async () => {
  await shop.control({ notifyNever: false })
  const till = inStore('da-dk', undefined)
  const checkoutBasketId = await upToPayment(shop, till, 'da-dk')
  const { payByLink } = (await till.call('GET', 'get-payment-methods')).body as {
    payByLink: { linkId: string; url: string }
  }
  const online = guest(shop, 'da-dk')
  const byCard = await upToPayment(shop, online, 'da-dk')
  await online.call('POST', 'basket/create-payment', { checkoutBasketId: byCard, paymentMethod: testCard() })
  await fetch(payByLink.url, { method: 'POST', body: new URLSearchParams({ outcome: 'approve' }), redirect: 'manual' })
  const reference = async () => (await shop.buying.payments.latest(checkoutBasketId))!.reference
  await expect.poll(reference).not.toBe(payByLink.linkId)
  const asked = (linkId: string, of: string) =>
    till.call('GET', `basket/pay-by-link-receipt/${linkId}?checkoutBasketId=${of}`)

  const receipt = await asked(payByLink.linkId, checkoutBasketId)
  expect(receipt.body).toEqual({
    status: 'Completed',
    redirectUrl: expect.stringMatching(/^\/da-dk\/.*\?orderid=[0-9a-f-]{36}$/),
  })
  for (const [linkId, of] of [
    ['PL00', checkoutBasketId],
    [payByLink.linkId, byCard],
    ['PL00', byCard],
  ] as const)
    expect((await asked(linkId, of)).status).toBe(404)
})

test('makes a new link when the old one has expired, with one message that it has, and shows no links of other baskets [C-PBL-02, C-PBL-O1, C-ENT-13, C-PAY-O6]', async () => {
  const till = inStore('en-gb', 'london-lambs')
  const checkoutBasketId = await upToPayment(shop, till, 'en-gb')
  const link = async () =>
    ((await till.call('GET', 'get-payment-methods')).body as { payByLink: { linkId: string } }).payByLink.linkId
  const first = await link()
  await fetch(`${shop.simulatorsUrl}/adyen/v72/paymentLinks/${first}`, {
    method: 'PATCH',
    headers: { 'x-api-key': 'simulator-api-key' },
    body: JSON.stringify({ status: 'expired' }),
  })
  const ended = await till.call('GET', `basket/pay-by-link-receipt/${first}?checkoutBasketId=${checkoutBasketId}`)

  const shown = async () =>
    ((await till.page('checkout/payment')).body as { payment: { link?: { linkId: string }; refusal?: string } }).payment
  const withMessage = await shown()
  const afterwards = await shown()
  const second = await link()
  const other = await till.call('GET', `basket/pay-by-link-receipt/PL00?checkoutBasketId=${checkoutBasketId}`)

  expect(ended.body).toEqual({ status: 'Expired' })
  expect(second).not.toBe(first)
  expect([withMessage.link?.linkId, withMessage.refusal]).toEqual([second, 'payment.link-expired'])
  expect([afterwards.link?.linkId, afterwards.refusal]).toEqual([second, undefined])
  expect(other.status).toBe(404)
})

test('pays at the terminal of a store, and nowhere else [C-EOR-39, C-POS-01, C-POS-O1, C-PAY-01, C-PAY-O1, C-ENT-11, C-GEN-05]', async () => {
  const till = inStore('da-dk', 'copenhagen-kompagni')
  const checkoutBasketId = await upToPayment(shop, till, 'da-dk')
  const setup = (await till.call('GET', 'get-payment-methods')).body as { pos: object }
  const { payment } = (await till.page('checkout/payment')).body as { payment: { methods: object[] } }
  expect(payment.methods).toMatchObject([{ type: 'terminal', fields: 'terminal' }])
  const online = guest(shop, 'da-dk')
  await upToPayment(shop, online, 'da-dk')

  const key = till.basketCookie()!.split('.')[1]!
  // Another device of the store, which holds a basket of its own, names the one that it pays.
  const other = inStore('da-dk', 'copenhagen-kompagni', { 'x-basket-key': key })
  await other.call('POST', 'basket/line', { sku: dress, quantity: 3 })
  const paid = await other.call('POST', `payment/create-pos-payment?basketId=${till.basketId()}`)
  const barred = await online.call('POST', `payment/create-pos-payment?basketId=${online.basketId()}`)

  expect(setup.pos).toEqual({ checkoutBasketId })
  expect(paid.body).toMatchObject({ paymentState: 'authorised', url: expect.stringContaining('orderid=') })
  expect(barred.status).toBe(403)
  expect(await kept()).toEqual([43895])
})

test('lets only our own servers choose a store terminal by header [C-ISO-03, B-ISO-O2, C-SES-O6, C-SES-10]', async () => {
  const who = guest(shop, 'da-dk')
  await upToPayment(shop, who, 'da-dk')
  const payAs = (headers: Readonly<Record<string, string>>) =>
    who.ask({
      method: 'POST',
      url: `/api/order/da-dk/payment/create-pos-payment?basketId=${who.basketId()}`,
      headers: { 'x-iso-context': 'copenhagen-kompagni', ...headers },
    })

  const shopper = await payAs({})
  const guessing = await payAs({ 'x-api-key': 'guess' })
  const elsewhere = await payAs({ 'x-api-key': 'internal-key-of-tests', 'x-iso-context': 'nowhere' })
  const ours = await payAs({ 'x-api-key': 'internal-key-of-tests' })

  expect([shopper.status, guessing.status, elsewhere.status]).toEqual([403, 401, 403])
  expect(ours.body).toMatchObject({ paymentState: 'authorised' })
  expect(await kept()).toEqual([43895])
})

test('leaves the basket open when the terminal refuses, and waits while somebody is at it [C-POS-O1, C-PAY-O6]', async () => {
  const till = inStore('da-dk', 'copenhagen-kompagni')
  const checkoutBasketId = await upToPayment(shop, till, 'da-dk')
  await shop.control({ terminalMs: stillMs })
  const waits = await till.call('POST', `payment/create-pos-payment?basketId=${till.basketId()}`)
  const again = await till.call('POST', `payment/create-pos-payment?basketId=${till.basketId()}`)
  const waiting = await till.page(`checkout/payment`)
  await shop.control({ terminalMs: 0 })
  await expect
    .poll(async () => (await shop.buying.checkout.latestRefreshed(checkoutBasketId))!.payment.state)
    .toBe('authorised')

  expect(waiting.body).toMatchObject({ payment: { methods: [], waiting: { atTerminal: true, gaveUp: false } } })
  expect(waits.body).toMatchObject({ paymentState: 'actionrequired' })
  expect(again.body).toMatchObject({ paymentState: 'actionrequired' })
  expect(await kept()).toEqual([43895])
})

test('pays nothing at the terminal where it refuses, and leaves the basket open [C-POS-O1, C-PAY-O6]', async () => {
  const till = inStore('da-dk', 'copenhagen-kompagni')
  // The terminal refuses an amount that ends in 51.
  await database.prepared('test-refused', `update price_now set minor = minor + 56 where list = 'da-dk'`)
  await upToPayment(shop, till, 'da-dk')

  const refused = await till.call('POST', `payment/create-pos-payment?basketId=${till.basketId()}`)

  expect(refused.body).toMatchObject({ paymentState: 'refused', url: expect.stringContaining('/checkout/payment') })
  expect((await till.call('GET', 'basket')).body).toMatchObject({ basket: { lines: [{ sku: dress }] } })
  expect([await kept(), await orders()]).toEqual([[], []])
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
    { ...own, 'sec-fetch-site': 'cross-site' },
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
