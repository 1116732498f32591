import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Facet } from '#contracts/search.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { marketNamed } from './catalogue.fakes.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { openGoodsShop, serveForTests } from './goods-shop.fakes.ts'

const shop = await openGoodsShop(await testDatabase())
const facets: Facet[] = [
  {
    id: 'colour',
    name: 'Colour',
    values: [
      { value: 'navy', name: 'Navy', count: 3, selected: false, hex: '#14213d' },
      { value: 'multicolour', name: 'Multicolour', count: 1, selected: false, hex: '#ffffff' },
    ],
  },
]
const { catalogue, finder, details, addAttributes } = shop
const rewarded: Readonly<Record<string, readonly string[]>> = {
  r1: ['900999_navy_01', '900300_black_01', '900100_navy_01'],
  r4: ['900300_black_01', '900100_navy_01', '900100_sand_02', '900200_indigo_01'],
}
const app = await serveForTests([
  catalogueRoutes({
    ...{ catalogue, finder, details },
    facets: async () => facets,
    rewards: (_, { promotionId, rewardId }) => (promotionId === 'p1' ? (rewarded[rewardId] ?? []) : []),
    setRows: async ({ market, setId, visitor }) => [
      { id: `rows of ${setId} in ${market.id} for ${visitor.mode}`, perRowMobile: 1, hideOnISO: false, widgets: [] },
    ],
  }),
])

async function ask(url: string, payload?: unknown) {
  const answer = await app.inject(
    payload === undefined ? url : { method: 'POST', url, payload: JSON.stringify(payload), headers: json },
  )
  return { status: answer.statusCode, body: answer.json() }
}
const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
const at = '/api/catalog/en-gb'
const nothingFound = { status: 404, body: { code: 'catalogue.product-not-found' } }
const ids = (body: readonly { readonly id: string }[]) => body.map(({ id }) => id)

beforeAll(async () => {
  const title = { en: 'A walk', da: 'En tur' }
  const other = { id: 'l0', title: { en: 'At home', da: 'Hjemme' } }
  await addAttributes('900100_navy_01', { looks: [other, { id: 'l1', title }] })
  await addAttributes('900300_black_01', { looks: [{ id: 'l1' }] })
})

test('defines the facets with their values, colours with the colours of their checkbox [B-API-22] [B-CAT-05]', async () => {
  expect((await ask(`${at}/facets`)).body).toEqual([
    {
      id: 'colour',
      name: 'Colour',
      values: [
        { value: 'navy', name: 'Navy', hex: '#14213d', checkboxColours: ['#14213d'], checkmarkColour: '#ffffff' },
        {
          value: 'multicolour',
          name: 'Multicolour',
          hex: '#ffffff',
          checkboxColours: ['#c4161c', '#f7d417', '#2e7d32', '#2356c5'],
          checkmarkColour: '#000000',
        },
      ],
    },
  ])
})

test('returns front pictures of known products, and says so if none is known [B-API-23, B-ERR-06]', async () => {
  const { body } = await ask(`${at}/front-images`, ['900300_black_01', 'nobody'])

  expect(body).toEqual([
    { id: '900300_black_01', frontImage: catalogue.card(marketNamed('en-gb'), '900300_black_01')!.frontImage },
  ])
  for (const wrong of [[], { ids: ['900300_black_01'] }])
    expect((await ask(`${at}/front-images`, wrong)).status).toBe(400)
  expect(await ask(`${at}/front-images`, ['nobody'])).toMatchObject(nothingFound)
})

test('finds a product by the EAN of a size, and none by an unknown EAN [B-API-24, B-ERR-06]', async () => {
  const { ean } = catalogue.detail(marketNamed('en-gb'), '900100_navy_01')!.variants[1]!
  const { ean: unsold } = catalogue.detail(marketNamed('en-gb'), '900200_indigo_01')!.variants[1]!
  await sql`update price_now set minor = null where sku = '900200_indigo_01_28_32' and list = 'en-gb'`.execute(
    shop.database.sql(),
  )
  await shop.readModel.apply(new Set(['product:900200_indigo_01']))

  expect((await ask(`${at}/product-by-ean/${ean}`)).body).toEqual(
    catalogue.detail(marketNamed('en-gb'), '900100_navy_01'),
  )
  // Other sizes of it are sold here, this one is not.
  expect((await ask(`${at}/product-by-ean/${unsold}`)).status).toBe(404)
  expect((await ask(`/api/catalog/da-dk/product-by-ean/${unsold}`)).body).toMatchObject({ id: '900200_indigo_01' })
  expect((await ask(`${at}/product-by-ean/4006381333931`)).body).toMatchObject({
    status: 404,
    code: 'catalogue.product-not-found',
  })
})

