import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { importGiftCards } from '../gift-cards/import-gift-cards.repository.ts'
import { importPromotions } from '../promotions/import-promotions.service.ts'
import { addressIn, dress, type Guest, guest, openBuyingShop, personalNumber, testCard } from './buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database, { klarnaIn: ['de-de'], storeHosts: ['store.halden.test'] })
const changes = { publish: async () => {}, listen: () => () => {} }
afterAll(() => shop.close())

const description = JSON.parse(readFileSync('docs/generated/openapi.json', 'utf8')) as Description
const inMarket = { de: 'de-de', tr: 'tr-tr', dk: 'da-dk' } as const

/** A call that takes the id of a basket, and what it returns to somebody who knows only the id. */
interface Place {
  /** `goods`: goods and totals; `nothing`: 403; `byOtherProof`: the call needs the named proof instead of the basket's id. */
  readonly strangers: 'goods' | 'nothing' | { readonly byOtherProof: string }
  readonly market?: keyof typeof inMarket
  readonly inStore?: true
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
}

const line = { sku: dress, quantity: 1 }
const places: Readonly<Record<string, Place>> = {
  'GET /api/order/{catalog}/basket': { strangers: 'goods' },
  'GET /api/order/{catalog}/get-with-settings': { strangers: 'goods' },
  'GET /api/order/{catalog}/basket/get-with-settings': { strangers: 'goods' },
  'GET /api/order/basket/abandoned': { strangers: 'goods' },
  'DELETE /api/order/{catalog}/basket': { strangers: 'nothing' },
  'DELETE /api/order/{catalog}/basket/{basketId}': { strangers: 'nothing' },
  'PUT /api/order/{catalog}/basket/accept-newsletter': { strangers: 'nothing', body: { acceptNewsletter: false } },
  'PUT /api/order/{catalog}/basket/accept-newsletter-and-terms': { strangers: 'nothing', body: { acceptTerms: true } },
  'PUT /api/order/{catalog}/basket/accept-terms': { strangers: 'nothing', body: { acceptTerms: true } },
  'POST /api/order/{catalog}/basket/add-gift-card-line': {
    strangers: 'nothing',
    body: { sku: dress, quantity: 1, recipientEmail: 'else@example.com' },
  },
  'POST /api/order/{catalog}/basket/add-giftcard': {
    strangers: 'nothing',
    body: { giftCardNumber: '6006000000000011', giftCardNumberValidationCode: 'DEMO1234' },
  },
  'POST /api/order/{catalog}/basket/add-promo-code': { strangers: 'nothing', body: { promoCode: 'DRESS20' } },
  'PUT /api/order/{catalog}/basket/address': {
    strangers: 'nothing',
    body: { shippingAddress: addressIn(shop.market('da-dk')) },
  },
  'GET /api/order/{catalog}/basket/complete-payment-using-giftcard': { strangers: 'nothing' },
  'PUT /api/order/{catalog}/basket/continue-as-guest': { strangers: 'nothing', body: { email: 'else@example.com' } },
  'POST /api/order/{catalog}/basket/create-payment': { strangers: 'nothing', body: { paymentMethod: testCard() } },
  'DELETE /api/order/{catalog}/basket/delete-promo-code': { strangers: 'nothing', query: { promoCode: 'WELCOME10' } },
  'GET /api/order/{catalog}/basket/get-packstations': { strangers: 'nothing', query: { carrierId: 'GLS' } },
  'GET /api/order/{catalog}/get-packstations': { strangers: 'nothing', query: { carrierId: 'GLS' } },
  'GET /api/order/{catalog}/basket/get-payment-methods': { strangers: 'nothing' },
  'GET /api/order/{catalog}/get-payment-methods': { strangers: 'nothing' },
  'GET /api/order/{catalog}/basket/get-pickup-points': { strangers: 'nothing', query: { carrierId: 'GLS' } },
  'GET /api/order/{catalog}/get-pickup-points': { strangers: 'nothing', query: { carrierId: 'GLS' } },
  'GET /api/order/{catalog}/basket/get-shipping-methods': { strangers: 'nothing' },
  'GET /api/order/{catalog}/get-shipping-methods': { strangers: 'nothing' },
  'GET /api/order/{catalog}/shipping-providers': { strangers: 'nothing' },
  'POST /api/order/{catalog}/basket/line': { strangers: 'nothing', body: line },
  'PUT /api/order/{catalog}/basket/line': { strangers: 'nothing', body: line },
  'PUT /api/order/{catalog}/basket/line/{lineItemId}': {
    strangers: 'nothing',
    params: { lineItemId: '1' },
    body: { quantity: 2 },
  },
  'POST /api/order/{catalog}/basket/lines': { strangers: 'nothing', body: { lines: [line] } },
  'PUT /api/order/{catalog}/basket/lines': { strangers: 'nothing', body: { lines: [line] } },
  'DELETE /api/order/{catalog}/basket/lines': { strangers: 'nothing', query: { id: '1' } },
  'DELETE /api/order/{catalog}/basket/lines/{lineItemId}': { strangers: 'nothing', params: { lineItemId: '1' } },
  'POST /api/order/{catalog}/basket/hand-over': { strangers: 'nothing', body: {} },
  'PUT /api/order/{catalog}/basket/note': { strangers: 'nothing', body: { note: 'theirs' } },
  'POST /api/order/{catalog}/basket/opt-out-of-bonus': {
    strangers: 'nothing',
    body: { id: 'bag-dkk', newOptedOutCount: 1 },
  },
  'GET /api/order/{catalog}/basket/remove-giftcard/{giftCardNumber}': {
    strangers: 'nothing',
    params: { giftCardNumber: '0011' },
  },
  'PUT /api/order/{catalog}/basket/shipment': { strangers: 'nothing', body: { shippingMethodId: 'home' } },
  'POST /api/order/{catalog}/payment/create-pos-payment': { strangers: 'nothing', inStore: true },
  'POST /api/order/{catalog}/payment/iyzico/check-bin': {
    strangers: 'nothing',
    market: 'tr',
    body: { binNumber: '552879' },
  },
  'POST /api/order/{catalog}/payment/iyzico/initialize-payment': {
    strangers: 'nothing',
    market: 'tr',
    body: { checkoutPersonalNumber: personalNumber },
  },
  'POST /api/order/{catalog}/payment/klarna/request-payment-url/{basketId}': {
    strangers: 'nothing',
    market: 'de',
    body: { paymentMethodCategory: 'pay_later' },
  },
  'POST /api/order/payment/iyzico/retrieve-payment-redirect/{conversationId}/{basketId}/{catalogId}': {
    strangers: { byOtherProof: 'the ids of the payment and of what was frozen for it; the provider is asked' },
  },
  'GET /api/order/{catalog}/basket/{checkoutBasketId}/return': {
    strangers: { byOtherProof: 'the id of what was frozen for paying; the provider is asked' },
  },
  'GET /api/order/{catalog}/basket/pay-by-link-receipt/{linkId}': {
    strangers: { byOtherProof: 'the id of the payment link, which nobody can guess' },
  },
}

