import { expect, test } from 'vitest'
import type { SearchRequest } from '#contracts/search.ts'
import type { Market } from '#server/markets/index.ts'
import { localized, marketNamed } from '../catalogue/catalogue.fakes.ts'
import { type FakeGoods, fakeCards, fakeRange, fakeReadModel } from '../catalogue/goods.fakes.ts'
import { searchInMemory } from './in-memory-search.service.ts'

const now = new Date('2026-03-01T12:00:00Z')
const dress: FakeGoods = { style: '1', name: 'Dress', sizes: { 44: 1, 38: 1, 36: 1 }, categories: ['women-dresses'] }
const goods: readonly FakeGoods[] = [
  dress,
  { ...dress, style: '2', name: 'Curve dress', subBrand: 'plus', sizes: { 44: 1, 48: 1 } },
  { ...dress, style: '3', name: 'Suit', subBrand: 'men', sizes: { 48: 1, 46: 1 }, categories: ['women-shirts'] },
  { ...dress, style: '4', name: 'Boots', subBrand: 'men', sizeGroup: 'shoe', sizes: { 40: 1, 41: 1, 42: 1 } },
  { ...dress, style: '5', name: 'Pumps', sizeGroup: 'shoe', sizes: { 41: 1, 38: 1 }, categories: ['women'] },
  { ...dress, style: '6', name: 'Rain jacket', subBrand: 'kids', sizeGroup: 'kids', sizes: { 128: 1, 104: 1 } },
  { ...dress, style: '7', name: 'Parka', subBrand: 'men', sizes: { xxl: 1, s: 1 } },
  { ...dress, style: '8', name: 'Tunic', subBrand: 'plus', sizes: { '2xl': 1, xl: 1 } },
]

const open = () => {
  const readModel = fakeReadModel((market: Market) => fakeRange(market, goods))
  const markets = ['en-gb', 'en-us', 'fr-fr', 'da-dk'].map(marketNamed)
  const cards = fakeCards(readModel, now)
  return searchInMemory({ readModel, cards, markets, words: () => localized, clock: () => now })
}
const shop = open()
const search = (market: string, request: SearchRequest) => shop.search(marketNamed(market), { size: 50, ...request })
const names = async (market: string, request: SearchRequest) =>
  (await search(market, request)).results.map(({ name }) => name).sort()
const sizesIn = async (market: string, request: SearchRequest = {}) =>
  (await search(market, request)).facets.find(({ id }) => id === 'size')?.values ?? []
const withSize = (...values: string[]): SearchRequest => ({ facets: [{ id: 'size', values }] })

test.each([
  ['en-gb', { letters: 'S XL 2XL', women: '8 10 16 20', men: '36 38', 'women-shoe': '5 7.5', 'men-shoe': '6.5 7.5 8' }],
  ['en-us', { letters: 'S XL 2XL', women: '4 6 12 16', men: '36 38', 'women-shoe': '7 9.5', 'men-shoe': '7.5 8.5 9' }],
  ['fr-fr', { letters: 'S XL 2XL', women: '38 40 46 50', men: '46 48', 'women-shoe': '38 41', 'men-shoe': '40 41 42' }],
  ['da-dk', { letters: 'S XL 2XL', women: '36 38 44 48', men: '46 48', 'women-shoe': '38 41', 'men-shoe': '40 41 42' }],
])('in %s the facet shows each size once, in the market’s system, from small to large', async (id, told) => {
  const groups = Map.groupBy(await sizesIn(id), ({ group }) => group)

  for (const [group, expected] of Object.entries(told))
    expect([
      group,
      groups
        .get(group)
        ?.map(({ name }) => name)
        .join(' '),
    ]).toEqual([group, expected])
  expect([...groups.keys()]).toEqual(['letters', 'women', 'men', 'kids', 'women-shoe', 'men-shoe'])
})

test('a size of one body finds no goods of another', async () => {
  expect(await names('en-gb', withSize('48'))).toEqual(['Curve dress'])
  expect(await names('en-gb', withSize('men-48'))).toEqual(['Suit'])
  expect(await names('en-gb', withSize('shoe-41'))).toEqual(['Pumps'])
  expect(await names('en-gb', withSize('men-shoe-41'))).toEqual(['Boots'])
})

test('XXL and 2XL are one size', async () => {
  expect(await names('en-gb', withSize('2xl'))).toEqual(['Parka', 'Tunic'])
})

test('a link with an earlier size still finds the goods it meant, and marks their size as chosen', async () => {
  const selected = async (request: SearchRequest) =>
    (await sizesIn('en-gb', request)).filter((one) => one.selected).map(({ value }) => value)
  const inShirts = { ...withSize('48'), category: 'women-shirts' }

  expect(await names('en-gb', inShirts)).toEqual(['Suit'])
  expect(await selected(inShirts)).toEqual(['men-48'])
  expect(await names('en-gb', withSize('shoe-42'))).toEqual(['Boots'])
  expect(await names('en-gb', withSize('xxl'))).toEqual(['Parka', 'Tunic'])
  expect(await selected(withSize('xxl'))).toEqual(['2xl'])
  expect(await selected(withSize('no-such-size'))).toEqual([])
})

test.each([
  ['en-gb', 'UK 10 dress', ['Dress']],
  ['en-gb', 'dress 10', ['Dress']],
  ['en-gb', 'dress size 20', ['Curve dress']],
  ['en-gb', 'EU 38 dress', ['Dress']],
  ['en-gb', 'size 38 dress', ['Dress']],
  ['en-us', 'dress size 6', ['Dress']],
  ['en-us', 'UK 10 dress', ['Dress']],
  ['da-dk', 'UK 10 dress', ['Dress']],
  ['fr-fr', 'IT 44 dress', ['Dress']],
  ['fr-fr', 'dress 50', ['Curve dress']],
  ['en-gb', 'size 42 boots', ['Boots']],
  ['en-gb', 'size 6.5 boots', ['Boots']],
  ['en-gb', 'rain jacket 8 years', ['Rain jacket']],
  ['da-dk', 'rain jacket 128 cm', ['Rain jacket']],
  ['en-gb', 'parka XXL', ['Parka']],
  ['en-gb', 'parka 2XL', ['Parka']],
])('in %s “%s” finds the size that is meant', async (market, searchTerms, expected) => {
  const { understood } = await search(market, { searchTerms })

  expect(understood?.limits).toMatchObject([{ kind: 'size', met: true }])
  expect(await names(market, { searchTerms })).toEqual(expected)
})