test('opens a style by its first colour that is sold, in stock or not [B-API-27]', async () => {
  expect((await ask(`${at}/product-from-id/900100`)).body).toMatchObject({ id: '900100_navy_01' })

  await sql`update stock set available = 0, received = reserved + sold where sku like '900100_navy_01_%' and place like 'warehouse:%'`.execute(
    shop.database.sql(),
  )
  await shop.readModel.apply(new Set(['product:900100_navy_01']))

  expect((await ask(`${at}/product-from-id/900100`)).body).toMatchObject({ id: '900100_navy_01', inStock: false })
  expect((await ask(`${at}/product-from-id/111111`)).status).toBe(404)
})

test('answers several products with all their sizes and leaves unknown ones out [B-API-30, D-18, B-API-O2, B-API-05]', async () => {
  const { body } = await ask(`${at}/products?productIds=900300_black_01&productIds=nobody&productIds=900200_indigo_01`)

  expect(ids(body)).toEqual(['900300_black_01', '900200_indigo_01'])
  expect(body[1].variants.length).toBeGreaterThan(1)
  expect(body[1]).toEqual(catalogue.detail(marketNamed('en-gb'), '900200_indigo_01'))
  expect(await ask(`${at}/products?productIds=nobody`)).toMatchObject({ status: 200, body: [] })
  expect((await ask(`${at}/products`)).status).toBe(400)
})

test('returns cards in the requested order, by address and by body alike, and says so if none is known [B-API-31] [B-API-32, B-API-O4, B-ERR-06]', async () => {
  const wanted = ['900300_black_01', 'nobody', '900100_sand_02']
  const query = wanted.map((id) => `productIds=${id}`).join('&')

  const byAddress = await ask(`${at}/products-simple?${query}&returnSorted=true`)
  const byBody = await ask(`${at}/products-simple`, wanted)

  expect(ids(byAddress.body)).toEqual(['900300_black_01', '900100_sand_02'])
  expect(byBody).toEqual(byAddress)
  expect(byBody.body[0]).toEqual(catalogue.card(marketNamed('en-gb'), '900300_black_01'))
  expect(await ask(`${at}/products-simple`, ['nobody'])).toMatchObject(nothingFound)
  expect(await ask(`${at}/products-simple?productIds=nobody`)).toMatchObject(nothingFound)
  for (const none of [await ask(`${at}/products-simple`), await ask(`${at}/products-simple`, [])])
    expect(none.status).toBe(400)
})

test('puts the kind of picture in front that was asked for, else the one named to stand in, by body and by address alike [B-API-31, B-API-32, B-API-O4]', async () => {
  const kinds = 'FrontFacingId=model&FallbackFrontFacingId=detail&BackFacingId=packshot'
  const { body } = await ask(`${at}/products-simple?${kinds}`, ['900100_sand_02', '900300_black_01'])

  // A bag has no picture on a model, so the call returns its pack shot.
  expect(body.map(({ frontImage }: { frontImage: string }) => frontImage.slice(-6))).toEqual(['4.jpeg', '3.jpeg'])
  expect(body.map(({ backImage }: { backImage: string }) => backImage.slice(-6))).toEqual(['1.jpeg', '1.jpeg'])
  const behind = await ask(`${at}/products-simple?BackFacingId=model&FallbackBackFacingId=detail`, ['900300_black_01'])
  expect(behind.body[0].backImage.slice(-6)).toBe('3.jpeg')
  const byAddress = `${kinds}&productIds=900100_sand_02&productIds=900300_black_01`
  expect((await ask(`${at}/products-simple?${byAddress}`)).body).toEqual(body)
})

test('opens what a store of the market has as a store product, and nothing else [B-API-37, B-ERR-06, B-PAGE-19]', async () => {
  const product = catalogue.detail(marketNamed('da-dk'), '900100_navy_01')!
  expect(product.hasRetail).toBe(true)
  expect((await ask('/api/catalog/da-dk/store-product/900100_navy_01')).body).toEqual(product)
  expect((await ask(`${at}/store-product/900100_navy_01`)).status).toBe(404)

  await addAttributes('900300_black_01', { soldOnly: 'online' })

  expect((await ask('/api/catalog/da-dk/store-product/900300_black_01')).status).toBe(404)
})

