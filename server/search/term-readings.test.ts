import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SearchRequest } from '#contracts/search.ts'
import type { Touched } from '#server/catalogue/index.ts'
import { localized, marketNamed } from '../catalogue/catalogue.fakes.ts'
import { type FakeGoods, fakeCards, fakeRange, fakeReadModel } from '../catalogue/goods.fakes.ts'
import { searchInMemory } from './in-memory-search.service.ts'
import { noRules, type SearchRules } from './text/synonyms.ts'
import { testGoods, testNow } from './tried-search.port-test.ts'

const market = marketNamed('en-gb')

/** A search whose goods and rules can change. */
function openSearch(goods: readonly FakeGoods[] = testGoods) {
  const state: { goods: readonly FakeGoods[]; rules: SearchRules } = { goods, rules: noRules }
  const listeners: ((touched: Touched) => void)[] = []
  let range = fakeRange(market, state.goods)
  const readModel = {
    ...fakeReadModel(() => range),
    onSwap: (listener: (touched: Touched) => void) => void listeners.push(listener),
  }
  const search = searchInMemory({
    ...{ readModel, cards: fakeCards(readModel, testNow), markets: [market], words: () => localized },
    ...{ rules: () => state.rules, clock: () => testNow },
  })
  return {
    ask: (request: SearchRequest) => search.search(market, request),
    setRules(rules: Partial<SearchRules>) {
      state.rules = { ...noRules, ...rules }
    },
    setGoods(next: readonly FakeGoods[]) {
      range = fakeRange(market, next)
      for (const listener of listeners) listener('all')
    },
  }
}

const requests = fc.record({
  searchTerms: fc.constantFrom('dress', 'shirt', 'navy shirt', 'drses', 'dress under £100', 'size 38', '1001', 'zebra'),
  from: fc.nat(2),
  size: fc.constantFrom(1, 2, 20),
  sorting: fc.constantFrom('relevance', 'price_asc', 'newest'),
  category: fc.constantFrom(undefined, 'women-dresses'),
  facets: fc.constantFrom<SearchRequest['facets'][]>([], [{ id: 'colour', values: ['navy'] }]),
  multiBrandTags: fc.constantFrom<string[][]>([], ['brands']),
})

test('answers a repeated term like a term that is searched for the first time', async () => {
  const warm = openSearch()

  await fc.assert(
    fc.asyncProperty(requests, async ({ category, ...request }) => {
      const asked = { ...request, ...(category && { category }) }
      expect(await warm.ask(asked)).toEqual(await openSearch().ask(asked))
    }),
    { numRuns: 150 },
  )
})

test('a new synonym counts in the next search for a term that was searched before', async () => {
  const { ask, setRules } = openSearch()
  const found = async () => {
    const { results, categorySearch } = await ask({ searchTerms: 'gown' })
    return {
      styles: results.map(({ styleNumber }) => styleNumber).sort(),
      categories: categorySearch.map(({ categoryUri }) => categoryUri),
    }
  }
  const before = await found()
  setRules({ synonyms: [['gown', 'dress']] })

  expect(before).toEqual({ styles: [], categories: [] })
  expect(await found()).toEqual({ styles: ['1002', '1003'], categories: ['/en-gb/women/women-dresses'] })
})

test('goods that come, sell out or get another price show in the next search for the same term', async () => {
  const { ask, setGoods } = openSearch()
  const found = () => ask({ searchTerms: 'dress' })
  expect((await found()).totalResults).toBe(2)

  const woolDress = { style: '1010', colour: 'green', name: 'Wool dress', categories: ['women-dresses'], price: 20000 }
  setGoods([...testGoods, { ...woolDress, sizes: { 38: 1 } }])
  // Names of new goods are read in the background.
  await expect.poll(async () => (await found()).totalResults).toBe(3)
  const more = await found()
  setGoods(testGoods.map((one) => (one.style === '1002' ? { ...one, price: 1500, sizes: { 38: 0, 40: 0 } } : one)))
  const changed = await found()

  expect(more.priceFacet?.available.upperBoundingValue).toMatchObject({ amount: 200 })
  expect(changed.results.find(({ styleNumber }) => styleNumber === '1002')).toMatchObject({
    ...{ inStock: false, price: { salesPrice: { amount: 15 } } },
  })
  expect(changed.priceFacet?.available.lowerBoundingValue).toMatchObject({ amount: 15 })
})