interface Description {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
interface Operation {
  readonly parameters?: readonly { readonly name: string }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}
interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>
}

const namesBasket = (name: string): boolean => name === 'basketId' || name === 'checkoutBasketId'
const takesBasket = ({ parameters = [], requestBody }: Operation): boolean =>
  parameters.some(({ name }) => namesBasket(name)) ||
  Object.values(requestBody?.content ?? {}).some(({ schema }) => Object.keys(schema.properties ?? {}).some(namesBasket))

const canaries = [
  'canary@example.com',
  'Canary Street',
  'Canaryname',
  'canary note',
  '6006000000000011',
  'WELCOME10',
  '1011',
]

type MarketKey = keyof typeof inMarket
const owners = new Map<MarketKey, Guest>()

/** A basket with personal data in every field, frozen for payment. */
async function fill(key: MarketKey): Promise<Guest> {
  const marketId = inMarket[key]
  const [market, who] = [shop.market(marketId), guest(shop, marketId)]
  const home = market.choices.shippingMethods.find(({ deliveryType }) => deliveryType === 'home')!
  const address = { ...addressIn(market), firstName: 'Canaryname', line1: 'Canary Street' }
  await who.call('POST', 'basket/line', { sku: dress, quantity: 3 })
  await who.call('POST', 'basket/add-promo-code', { promoCode: 'WELCOME10' })
  await who.call('PUT', 'basket/continue-as-guest', { email: 'canary@example.com', acceptNewsletter: true })
  await who.call('PUT', 'basket/address', { shippingAddress: address, billingAddress: address })
  await who.call('PUT', 'basket/shipment', { shippingMethodId: home.id })
  await who.call('PUT', 'basket/note', { note: 'canary note' })
  await who.call('PUT', 'basket/accept-terms', { acceptTerms: true })
  expect((await who.call('GET', 'get-payment-methods')).status).toBe(200)
  return who
}

