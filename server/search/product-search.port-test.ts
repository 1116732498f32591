import { describe, expect, test } from 'vitest'
import type { ProductSearch } from './product-search.port.ts'
import { testLimits, testSuggestions, testWords } from './search-words.port-test.ts'
import { chosen, type Tried, trying } from './tried-search.port-test.ts'

/**
 * Tests that every product search must pass. `open` returns a search with exactly `testGoods`, in English and in
 * pounds.
 */
export function testProductSearch(name: string, open: () => Promise<ProductSearch>): void {
  const tried = trying(open)
  describe(name, () => {
    testAnswers(tried)
    testNarrowing(tried)
    testFacets(tried)
    testOrdersAndPrices(tried)
    testWords(tried)
    testLimits(tried)
    testSuggestions(tried)
  })
}

/** Tests of the answers of a search. */
function testAnswers({ search, ids }: Tried): void {
  test('answers every part of a search [B-SRCH-01]', async () => {
    const pounds = (lower: number, upper: number) => ({
      lowerBoundingValue: { amount: lower, currency: 'GBP' },
      upperBoundingValue: { amount: upper, currency: 'GBP' },
    })
    const answer = await search({
      ...{ size: 1, from: 1, sorting: 'price_desc', priceRange: { lowerBoundingValue: 50 }, searchTerms: 'dress' },
      ...chosen('colour', 'navy', 'red'),
    })

    expect(answer).toMatchObject({
      results: [{ id: '1003_navy_01' }],
      totalResults: 2,
      startingFrom: 1,
      facets: expect.arrayContaining([expect.objectContaining({ id: 'size' })]),
      priceFacet: { selected: pounds(80, 120), available: pounds(80, 120) },
      categorySearch: [
        { displayName: 'Dresses', productsInCategory: 2, categoryUri: expect.stringContaining('/en-gb/') },
      ],
      hasError: false,
    })
    expect(answer.sortings.filter(({ selected }) => selected)).toEqual([{ id: 'price_desc', selected: true }])
    const colours = answer.facets.find(({ id }) => id === 'colour')!.values
    expect(colours.map(({ value, count, selected }) => [value, count, selected]).toSorted()).toEqual([
      ['navy', 1, true],
      ['red', 1, true],
    ])
    expect((await search({ priceRange: { upperBoundingValue: 90 } })).priceFacet).toEqual({
      ...{ selected: pounds(40, 90), available: pounds(40, 120) },
    })
  })

  test('shows each style once, in the colour that was asked for [B-SRCH-02]', async () => {
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

  test('puts what is sold out last under relevance and still lists it', async () => {
    expect((await ids()).at(-1)).toBe('1003_navy_01')
  })

  test('serves 3 for a size below 1, and starts at 0 for a start below it [B-SRCH-06] [B-VAL-01, B-SRCH-02]', async () => {
    expect(await ids({ size: 0, from: -5 })).toHaveLength(3)
    expect((await search({ from: -5 })).startingFrom).toBe(0)
    expect(await ids({ from: 2, size: 1 })).toHaveLength(1)
    expect(await ids({ from: 99 })).toEqual([])
  })
}

/** Tests of restrictions besides facets. */
function testNarrowing({ search, ids, facet }: Tried): void {
  test('caps how many and how old [B-SRCH-20, B-SRCH-02]', async () => {
    expect(await search({ limitTotalProductsInCategory: 2, size: 50 })).toMatchObject({ totalResults: 2 })
    expect(await ids({ limitProductsByMaximumAvailabilityInDays: 30 })).toEqual(['1002_red_01'])
  })

  test('counts products as new for as many days as asked [B-SRCH-19, B-SRCH-02]', async () => {
    const isNew = async (days: number) =>
      (await search({ daysToTreatAsNew: days, searchTerms: 'silk' })).results[0]?.isNew

    expect([await isNew(5), await isNew(20)]).toEqual([false, true])
    expect(await facet('new')).toEqual({ new: 1 })
  })

  test('narrows by tags and lets editors say what comes first [B-SRCH-02, B-SRCH-O5]', async () => {
    expect(await ids({ tags: ['party'] })).toEqual(['1002_red_01'])
    expect((await ids({ customSorting: ['1003_navy_01'] }))[0]).toBe('1003_navy_01')
    expect((await search({ imageSort: 'model', searchTerms: 'silk' })).results[0]?.frontImage).toContain('/4.')
  })

  test('keeps to the goods of brands that are named, or that bear their tag [B-FT-15, B-SRCH-02]', async () => {
    expect(await ids({ multiBrandTags: ['brands'] })).toEqual(['1003_navy_01'])
    expect((await ids({ multiBrandTags: ['brands', 'party'] })).sort()).toEqual(['1002_red_01', '1003_navy_01'])
    expect(await ids({ multiBrandTags: ['women'], tags: ['party'] })).toEqual(['1002_red_01'])
    expect(await ids({ multiBrandTags: ['nobody'] })).toEqual([])
    expect(await ids({ searchTerms: 'dress', multiBrandTags: ['brands'] })).toEqual(['1003_navy_01'])
  })
}

/** Tests of facets. */
function testFacets({ search, ids, facet }: Tried): void {
  test('takes any value inside a facet and all facets together [B-SRCH-02, B-SRCH-O4]', async () => {
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

  test('counts what choosing a value would show, the facet own choices left out, and keeps values of no product [B-SRCH-O4]', async () => {
    expect(await facet('colour', chosen('colour', 'red'))).toEqual({ navy: 2, white: 1, red: 1 })
    expect(await facet('size', { category: 'women-dresses', ...chosen('colour', 'navy') })).toEqual({
      36: 0,
      38: 0,
      40: 0,
    })
  })

  test('passes over facets and values it does not know [B-SRCH-O4]', async () => {
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
}

/** Tests of sortings and prices. */
function testOrdersAndPrices({ search, ids }: Tried): void {
  test('offers six orders and falls back to relevance [B-SRCH-O5, B-SRCH-02]', async () => {
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

  test('exchanges swapped price bounds and moves those outside to what there is [B-SRCH-02, B-SRCH-O6]', async () => {
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

  test('keeps to the prices a listing began with [B-SRCH-02, B-SRCH-O6]', async () => {
    const { priceFacet, totalResults } = await search({ initialPriceRange: { lowerBoundingValue: 60 } })

    expect([totalResults, priceFacet?.available.lowerBoundingValue.amount]).toEqual([2, 80])
  })
}
