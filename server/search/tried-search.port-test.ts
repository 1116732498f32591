import type { SearchRequest } from '#contracts/search.ts'
import { localized, marketNamed } from '../catalogue/catalogue.fakes.ts'
import { type FakeGoods, fakeCards, fakeRange, fakeReadModel } from '../catalogue/goods.fakes.ts'
import type { SearchNeeds } from './in-memory-search.service.ts'
import { searchThroughIndex } from './indexed-search.service.ts'
import type { ProductIndex } from './product-index.port.ts'
import type { ProductSearch } from './product-search.port.ts'

/** The goods with which every search is tested. */
export const testGoods: readonly FakeGoods[] = [
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

export const testNow = new Date('2026-03-01T12:00:00Z')

/** A search with exactly these goods in an external index. */
export function openTestSearch(index: ProductIndex, more: Partial<SearchNeeds> = {}): ProductSearch {
  const readModel = fakeReadModel((market) => fakeRange(market, testGoods))
  return searchThroughIndex({
    ...{ index, readModel, cards: fakeCards(readModel, testNow), markets: [marketNamed('en-gb')] },
    ...{ words: () => localized, clock: () => testNow },
    ...more,
  })
}

export const market = marketNamed('en-gb')

export const chosen = (id: string, ...values: string[]) => ({ facets: [{ id, values }] })

export type Tried = ReturnType<typeof trying>

/** Short functions to test a search. */
export function trying(open: () => Promise<ProductSearch>) {
  const search = async (request: SearchRequest = {}) => (await open()).search(market, request)
  const ids = async (request: SearchRequest = {}) => (await search(request)).results.map(({ id }) => id)
  const facet = async (id: string, request: SearchRequest = {}) =>
    Object.fromEntries(
      (await search(request)).facets.find((one) => one.id === id)?.values.map(({ value, count }) => [value, count]) ??
        [],
    )
  return { open, search, ids, facet }
}
