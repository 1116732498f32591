import { expect, test } from 'vitest'
import type { Market } from '#server/markets/index.ts'
import { localized, marketNamed } from '../catalogue/catalogue.fakes.ts'
import { fakeCards, fakeRange, fakeReadModel } from '../catalogue/goods.fakes.ts'
import { searchInMemory } from './in-memory-search.service.ts'
import { testProductSearch } from './product-search.port-test.ts'
import { testGoods, testNow } from './tried-search.port-test.ts'

const open = () => {
  const readModel = fakeReadModel((market: Market) => fakeRange(market, testGoods))
  return searchInMemory({
    readModel,
    cards: fakeCards(readModel, testNow),
    markets: [marketNamed('en-gb')],
    words: () => localized,
    clock: () => testNow,
  })
}

testProductSearch('the search in memory', async () => open())

test('answers the same as JSON text', async () => {
  const search = open()
  const request = { facets: [{ id: 'colour', values: ['navy'] }], size: 2 }

  expect(JSON.parse(String(await search.searchJson(marketNamed('en-gb'), request)))).toEqual(
    await search.search(marketNamed('en-gb'), request),
  )
})