test('answers the products of a reward, three unless said otherwise, and its first in full [B-API-25] [B-API-26] [C-ERW-01] [C-ERW-02, D-18, C-BON-03]', async () => {
  const reward = 'promotionId=p1&rewardId=r1'

  const offered = ['900300_black_01', '900100_navy_01'].map((id) => catalogue.card(marketNamed('en-gb'), id))
  for (const code of ['', '&promocode=WELCOME10'])
    expect((await ask(`${at}/product-cards-by-reward?${reward}${code}`)).body).toEqual(offered)
  expect((await ask(`${at}/product-cards-by-reward?${reward}&numberOfProducts=1`)).body).toHaveLength(1)
  const ofFour = `${at}/product-cards-by-reward?promotionId=p1&rewardId=r4`
  expect(ids((await ask(ofFour)).body)).toEqual(rewarded.r4!.slice(0, 3))
  expect(ids((await ask(`${ofFour}&numberOfProducts=4`)).body)).toEqual(rewarded.r4)
  expect((await ask(`${at}/product-by-reward?${reward}`)).body).toEqual(
    catalogue.detail(marketNamed('en-gb'), '900300_black_01'),
  )
  expect((await ask(`${at}/product-by-reward?promotionId=p1&rewardId=none`)).status).toBe(404)
  expect((await ask(`${at}/product-cards-by-reward?promotionId=p1&rewardId=none`)).body).toEqual([])
  for (const call of ['product-by-reward', 'product-cards-by-reward'])
    for (const half of ['promotionId=p1', 'rewardId=r1'])
      expect([call, half, (await ask(`${at}/${call}?${half}`)).status]).toEqual([call, half, 400])
})

test('returns looks by id, with titles in the language of the market [B-API-09] [B-REC-04, B-API-O3, B-PDP-06]', async () => {
  expect((await ask('/api/shop-the-look?market=da-dk&ids=l1&ids=none')).body).toEqual([
    {
      id: 'l1',
      title: 'En tur',
      image: catalogue.card(marketNamed('da-dk'), '900100_navy_01')!.frontImage,
      productIds: ['900100_navy_01', '900300_black_01'],
    },
  ])
  expect((await ask('/api/f/en-gb/shop-the-look?ids=l1')).body[0].title).toBe('A walk')
  expect(await ask('/api/shop-the-look?market=da-dk&ids=none')).toEqual({ status: 200, body: [] })
  for (const wrong of ['market=da-dk', 'market=xx-xx&ids=l1'])
    expect([wrong, (await ask(`/api/shop-the-look?${wrong}`)).status]).toEqual([wrong, 400])
  expect((await ask('/api/shop-the-look?ids=l1')).body).toMatchObject({ status: 400, code: 'catalogue.no-market' })
  expect(catalogue.detail(marketNamed('en-gb'), '900100_navy_01')).toMatchObject({
    hasCompleteTheLook: true,
    shopTheLookIds: ['l0', 'l1'],
  })
})

test('returns a product set with its parts, and 404 for any other id [B-API-14]', async () => {
  await addAttributes('900200_indigo_01', { setOf: ['900100_sand_02', '900300_black_01'] })

  const { body } = await ask('/api/product-set?market=en-gb&id=900200_indigo_01')
  expect(body).toMatchObject({
    ...{ id: '900200_indigo_01', title: 'Straight jeans' },
    productIds: ['900100_sand_02', '900300_black_01'],
    rows: [{ id: 'rows of 900200_indigo_01 in en-gb for web' }],
  })
  expect((await ask('/api/f/en-gb/product-set?id=900200_indigo_01')).body).toEqual(body)
  expect((await ask('/api/product-set?market=en-gb&id=900100_sand_02')).status).toBe(404)
  expect((await ask('/api/product-set?id=900200_indigo_01')).status).toBe(400)
  expect((await ask('/api/product-set?market=en-gb')).status).toBe(400)
})

test.each([
  ['facets'],
  ['front-images', ['900300_black_01']],
  ['product-by-ean/2999000000104'],
  ['product-by-reward?promotionId=p1&rewardId=r1'],
  ['product-cards-by-reward?promotionId=p1&rewardId=r1'],
  ['product-from-id/900100'],
  ['product/900100_navy_01'],
  ['products?productIds=900100_navy_01'],
  ['products-simple?productIds=900100_navy_01'],
  ['products-simple', ['900100_navy_01']],
  ['store-product/900100_navy_01'],
])(
  'answers 400 for a market that there is none of: %s [D-18, B-API-22, B-API-23, B-API-24, B-API-26, B-API-30, B-API-32, B-API-37]',
  async (call, body?: readonly string[]) => {
    expect(await ask(`/api/catalog/xx-xx/${call}`, body)).toMatchObject({ status: 400 })
    // The store has goods only in Denmark.
    expect(await ask(`/api/catalog/da-dk/${call}`, body)).toMatchObject({ status: 200 })
  },
)
