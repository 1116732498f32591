import { describe, expect, test } from 'vitest'
import type { SearchRequest } from '#contracts/search.ts'
import { localized, marketNamed } from '../catalogue/catalogue.fakes.ts'
import { type FakeGoods, fakeCards, fakeRange, fakeReadModel } from '../catalogue/goods.fakes.ts'
import { searchThroughIndex } from './indexed-search.service.ts'
import type { ProductIndex } from './product-index.port.ts'
import type { ProductSearch } from './product-search.port.ts'

/** The goods every search is tried on. */
export const triedGoods: readonly FakeGoods[] = [
  {
    style: '1001',
    colour: 'navy',
    name: 'Linen shirt',
    sizes: { 36: 0, 38: 2 },
    price: 5000,
    categories: ['women-shirts'],
    sold: 3,
  },
  {
    style: '1001',
    colour: 'white',
    option: '02',
    name: 'Linen shirt',
    sizes: { 36: 4, 38: 4 },
    price: 4000,
    listPrice: 5000,
    categories: ['women-shirts'],
  },
  {
    style: '1002',
    colour: 'red',
    name: 'Silk dress',
    sizes: { 38: 1, 40: 1 },
    price: 12000,
    categories: ['women-dresses'],
    attributes: { material: 'silk', tags: ['party'] },
    availableFrom: new Date('2026-02-20'),
  },
  {
    style: '1003',
    colour: 'navy',
    name: 'Cotton dress',
    sizes: { 36: 0, 40: 0 },
    price: 8000,
    categories: ['women-dresses'],
    brand: 'Marrow Lane',
    subBrand: 'brands',
    sold: 9,
  },
  { style: '1004', colour: 'black', name: 'Gift card', price: 2500, attributes: { isGiftCard: true } },
  { style: '1005', colour: 'black', name: 'Not sold here', price: 0 },
  { style: '1006', colour: 'grey', name: 'Counter scarf', attributes: { soldOnly: 'stores' } },
]

export const triedNow = new Date('2026-03-01T12:00:00Z')

/** A search over exactly these goods, found by an index elsewhere. */
export function openTriedSearch(index: ProductIndex): ProductSearch {
  const readModel = fakeReadModel((market) => fakeRange(market, triedGoods))
  return searchThroughIndex({
    ...{ index, readModel, cards: fakeCards(readModel, triedNow), markets: [marketNamed('en-gb')] },
    ...{ words: () => localized, clock: () => triedNow },
  })
}

