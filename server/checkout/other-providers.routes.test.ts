import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
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

test('returns one block of the chosen provider, the accepted payment types, and the amount gift cards cover [C-EOR-20, C-PAY-01, C-PAY-O1, C-CAR-01, C-KLA-01, C-IYZ-01, C-ENT-11, C-SHP-O7]', async () => {
  const blocks: Record<string, Record<string, never>> = {}
  const basketIds: Record<string, string | undefined> = {}
  for (const market of ['da-dk', 'fr-fr', 'tr-tr']) {
    const who = guest(shop, market)
    await upToPayment(shop, who, market)
    basketIds[market] = who.basketId()
    blocks[market] = (await who.call('GET', 'basket/get-payment-methods')).body
    expect((await who.call('GET', 'get-payment-methods')).body).toEqual(blocks[market])
  }

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
  for (const block of Object.values(blocks))
    expect(['adyen', 'klarna', 'iyzico', 'payByLink', 'pos'].filter((name) => name in block)).toHaveLength(1)
})

test('says how much gift cards cover and leaves the rest to the provider, and if the market takes gift cards at all [C-ENT-11, C-GFT-O3]', async () => {
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
  switchedOff.add('redeemPromoCodeAndGiftCard')
  onTestFinished(() => switchedOff.clear())
  expect(await setup()).toMatchObject({ showGiftCardPaymentOption: false })
})

test('reports that no provider can be reached, and keeps the basket [C-PAY-02]', async () => {
  const who = guest(shop, 'fr-fr')
  await upToPayment(shop, who, 'fr-fr')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
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
})

test('requests the Klarna page only for an existing basket, and only if Klarna is the provider [C-EOR-42]', async () => {
  const [french, danish] = [guest(shop, 'fr-fr'), guest(shop, 'da-dk')]
  await upToPayment(shop, french, 'fr-fr')
  await upToPayment(shop, danish, 'da-dk')
  const asked = (who: Guest, basketId: string | undefined) =>
    who.call('POST', `payment/klarna/request-payment-url/${basketId}`, { paymentMethodCategory: 'pay_later' })

  expect(await asked(french, newId())).toMatchObject({ status: 404, body: { code: 'checkout.unknown' } })
  expect(await asked(danish, danish.basketId())).toMatchObject({
    status: 400,
    body: { code: 'checkout.payment-method-unknown' },
  })
  expect(await orders()).toEqual([])
  expect(await asked(french, french.basketId())).toMatchObject({ body: { status: 'redirect' } })
  expect(await methods()).toEqual(['pay_later'])
})

test('pays with Klarna on its page, and places the order when the browser comes back, once [C-EOR-42, C-KLA-02, C-KLA-O1, C-PRS-O3]', async () => {
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

  expect(asked).toMatchObject({ paymentState: 'actionrequired', status: 'redirect' })
  expect(first.location).toMatch(/\?orderid=/)
  expect(again.location).toBe(first.location)
  expect(await kept()).toEqual([6494])
  expect(await orders()).toMatchObject([{ state: 'placed' }])
})

