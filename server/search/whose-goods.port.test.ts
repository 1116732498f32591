import { expect, test } from 'vitest'
import type { Market } from '#server/markets/index.ts'
import { localized, marketNamed } from '../catalogue/catalogue.fakes.ts'
import { fakeCards, fakeProduct, fakeRange, fakeReadModel } from '../catalogue/goods.fakes.ts'
import { type SearchNeeds, searchInMemory } from './in-memory-search.service.ts'
import { testGoods, testNow } from './tried-search.port-test.ts'

const british = marketNamed('en-gb')
const american = marketNamed('en-us')
const open = (more: Partial<SearchNeeds> = {}) => {
  const readModel = fakeReadModel((market: Market) => fakeRange(market, testGoods))
  return searchInMemory({
    ...{ readModel, cards: fakeCards(readModel, testNow), markets: [british, american] },
    ...{ words: () => localized, clock: () => testNow },
    ...more,
  })
}
const giftCard = '1004_black_01'

test('hides gift cards from listings unless the shop lists them, and never suggests them in the US [B-CAT-12] [B-FT-47] [B-VAL-02] [C-LIN-08, C-GEN-O3, B-VAL-01]', async () => {
  const listing = open({ showsGiftCards: () => true })
  const found = async (search: ReturnType<typeof open>, market: Market) =>
    (await search.search(market, { searchTerms: 'gift card' })).results.map(({ id }) => id)
  const suggested = async (search: ReturnType<typeof open>, market: Market) =>
    (await search.suggest(market, 'gift')).products.map(({ id }) => id)

  expect(await found(open(), british)).not.toContain(giftCard)
  expect(await found(listing, british)).toContain(giftCard)
  expect(await found(listing, american)).toContain(giftCard)
  expect(await suggested(listing, british)).toContain(giftCard)
  expect(await suggested(listing, american)).not.toContain(giftCard)
})

test('shows what a store has, with its own models where they are asked for [B-SRCH-21, B-SRCH-02]', async () => {
  const search = open({
    inStore: async (store) => new Set(store === 'bath' ? ['1002_red_01', '1006_grey_01'] : []),
  })
  const ids = async (request: object) => (await search.search(british, request)).results.map(({ id }) => id)

  expect(await ids({ storeId: 'bath' })).toEqual(['1002_red_01'])
  expect((await ids({ storeId: 'bath', getRetailModels: true })).sort()).toEqual(['1002_red_01', '1006_grey_01'])
  expect(await ids({ storeId: 'nowhere' })).toEqual([])
})

test('leads a term elsewhere where editors say so, in whatever form it is typed [B-SRCH-14]', async () => {
  const rules = {
    ...{ synonyms: [['dress', 'gown']], meanings: [{ terms: ['festive'], mean: ['silk'] }], popular: ['silk dress'] },
    redirects: [{ terms: ['returns'], to: '/en-gb/returns' }],
  }
  const search = open({ rules: () => rules })

  expect((await search.search(british, { searchTerms: 'Return' })).redirect).toBe('/en-gb/returns')
  expect(await search.search(british, { searchTerms: 'shirt' })).not.toHaveProperty('redirect')
  expect((await search.search(british, { searchTerms: 'gowns' })).totalResults).toBe(2)
  expect((await search.search(british, { searchTerms: 'festive gown' })).results[0]?.id).toBe('1002_red_01')
  expect((await search.suggest(british, '')).terms).toEqual([{ term: 'silk dress', url: '/en-gb/search?q=silk+dress' }])
})

test('finds goods by the words of the market’s country, and shows them in those [B-SRCH-O8]', async () => {
  const pants = fakeProduct({ style: '1100', name: 'Wide trousers' })
  const text = { ...pants.texts.get('en')!, name: 'Wide pants', slug: 'wide-pants' }
  const told = { ...pants, texts: new Map([...pants.texts, ['en-us', text]]) }
  const readModel = fakeReadModel((market: Market) => {
    const range = fakeRange(market, [{ style: '1100', name: 'Wide trousers' }])
    return { ...range, assortment: { ...range.assortment, slots: range.assortment.slots.map((one) => one && told) } }
  })
  const search = open({ readModel, cards: fakeCards(readModel, testNow) })
  const named = async (market: Market, searchTerms: string) =>
    (await search.search(market, { searchTerms })).results.map(({ name, url }) => `${name} ${url}`)

  expect(await named(american, 'pants')).toEqual(['Wide pants /en-us/p/wide-pants/1100_navy_01'])
  expect(await named(british, 'trousers')).toEqual(['Wide trousers /en-gb/p/shirt/1100_navy_01'])
})

test('takes every part of a request together [B-SRCH-02]', async () => {
  const answer = await open().search(british, {
    ...{ from: 0, size: 5, searchTerms: 'dress', category: 'women-dresses', origin: 'search', sorting: 'price_desc' },
    ...{ tags: ['party'], multiBrandTags: [], customSorting: ['1002_red_01'], imageSort: 'model' },
    facets: [{ id: 'Colour', values: ['RED'] }],
    priceRange: { lowerBoundingValue: 1 },
    initialPriceRange: { upperBoundingValue: 500 },
    ...{ limitProductsByMaximumAvailabilityInDays: 90, limitTotalProductsInCategory: 10, daysToTreatAsNew: 20 },
  })

  expect(answer).toMatchObject({
    results: [{ id: '1002_red_01', isNew: true, frontImage: expect.stringContaining('/4.') }],
    totalResults: 1,
    sortings: expect.arrayContaining([{ id: 'price_desc', selected: true }]),
  })
})

test('suggests a brand’s own goods, and where all of them are found, only where it has a search of its own [B-SRCH-12, B-FT-15]', async () => {
  const paths = new Map([
    [undefined, '/en-gb/search'],
    ['brands', '/en-gb/brands/search'],
  ])
  const search = open({ resultsPath: (_market, subBrand) => paths.get(subBrand) })
  const asked = async (subBrand?: string) => {
    const { products, totalResults, url } = await search.suggest(british, 'dress', subBrand)
    return { ids: products.map(({ id }) => id).sort(), totalResults, url }
  }

  const all = { ids: ['1002_red_01', '1003_navy_01'], totalResults: 2, url: '/en-gb/search?q=dress' }
  expect(await asked()).toEqual(all)
  expect(await asked('brands')).toEqual({
    ...{ ids: ['1003_navy_01'], totalResults: 1 },
    url: '/en-gb/brands/search?q=dress',
  })
  expect(await asked('women')).toEqual(all)
})
