import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { importGiftCards } from '../gift-cards/import-gift-cards.repository.ts'
import { importPromotions } from '../promotions/import-promotions.service.ts'
import { addressIn, dress, guest, openBuyingShop } from './buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())

const description = JSON.parse(readFileSync('docs/generated/openapi.json', 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>
}
const reads = Object.entries(description.paths).flatMap(([path, operations]) => ('get' in operations ? [path] : []))
const isHere = (path: string): boolean =>
  shop.app.hasRoute({ method: 'GET', url: path.replaceAll(/\{(\w+)\}/g, ':$1') })

/** Calls of capabilities without baskets, codes or wishlists, which this test shop does not include. */
const knowNoBasket =
  /^\/api\/(?:account\/passkeys|badges|careers|catalog|f(?=\/(?!\{market\}\/monitoring))|feature-flags|free-freight-value|geolocation|markets|navigation|product-set|search-configurations|shipping-methods|shop-the-look|size-guide-settings|stores|sub-brands|terms-and-conditions|translations|wishlist)(?:\/|$)|^(?:\/api)?\/notifyme\/|^\/api\/order\/\{catalog\}\/countries$/

const who = guest(shop, 'da-dk')
let ticket = ''

beforeAll(async () => {
  const changes = { publish: async () => {}, listen: () => () => {} }
  await importPromotions({ database, changes }, [
    'shops/demo/promotions/promotions.csv',
    'shops/demo/promotions/promotion_codes.csv',
    'shops/demo/promotions/promotion_texts.csv',
  ])
  await importGiftCards(database, ['shops/demo/promotions/gift_cards.csv'])
  await shop.promotions.renew()
  const market = shop.market('da-dk')
  const card = { giftCardNumber: '6006000000000011', giftCardNumberValidationCode: 'DEMO1234' }
  const made = [
    await who.call('POST', 'basket/line', { sku: dress, quantity: 2 }),
    await who.call('POST', 'basket/add-promo-code', { promoCode: 'WELCOME10' }),
    await who.call('POST', 'basket/add-giftcard', card),
    await who.call('PUT', 'basket/continue-as-guest', { email: 'ane@example.com' }),
    await who.call('PUT', 'basket/address', { shippingAddress: addressIn(market) }),
    await who.call('PUT', 'basket/shipment', {
      shippingMethodId: market.choices.shippingMethods.find(({ deliveryType }) => deliveryType === 'home')!.id,
    }),
    await who.call('PUT', 'basket/accept-terms', { acceptTerms: true }),
  ]
  expect(made.map(({ status }) => status)).toEqual(made.map(() => 200))
  const other = guest(shop, 'da-dk')
  await other.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  ticket = ((await other.call('POST', 'basket/hand-over', {})).body as { url: string }).url.split('ticket=')[1]!
})

/** Everything that belongs to a shopper: baskets, tickets, codes, cards, reserved pieces, payments, orders. */
const kept = async (): Promise<unknown> =>
  (
    await sql<{ all: unknown }>`select jsonb_build_array(${sql.join(
      [
        'basket',
        'basket_ticket',
        'promotion_use',
        'promotion_code',
        'gift_card_entry',
        'reservation',
        'payment',
        'shop_order',
      ].map(
        (table) => sql`(select jsonb_agg(to_jsonb(one) order by to_jsonb(one)::text) from ${sql.table(table)} one)`,
      ),
    )}) as all`.execute(database.sql())
  ).rows[0]!.all

const fromElsewhere = [
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
]

async function read(url: string): Promise<void> {
  const before = await kept()
  for (const headers of fromElsewhere) {
    const cookie = `basket=${who.basketCookie()}; market=da-dk`
    const answer = await shop.app.inject({
      method: 'GET',
      url,
      headers: { ...headers, cookie, 'x-current-market': '' },
    })
    expect([url, answer.statusCode < 500]).toEqual([url, true])
    // A promotion code may come from a link on any site. It is stored for the visit until the shopper adds something to
    // a basket.
    const isAsBefore = ({ name, value }: { readonly name: string; readonly value: string }) =>
      name === 'promocode' || (name === 'basket' && value === who.basketCookie())
    const changed = answer.cookies.filter((cookie) => !isAsBefore(cookie))
    expect([url, changed]).toEqual([url, []])
  }
  expect(await kept()).toEqual(before)
}

test('knows of every call that reads whether it can reach a basket', () => {
  expect(reads.filter((path) => isHere(path) === knowNoBasket.test(path))).toEqual([])
  expect(reads.filter(isHere).length).toBeGreaterThan(20)
})

for (const path of reads.filter((one) => !knowNoBasket.test(one)))
  test(`changes nothing for a link or picture of another site: GET ${path} [D-08]`, async () => {
    const filled = path
      .replace('{catalog}', 'da-dk')
      .replace('{giftCardNumber}', '0011')
      .replaceAll(/\{\w+\}/g, newId())
    await read(filled)
    await read(`${filled}?basketId=${who.basketId()}&carrierId=GLS&promoCode=WELCOME10&ticket=${ticket}`)
  })

test('changes nothing for a link of another site to any page, whatever the link says', async () => {
  const queries = `promocode=WELCOME10&ticket=${ticket}&basketId=${newId()}&isoStoreId=copenhagen-kompagni&app=true&market=tr-tr&formAction=remove-line&line=1`
  const steps = ['', '/customer', '/details', '/shipping', '/summary', '/payment']
  const pages = [
    '/basket',
    '/country-selector',
    '/notify-me',
    '/cookie-settings',
    '/receipt',
    ...steps.map((step) => `/checkout${step}`),
  ]
  const addresses = ['da-dk', 'tr-tr', 'de-de'].flatMap((market) => pages.map((path) => `/${market}${path}`))

  for (const address of ['/', ...addresses]) {
    await read(address)
    await read(`${address}?${queries}`)
  }
})