test('goes back to the payment step when the shopper cancels at Klarna or is refused, and charges nothing [C-KLA-03, C-KLA-O1]', async () => {
  for (const outcome of ['cancel', 'fail', 'back', 'error']) {
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

    expect(back.location).toContain(`checkoutbasketid=${checkoutBasketId}`)
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

test('leads a shopper whom Klarna cannot take back to the payment step, which says so and lets them try again [C-KLA-03]', async () => {
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
    payment: { provider: 'klarna', refusal: 'payment.not-reached', methods: [{}, {}, {}] },
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

test('pays in Turkey: identity number, page, and a way back by a form of another site without any cookie [C-EOR-41, C-EOX-08, C-IYZ-02, C-IYZ-O1, C-IYZ-O3, C-GEN-O3]', async () => {
  const who = guest(shop, 'tr-tr')
  const checkoutBasketId = await upToPayment(shop, who, 'tr-tr')
  const begin = (checkoutPersonalNumber: string) =>
    who.call('POST', 'payment/iyzico/initialize-payment', { checkoutBasketId, checkoutPersonalNumber })

  const wrong = await begin('12345678901')
  const begun = (await begin(personalNumber)).body as Paid
  const back = await pressAtIyzico(who, begun.iyzicoPaymentUrl!, 'approve')

  expect(wrong.status).toBe(400)
  expect(wrong.body).toMatchObject({ code: 'payment.personal-number-wrong' })
  expect(begun).toMatchObject({ paymentState: 'actionrequired', iyzicoStatus: 'success', token: expect.any(String) })
  expect(back.status).toBe(303)
  expect(back.location).toMatch(/\?orderid=/)
  expect(await kept()).toEqual([137980])
})

test('refuses a return whose token, payment or basket belongs to another shopper [C-IYZ-O3]', async () => {
  const who = guest(shop, 'tr-tr')
  const checkoutBasketId = await upToPayment(shop, who, 'tr-tr')
  await who.call('POST', 'payment/iyzico/initialize-payment', {
    checkoutBasketId,
    checkoutPersonalNumber: personalNumber,
  })
  const { payment } = (await shop.buying.checkout.latestPayment(checkoutBasketId))!
  const back = (conversationId: string, basketId: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/order/payment/iyzico/retrieve-payment-redirect/${conversationId}/${basketId}/tr-tr?token=made-up`,
    })

  const answers = [
    await back(payment.id, checkoutBasketId),
    await back(newId(), checkoutBasketId),
    await back(payment.id, newId()),
  ]

  for (const answer of answers) expect(answer.headers.location).not.toContain('orderid')
  expect(await stateOf(checkoutBasketId)).toBe('actionrequired')
})

test('places a Turkish order by webhook alone, and refuses one whose signature is wrong [C-EOX-09, C-IYZ-O3]', async () => {
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
    }
  }
})

test('checks unfinished Turkish payments again, for services only [C-EOX-02, C-IYZ-02]', async () => {
  const who = guest(shop, 'tr-tr')
  const checkoutBasketId = await upToPayment(shop, who, 'tr-tr')
  const begun = (
    await who.call('POST', 'payment/iyzico/initialize-payment', {
      checkoutBasketId,
      checkoutPersonalNumber: personalNumber,
    })
  ).body as Paid
  await fetch(begun.iyzicoPaymentUrl!, { method: 'POST', body: new URLSearchParams({ outcome: 'approve' }) })
  shop.clock.now = new Date(Date.now() + 60_000)
  const ask = (headers: Record<string, string>) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/order/basket/iyzico/pendingorders',
      payload: { olderThanMinutes: 0 },
      headers,
    })

  const barred = await ask({ 'sec-fetch-site': 'same-origin' })
  const asked = await ask({ 'x-api-key': 'internal-key-of-tests' })

  expect(barred.statusCode).toBe(401)
  expect(asked.json()).toMatchObject([{ checkoutBasketId, paymentState: 'authorised' }])
  expect(await orders()).toMatchObject([{ state: 'placed' }])
})

test('shows the type of a card and its instalment options for the amount due, and refuses an unknown card [C-EOR-40, C-IYZ-O2]', async () => {
  const who = guest(shop, 'tr-tr')
  await upToPayment(shop, who, 'tr-tr')
  const check = (binNumber: string) =>
    who.call('POST', 'payment/iyzico/check-bin', { binNumber, basketId: who.basketId() })

  const known = await check('554960')

  expect(known.body).toMatchObject({
    cardFamily: 'Bonus',
    bankName: 'Garanti Bankası',
    installments: [{ count: 1, totalPrice: { amount: 1379.8, currency: 'TRY' } }, { count: 2 }, {}, {}, {}],
  })
  expect([(await check('123456')).status, (await check('12')).status]).toEqual([400, 400])
})

/** A device in a store: another host, and the cookie with the store's id. */
const inStore = (market: string, storeId: string | undefined) => {
  const who = guest(shop, market)
  const ask = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    who.ask({
      ...{ method, url },
      headers: {
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

test('shows a link to pay by until it is paid, and asks every five seconds how it stands, for as long as it is pending [C-PBL-O1, C-PBL-02]', async () => {
  const till = inStore('en-gb', 'london-lambs')
  await upToPayment(shop, till, 'en-gb')
  const { payByLink } = (await till.call('GET', 'get-payment-methods')).body as { payByLink: { url: string } }
  const shown = async () => ((await till.page('checkout/payment')).body as { payment: object }).payment

  expect(await shown()).toMatchObject({
    link: { url: payByLink.url, qrCode: expect.stringMatching(/^data:/), status: 'Active', askAgainAfterMs: 5000 },
  })
  await shop.control({ pendingMs: stillMs })
  onTestFinished(() => shop.control({ pendingMs: 0 }))
  await fetch(payByLink.url, { method: 'POST', body: new URLSearchParams({ outcome: 'pending' }), redirect: 'manual' })
  for (const waited of [0, 60_000, 3_600_000]) {
    shop.clock.now = new Date(shop.clock.now.getTime() + waited)
    expect(await shown()).toMatchObject({ waiting: { askAgainAfterMs: 5000, gaveUp: false }, provider: 'pay-by-link' })
  }
})

test('pays by a link in a store without terminal: a code to scan, pending, paid, and on to the receipt of this host [C-EOR-33, C-PBL-01, C-PBL-02, C-PBL-03, C-PBL-04, C-PBL-O1, C-PRS-03, C-RTE-25]', async () => {
  const till = inStore('da-dk', undefined)
  const checkoutBasketId = await upToPayment(shop, till, 'da-dk')
  const { payByLink } = (await till.call('GET', 'get-payment-methods')).body as {
    payByLink: { url: string; qrCodeString: string; linkId: string; status: string }
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
    qrCodeString: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    status: 'Active',
  })
  expect(same.payByLink.linkId).toBe(payByLink.linkId)
  expect([before.status, afterRefusal.status, pending.status]).toEqual(['Active', 'Active', 'PaymentPending'])
  expect((await status()).redirectUrl).toMatch(/^\/da-dk\/.*orderid=/)
  expect(await kept()).toEqual([43895])
})

test('shows the state of a link only to a caller who names its basket [C-PBL-04]', async () => {
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
  expect([400, 404]).toContain(await asked(payByLink.linkId, ''))
})

test('makes a new link when the old one has expired, with one message that it has, and shows no links of other baskets [C-PBL-02, C-PBL-O1]', async () => {
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

test('pays at the terminal of a store, and nowhere else [C-EOR-39, C-POS-01, C-POS-O1]', async () => {
  const till = inStore('da-dk', 'copenhagen-kompagni')
  const checkoutBasketId = await upToPayment(shop, till, 'da-dk')
  const setup = (await till.call('GET', 'get-payment-methods')).body as { pos: object }
  const online = guest(shop, 'da-dk')
  await upToPayment(shop, online, 'da-dk')

  const paid = await till.call('POST', `payment/create-pos-payment?basketId=${till.basketId()}`)
  const barred = await online.call('POST', `payment/create-pos-payment?basketId=${online.basketId()}`)

  expect(setup.pos).toEqual({ checkoutBasketId })
  expect(paid.body).toMatchObject({ paymentState: 'authorised', url: expect.stringContaining('orderid=') })
  expect(barred.status).toBe(403)
  expect(await kept()).toEqual([43895])
})

test('lets only our own servers choose a store terminal by header [C-ISO-03, B-ISO-O2, C-SES-O6]', async () => {
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

test('leaves the basket open when the terminal refuses, and waits while somebody is at it [C-POS-O1]', async () => {
  const till = inStore('da-dk', 'copenhagen-kompagni')
  const checkoutBasketId = await upToPayment(shop, till, 'da-dk')
  await shop.control({ terminalMs: stillMs })
  const waits = await till.call('POST', `payment/create-pos-payment?basketId=${till.basketId()}`)
  const again = await till.call('POST', `payment/create-pos-payment?basketId=${till.basketId()}`)
  await shop.control({ terminalMs: 0 })
  await expect
    .poll(async () => (await shop.buying.checkout.latestRefreshed(checkoutBasketId))!.payment.state)
    .toBe('authorised')

  expect(waits.body).toMatchObject({ paymentState: 'actionrequired' })
  expect(again.body).toMatchObject({ paymentState: 'actionrequired' })
  expect(await kept()).toEqual([43895])
})

test('replays the last notification of an order for services, without any change [C-EOR-37, C-PAY-O5]', async () => {
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

test('charges the amount due and never an amount sent by the caller, accepts only the market’s providers and payment types, and adds no fee [C-PAY-06, C-PAY-O3, C-PAY-O4]', async () => {
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

test('orders by gift cards for a page of the shop, and for no link or picture of another [D-08, C-API-O5]', async () => {
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

test('orders by gift cards alone only what they cover whole', async () => {
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