beforeAll(async () => {
  await importPromotions({ database, changes }, [
    'shops/demo/promotions/promotions.csv',
    'shops/demo/promotions/promotion_codes.csv',
    'shops/demo/promotions/promotion_texts.csv',
  ])
  await importGiftCards(database, ['shops/demo/promotions/gift_cards.csv'])
  await shop.promotions.renew()
  for (const key of Object.keys(inMarket) as MarketKey[]) owners.set(key, await fill(key))
})

const rowOf = async (basketId: string) =>
  (
    await sql<object>`select to_jsonb(basket) as row, (select count(*) from payment where payment.basket_id = basket.id) as payments
      from basket where id = ${basketId}`.execute(database.sql())
  ).rows[0]

/** The call with this basket's id in its path, query or body. */
function requestOf(key: string, place: Place, basketId: string) {
  const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]
  const { parameters = [], requestBody } = description.paths[path]![method.toLowerCase()]!
  const marketId = inMarket[place.market ?? 'dk']
  const inBody = Object.values(requestBody?.content ?? {}).some(({ schema }) => 'basketId' in (schema.properties ?? {}))
  const inPath = path.includes('{basketId}')
  const inQuery = !inBody && !inPath && parameters.some(({ name }) => name === 'basketId')
  const url = path
    .replace('{catalog}', marketId)
    .replace('{basketId}', basketId)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => place.params?.[name] ?? 'x')
  const query = new URLSearchParams({ ...place.query, ...(inQuery ? { basketId } : {}) })
  return {
    method,
    url: `${url}?${query}`,
    ...(place.body || inBody ? { payload: { ...place.body, ...(inBody ? { basketId } : {}) } } : {}),
    headers: {
      'sec-fetch-mode': 'cors',
      'x-current-market': marketId,
      ...(place.inStore ? { host: 'store.halden.test' } : {}),
    },
  }
}

const storeMark = (place: Place): string => (place.inStore ? '; isoStoreId=copenhagen-kompagni' : '')

test('has a place for every call that takes the id of a basket', () => {
  const taking = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      takesBasket(operation) ? [`${method.toUpperCase()} ${path}`] : [],
    ),
  )

  expect(Object.keys(places).toSorted()).toEqual(taking.toSorted())
})

const barred = Object.entries(places).filter(([, { strangers }]) => typeof strangers === 'string')

for (const [key, place] of barred)
  test(`shows strangers nothing personal of a basket and changes nothing in it: ${key} [C-BSK-O3]`, async () => {
    const owner = owners.get(place.market ?? 'dk')!
    const basketId = owner.basketId()!
    const other = guest(shop, inMarket[place.market ?? 'dk'])
    await other.call('POST', 'basket/line', line)
    const before = await rowOf(basketId)
    const strangers = {
      'another browser': `basket=${other.basketCookie()}`,
      'no basket': 'market=da-dk',
      'a forged key': `basket=${basketId}.${'A'.repeat(43)}`,
      'the id alone': `basket=${basketId}`,
    }

    for (const [who, cookie] of Object.entries(strangers)) {
      const request = requestOf(key, place, basketId)
      const answer = await shop.app.inject({
        ...request,
        headers: { ...request.headers, 'sec-fetch-site': 'same-origin', cookie: cookie + storeMark(place) },
      })
      // The reference of a request is random and may contain any digits.
      const told = answer.body.replace(/"traceId":"[^"]*"/, '')
      expect([who, answer.statusCode]).toEqual([who, place.strangers === 'goods' ? 200 : 403])
      if (place.strangers === 'nothing')
        expect(answer.json().code).toMatch(/^(?:basket|delivery\.basket)[.-]not-yours$/)
      else expect(answer.json().basket).toMatchObject({ quantity: 3, lines: [{ sku: dress }] })
      for (const canary of canaries) expect(told).not.toContain(canary)
      expect(answer.headers['set-cookie'] ?? '').not.toContain(basketId)
    }
    expect(await rowOf(basketId)).toEqual(before)
  })

test('lets the browser that owns a basket do all of it, by its cookie or by the key in a header [C-BSK-O3]', async () => {
  for (const [key, place] of barred.filter(([name]) => !name.startsWith('DELETE') && !name.includes('payment'))) {
    const owner = owners.get(place.market ?? 'dk')!
    const cookie = owner.basketCookie()!
    const request = requestOf(key, place, owner.basketId()!)
    const proofs = [
      { 'sec-fetch-site': 'same-origin', cookie: `basket=${cookie}` },
      { 'x-basket-key': cookie.split('.')[1]! },
    ]
    for (const proof of proofs) {
      const answer = await shop.app.inject({ ...request, headers: { ...request.headers, ...proof } })
      expect([key, answer.statusCode === 403]).toEqual([key, false])
    }
  }
})
