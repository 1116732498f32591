import { expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { marketNamed } from '../catalogue/catalogue.fakes.ts'
import { openGoodsShop, serveForTests } from '../catalogue/goods-shop.fakes.ts'
import { recommendationsRoutes } from './index.ts'
import type { RecommendationRequest, Recommender } from './recommender.port.ts'

const { catalogue } = await openGoodsShop(await testDatabase())
const asked: RecommendationRequest[] = []
const failures: unknown[] = []
let recommender: Recommender = { recommend: async () => [] }
const giftCards = new Set<string>()
const app = await serveForTests([
  recommendationsRoutes({
    card: catalogue.card,
    isGiftCard: (_, id) => giftCards.has(id),
    words: () => (key) => `~${key}`,
    recommender: {
      recommend: (ask) => {
        asked.push(ask)
        return recommender.recommend(ask)
      },
    },
    failed: (error) => void failures.push(error),
  }),
])

async function ask(call: string, body: object, market = 'en-gb') {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/recommendation/${market}/${call}`,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  })
  return { status: answer.statusCode, body: answer.json() }
}
const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id)
const [dress, jeans, bag] = ['900100_sand_02', '900200_indigo_01', '900300_black_01'] as const

test('answers what was looked at, newest first, when no kind is named [B-API-38] [B-REC-01] [B-REC-02] [B-REC-O1]', async () => {
  recommender = { recommend: async ({ productIds }) => productIds }

  const { status, body } = await ask('recommendations', { productIds: [bag, 'gone', dress, bag] })

  expect(status).toBe(200)
  expect(asked.at(-1)!.type).toBe('RecentlyViewedProducts')
  expect(ids(body)).toEqual([bag, dress])
})

test('asks for ten products unless told how many [B-API-38] [B-REC-O1]', async () => {
  recommender = { recommend: async () => [] }
  await ask('recommendations', { type: 'PopularProducts' })
  await ask('recommendations', { type: 'PopularProducts', numberOfProducts: 20 })

  expect(asked.slice(-2).map(({ count }) => count)).toEqual([10, 20])
})

test('serves seven kinds, and tells the recommender the products, category, kind of page and visitor it was told [B-REC-O1]', async () => {
  recommender = { recommend: async () => [jeans] }
  const kinds = ['RecentlyViewedProducts', 'SimilarProducts', 'PopularProducts', 'BoughtTogether', 'CompleteTheLook']
  for (const type of [...kinds, 'PersonalProducts', 'TrendingProducts']) {
    const about = { productIds: [dress], categoryId: 'women-dresses', pageType: 'productPage', visitorId: 'v-1' }
    const { status, body } = await ask('recommendations', { type, numberOfProducts: 4, ...about })

    expect([status, ids(body)]).toEqual([200, [jeans]])
    expect(asked.at(-1)).toMatchObject({ type, ...about })
  }
})

test('never recommends the product asked about, and as many as were asked for [B-API-38]', async () => {
  recommender = { recommend: async () => [dress, jeans, bag] }

  expect(ids((await ask('recommendations', { type: 'SimilarProducts', productIds: [dress] })).body)).toEqual([
    jeans,
    bag,
  ])
  expect((await ask('recommendations', { type: 'PopularProducts', numberOfProducts: 1 })).body).toHaveLength(1)
})

test('answers each slot with its title and products [B-API-39] [B-REC-01] [B-REC-O1]', async () => {
  recommender = { recommend: async ({ type }) => (type === 'BoughtTogether' ? [bag] : [jeans]) }

  const { body } = await ask('recommendations3', {
    productIds: [dress],
    slots: [{ type: 'BoughtTogether' }, { type: 'TrendingProducts', numberOfProducts: 3 }],
  })

  expect(body).toMatchObject([
    { title: '~recommendations.boughttogether', type: 'BoughtTogether', products: [{ id: bag }] },
    { title: '~recommendations.trendingproducts', type: 'TrendingProducts', products: [{ id: jeans }] },
  ])
  expect(asked.slice(-2).map(({ count }) => count)).toEqual([10, 3])
  expect((await ask('recommendations3', { productIds: [dress] })).body).toMatchObject([
    { type: 'RecentlyViewedProducts' },
  ])
})

test('answers one slot of the kind and size that a request without slots names, and tells the recommender of each slot what it is about [B-API-39] [B-REC-O1]', async () => {
  recommender = { recommend: async () => [jeans, bag] }
  const about = { productIds: [dress], categoryId: 'women-dresses', pageType: 'productPage', visitorId: 'v-1' }
  const { body } = await ask('recommendations3', { type: 'PopularProducts', numberOfProducts: 1, ...about })

  expect(body).toMatchObject([{ title: '~recommendations.popularproducts', type: 'PopularProducts' }])
  expect(ids(body[0].products)).toEqual([jeans])
  expect(asked.at(-1)).toMatchObject({ type: 'PopularProducts', count: 1, ...about })

  await ask('recommendations3', { slots: [{ type: 'SimilarProducts' }, { type: 'BoughtTogether' }], ...about })
  for (const asking of asked.slice(-2)) expect(asking).toMatchObject(about)
})

test('recommends nothing when the recommender fails or knows nothing, and says it was told so [B-REC-05, B-ERR-O2]', async () => {
  recommender = {
    recommend: async () => {
      throw new Error('away')
    },
  }
  expect(await ask('recommendations', { type: 'PopularProducts' })).toEqual({ status: 200, body: [] })
  expect(failures).toHaveLength(1)

  recommender = { recommend: async () => [] }
  expect(await ask('recommendations', { type: 'PersonalProducts' })).toEqual({ status: 200, body: [] })
  expect((await ask('recommendations3', { type: 'PersonalProducts' })).body).toMatchObject([{ products: [] }])
})

test('answers 400 for an unknown kind, too many products and an unknown market [B-API-38] [B-API-39]', async () => {
  expect((await ask('recommendations', { type: 'Horoscope' })).status).toBe(400)
  expect((await ask('recommendations', { numberOfProducts: 5000 })).status).toBe(400)
  expect((await ask('recommendations3', { slots: [] })).status).toBe(400)
  expect((await ask('recommendations3', { slots: [{ type: 'Horoscope' }] })).status).toBe(400)
  for (const call of ['recommendations', 'recommendations3']) expect((await ask(call, {}, 'xx-xx')).status).toBe(400)
})

test('suggests gift cards to nobody, and in the United States does not show them as looked at either [B-VAL-02]', async () => {
  giftCards.add(dress)
  recommender = { recommend: async ({ productIds }) => (productIds.length > 0 ? productIds : [dress, jeans]) }
  const viewed = { productIds: [dress, jeans] }

  expect(ids((await ask('recommendations', { type: 'PopularProducts' })).body)).toEqual([jeans])
  expect(ids((await ask('recommendations', viewed)).body)).toEqual([dress, jeans])
  expect(ids((await ask('recommendations', viewed, 'en-us')).body)).not.toContain(dress)
  expect(ids((await ask('recommendations', { type: 'PopularProducts' }, 'en-us')).body)).not.toContain(dress)
  expect(marketNamed('en-us').country.giftCardsSuggested).toBe(false)
  giftCards.clear()
})