/** The contract of every product search. `open` returns one that has exactly `triedGoods`, in English and in pounds. */
export function testProductSearch(name: string, open: () => Promise<ProductSearch>): void {
  const market = marketNamed('en-gb')
  const search = async (request: SearchRequest = {}) => (await open()).search(market, request)
  const ids = async (request: SearchRequest = {}) => (await search(request)).results.map(({ id }) => id)
  const facet = async (id: string, request: SearchRequest = {}) =>
    Object.fromEntries(
      (await search(request)).facets.find((one) => one.id === id)?.values.map(({ value, count }) => [value, count]) ??
        [],
    )
  const chosen = (id: string, ...values: string[]) => ({ facets: [{ id, values }] })

  describe(name, () => {
    test('answers every part of a search [B-SRCH-01]', async () => {
      expect(await search({ size: 1 })).toMatchObject({
        results: [{ id: expect.any(String) }],
        totalResults: 3,
        startingFrom: 0,
        facets: expect.arrayContaining([expect.objectContaining({ id: 'size' })]),
        priceFacet: {
          selected: { lowerBoundingValue: { amount: 40 } },
          available: { upperBoundingValue: { amount: 120, currency: 'GBP' } },
        },
        sortings: expect.arrayContaining([{ id: 'relevance', selected: true }]),
        categorySearch: [],
        hasError: false,
      })
    })

    test('shows each style once, in the colour that was asked for', async () => {
      expect(await ids({ ...chosen('colour', 'navy'), category: 'women-shirts' })).toEqual(['1001_navy_01'])
      expect(await ids({ ...chosen('colour', 'white'), category: 'women-shirts' })).toEqual(['1001_white_02'])
      expect((await search({ category: 'women-shirts' })).totalResults).toBe(1)
    })

    test('hides gift cards and what has no price here', async () => {
      expect((await ids({ size: 200 })).some((id) => id.startsWith('1004') || id.startsWith('1005'))).toBe(false)
    })

    test('shows goods of the stores to who asks for them', async () => {
      expect(await ids({ searchTerms: 'scarf' })).toEqual([])
      expect(await ids({ searchTerms: 'scarf', getRetailModels: true })).toEqual(['1006_grey_01'])
    })

    test('takes any value inside a facet and all facets together', async () => {
      expect((await ids(chosen('colour', 'red', 'white'))).sort()).toEqual(['1001_white_02', '1002_red_01'])
      expect(
        await ids({
          facets: [
            { id: 'colour', values: ['red', 'white'] },
            { id: 'size', values: ['40'] },
          ],
        }),
      ).toEqual(['1002_red_01'])
    })

    test('counts what choosing a value would show, the facet own choices left out, and keeps values of no product', async () => {
      expect(await facet('colour', chosen('colour', 'red'))).toEqual({ navy: 2, white: 1, red: 1 })
      expect(await facet('size', { category: 'women-dresses', ...chosen('colour', 'navy') })).toEqual({
        36: 0,
        38: 0,
        40: 0,
      })
    })

    test('passes over facets and values it does not know', async () => {
      expect(
        (
          await search({
            facets: [
              { id: 'taste', values: ['sweet'] },
              { id: 'colour', values: ['plaid', 'red'] },
            ],
          })
        ).totalResults,
      ).toBe(1)
      expect((await search(chosen('colour', 'plaid'))).totalResults).toBe(3)
    })

    test('offers six orders and falls back to relevance', async () => {
      expect((await search({ sorting: 'loudest' })).sortings).toEqual(
        ['relevance', 'newest', 'price_asc', 'price_desc', 'discount_desc', 'popular'].map((id) => ({
          id,
          selected: id === 'relevance',
        })),
      )
      expect(await ids({ sorting: 'price_asc' })).toEqual(['1001_navy_01', '1003_navy_01', '1002_red_01'])
      expect(await ids({ sorting: 'price_desc' })).toEqual(['1002_red_01', '1003_navy_01', '1001_navy_01'])
      expect((await ids({ sorting: 'newest' }))[0]).toBe('1002_red_01')
      expect((await ids({ sorting: 'discount_desc', ...chosen('discount', 'sale') }))[0]).toBe('1001_white_02')
      expect((await ids({ sorting: 'popular' }))[0]).toBe('1003_navy_01')
    })

    test('puts what is sold out last under relevance and still lists it', async () => {
      expect((await ids()).at(-1)).toBe('1003_navy_01')
    })

    test('serves 20 by default, 3 for a size below 1, 200 at most, and starts at 0 [B-SRCH-05] [B-SRCH-06] [B-CON-02] [B-VAL-01]', async () => {
      expect(await ids({ size: 0, from: -5 })).toHaveLength(3)
      expect((await search({ from: -5 })).startingFrom).toBe(0)
      expect(await ids({ from: 2, size: 1 })).toHaveLength(1)
      expect(await ids({ from: 99 })).toEqual([])
    })

    test('exchanges swapped price bounds and moves those outside to what there is', async () => {
      const { priceFacet, totalResults } = await search({
        priceRange: { lowerBoundingValue: 90, upperBoundingValue: 1 },
      })

      expect(priceFacet?.selected).toMatchObject({
        lowerBoundingValue: { amount: 40 },
        upperBoundingValue: { amount: 90 },
      })
      expect(priceFacet?.available).toMatchObject({
        lowerBoundingValue: { amount: 40 },
        upperBoundingValue: { amount: 120 },
      })
      expect(totalResults).toBe(2)
    })

    test('has no price facet where everything costs the same [B-SRCH-08] [B-VAL-01]', async () => {
      expect(await search({ searchTerms: 'silk' })).not.toHaveProperty('priceFacet')
    })

    test('caps how many and how old [B-SRCH-20]', async () => {
      expect(await search({ limitTotalProductsInCategory: 2, size: 50 })).toMatchObject({ totalResults: 2 })
      expect(await ids({ limitProductsByMaximumAvailabilityInDays: 30 })).toEqual(['1002_red_01'])
    })

    test('counts products as new for as many days as asked [B-SRCH-19]', async () => {
      const isNew = async (days: number) =>
        (await search({ daysToTreatAsNew: days, searchTerms: 'silk' })).results[0]?.isNew

      expect([await isNew(5), await isNew(20)]).toEqual([false, true])
      expect(await facet('new')).toEqual({ new: 1 })
    })

    test('narrows by tags and lets editors say what comes first', async () => {
      expect(await ids({ tags: ['party'] })).toEqual(['1002_red_01'])
      expect((await ids({ customSorting: ['1003_navy_01'] }))[0]).toBe('1003_navy_01')
      expect((await search({ imageSort: 'model', searchTerms: 'silk' })).results[0]?.frontImage).toContain('/4.')
    })

    test('keeps to the goods of brands that are named, or that bear their tag [B-FT-15]', async () => {
      expect(await ids({ multiBrandTags: ['brands'] })).toEqual(['1003_navy_01'])
      expect((await ids({ multiBrandTags: ['brands', 'party'] })).sort()).toEqual(['1002_red_01', '1003_navy_01'])
      expect(await ids({ multiBrandTags: ['women'], tags: ['party'] })).toEqual(['1002_red_01'])
      expect(await ids({ multiBrandTags: ['nobody'] })).toEqual([])
      expect(await ids({ searchTerms: 'dress', multiBrandTags: ['brands'] })).toEqual(['1003_navy_01'])
    })

    test('finds by words, whatever their case and accents, all of them together', async () => {
      expect(await ids({ searchTerms: 'LÍNEN  shirt' })).toHaveLength(1)
      expect(await ids({ searchTerms: 'cotton dress' })).toEqual(['1003_navy_01'])
    })

    test('finds the colour a word names', async () => {
      expect(await ids({ searchTerms: 'white shirt' })).toEqual(['1001_white_02'])
    })

    test('forgives one letter from five letters on and says what it searched for', async () => {
      expect(await search({ searchTerms: 'cottn' })).toMatchObject({ totalResults: 1, correctedTerm: 'cotton' })
      expect(await ids({ searchTerms: 'slk' })).toEqual([])
    })

    test('searches for any word where not all are found, and says so', async () => {
      expect(await search({ searchTerms: 'silk zebra' })).toMatchObject({ totalResults: 1, anyWord: true })
    })

    test('reads prices, sizes and properties to leave out in the words of a search', async () => {
      expect(await ids({ searchTerms: 'dress under £100' })).toEqual(['1003_navy_01'])
      expect(await ids({ searchTerms: 'dress over 100' })).toEqual(['1002_red_01'])
      expect(await ids({ searchTerms: 'dress size 38' })).toEqual(['1002_red_01'])
      expect(await ids({ searchTerms: 'UK 8 shirt' })).toEqual(['1001_white_02'])
      expect(await ids({ searchTerms: 'dress without silk' })).toEqual(['1003_navy_01'])
      expect((await search({ searchTerms: 'dress under £100' })).understood).toEqual({
        goods: 'dress',
        limits: [{ kind: 'price', text: 'under £100', term: 'dress', met: true }],
      })
    })

    test('finds by limits alone', async () => {
      expect(await ids({ searchTerms: 'under £45' })).toEqual(['1001_white_02'])
    })

    test('leaves out as few limits as possible when goods cannot meet all, a price before a size', async () => {
      const { results, understood } = await search({ searchTerms: 'dress size 38 under £100 without silk' })

      expect(results.map(({ id }) => id)).toEqual(['1003_navy_01'])
      expect(understood?.limits.map(({ kind, met }) => [kind, met])).toEqual([
        ['size', false],
        ['price', true],
        ['without', true],
      ])
      expect((await search({ searchTerms: 'dress size 38 under £5' })).understood?.limits).toMatchObject([
        { kind: 'size', met: true },
        { kind: 'price', met: false },
      ])
    })

    test('reads limits besides what is chosen', async () => {
      expect(await ids({ searchTerms: 'shirt under £45', ...chosen('colour', 'navy') })).toEqual([])
    })

    test('suggests products, categories and ways to go on while a term is typed [B-SUG-02]', async () => {
      const suggestions = await (await open()).suggest(market, ' dre')

      expect(suggestions).toMatchObject({ term: 'dre', totalResults: 2, fallback: false, url: '/en-gb/search?q=dre' })
      expect(suggestions.products.map(({ id }) => id)).toEqual(['1002_red_01', '1003_navy_01'])
      expect(suggestions.categories.map(({ categoryUri }) => categoryUri)).toEqual(['/en-gb/women/women-dresses'])
      expect(suggestions.terms[0]).toEqual({ term: 'dresses', url: '/en-gb/search?q=dresses' })
    })

    test('lets the last of several words go on only where some goods have all of them', async () => {
      const terms = async (typed: string) => (await (await open()).suggest(market, typed)).terms.map(({ term }) => term)

      expect(await terms('red dre')).toContain('red dresses')
      expect(await terms('red shi')).toEqual([])
      expect(await terms('white navy shi')).toContain('white navy shirts')
    })

    test('suggests three of what sells best where nothing is found [B-SUG-02]', async () => {
      const { fallback, products, totalResults } = await (await open()).suggest(market, 'zebra')

      expect([fallback, totalResults, products.map(({ id }) => id)[0], products.length]).toEqual([
        true,
        0,
        '1003_navy_01',
        3,
      ])
    })

    test('suggests no products below two letters', async () => {
      expect(await (await open()).suggest(market, 'd')).toMatchObject({
        products: [],
        fallback: false,
        totalResults: 0,
      })
    })

    test('keeps to the prices a listing began with', async () => {
      const { priceFacet, totalResults } = await search({ initialPriceRange: { lowerBoundingValue: 60 } })

      expect([totalResults, priceFacet?.available.lowerBoundingValue.amount]).toEqual([2, 80])
    })

    test('makes sense of words that mean nothing', async () => {
      for (const searchTerms of ['x'.repeat(10_000), '\u0000\u202e', '%%%', 'the', '"', '١٢٣', '👗'])
        expect(await search({ searchTerms, from: -1, size: Number.NaN })).toMatchObject({ hasError: false })
    })

    test('finds a style number and names categories that match', async () => {
      expect(await ids({ searchTerms: '1002' })).toEqual(['1002_red_01'])
      expect((await search({ searchTerms: 'dresses' })).categorySearch).toEqual([
        { displayName: 'Dresses', productsInCategory: 2, categoryUri: '/en-gb/women/women-dresses' },
      ])
    })
  })
}
