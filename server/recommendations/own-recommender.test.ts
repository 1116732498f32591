import { expect, test } from 'vitest'
import type { ProductCard } from '#contracts/catalogue.ts'
import type { SearchRequest } from '#contracts/search.ts'
import type { Market } from '#server/markets/index.ts'
import { ownRecommender, type RecommenderNeeds } from './own-recommender.ts'
import type { RecommendationRequest } from './recommender.port.ts'

const card = (id: string, more: Partial<ProductCard> = {}): ProductCard =>
  ({
    id,
    styleNumber: id,
    brand: 'Halden',
    colourFamilyName: 'Blue',
    price: {
      salesPrice: { amount: 100, currency: 'GBP' },
      discounts: [],
      shown: { now: { amount: 100, currency: 'GBP' } },
    },
    ...more,
  }) as ProductCard

const all = [
  card('coat', {
    ediSubCategory: 'coat',
    price: {
      salesPrice: { amount: 300, currency: 'GBP' },
      discounts: [],
      shown: { now: { amount: 300, currency: 'GBP' } },
    },
  }),
  card('dress', { ediSubCategory: 'dress', fabricComposition: '100% linen' }),
  card('dress-red', { ediSubCategory: 'dress', colourFamilyName: 'Red' }),
  card('dress-linen', { ediSubCategory: 'dress', fabricComposition: '100% linen' }),
]

function shop(more: Partial<RecommenderNeeds> = {}) {
  const searched: SearchRequest[] = []
  const recommender = ownRecommender({
    card: (_, id) => all.find((one) => one.id === id),
    category: () => 'women',
    search: async (_, request) => {
      searched.push(request)
      return all
    },
    looks: () => ['coat', 'dress'],
    boughtWith: async () => ['coat'],
    ...more,
  })
  const ask = (type: RecommendationRequest['type'], productIds: readonly string[] = ['dress'], visitorId?: string) =>
    recommender.recommend({ market: {} as Market, type, productIds, categoryId: 'sale', visitorId, count: 4 })
  return { ask, searched }
}

test('puts what is most alike first: kind and cloth before colour before price [B-SIM-05]', async () => {
  expect(await shop().ask('SimilarProducts')).toEqual(['dress-linen', 'dress-red', 'coat'])
})

test('finds nothing like a product that is gone', async () => {
  expect(await shop().ask('SimilarProducts', ['gone'])).toEqual([])
})

test('says what was ordered along with it, and what it is worn with [B-SIM-05]', async () => {
  expect(await shop().ask('BoughtTogether')).toEqual(['coat'])
  expect(await shop().ask('CompleteTheLook')).toEqual(['coat', 'dress'])
})

test('recommends what most people buy if nothing is known of the visitor [B-SIM-05]', async () => {
  const { ask, searched } = shop()

  await ask('PersonalProducts')
  await ask('PersonalProducts', ['dress'], 'visitor')

  expect(searched[0]).toMatchObject({ sorting: 'popular', category: 'sale' })
  expect(searched[1]).toMatchObject({ category: 'women' })
})

test('looks for what is popular among what is new when asked for trends [B-SIM-05]', async () => {
  const { ask, searched } = shop()

  await ask('TrendingProducts')

  expect(searched[0]).toMatchObject({ sorting: 'popular', limitProductsByMaximumAvailabilityInDays: 60 })
})
