import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/test-database.ts'
import { spoken } from '../catalogue/catalogue.fakes.ts'
import { openGoodsShop, serveForTests } from '../catalogue/goods-shop.fakes.ts'
import { searchRoutes } from './search.routes.ts'
import { searchInMemory } from './search-in-memory.repository.ts'

const shop = await openGoodsShop(await testDatabase())
const search = searchInMemory({ ...shop, markets: shop.markets.open, words: () => spoken })
const app = await serveForTests([searchRoutes(search)])
const folder = await mkdtemp(join(tmpdir(), 'search-'))
afterAll(() => rm(folder, { recursive: true }))

const post = async (market: string, payload: object) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/catalog/${market}/search`,
    payload,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  return { status: answer.statusCode, body: answer.json() }
}

test('finds goods in the language of the market and names their facets [B-API-33]', async () => {
  const { status, body } = await post('da-dk', {
    searchTerms: 'skjortekjole hør',
    facets: [{ id: 'colour', values: ['beige'] }],
  })

  expect(status).toBe(200)
  expect(body).toMatchObject({ totalResults: 1, results: [{ id: '900100_sand_02' }], hasError: false })
  expect(body.facets.find(({ id }: { id: string }) => id === 'colour').values).toEqual([
    { value: 'beige', name: '~colour.beige', count: 1, selected: true, hex: '#e3d3b8' },
    { value: 'navy', name: '~colour.navy', count: 1, selected: false, hex: '#14213d' },
  ])
})

test('tells sizes of different systems apart', async () => {
  const { body } = await post('en-gb', {})

  expect(
    body.facets
      .find(({ id }: { id: string }) => id === 'size')
      .values.map(({ value, group }: { value: string; group: string }) => `${group} ${value}`),
  ).toEqual(['eu 36', 'eu 38', 'eu 40', 'inches w28', 'inches w30', 'one one'])
})

test('finds a variant by its EAN', async () => {
  const ean = shop.catalogue.detail(shop.markets.find('en-gb')!, '900300_black_01')!.variants[0]!.ean!

  expect((await post('en-gb', { searchTerms: ean })).body.results).toMatchObject([{ id: '900300_black_01' }])
})

test('finds goods that came while the shop runs, in every market that has their price', async () => {
  await post('de-de', { searchTerms: 'warm the index' })
  await writeFile(
    join(folder, 'feed.tsv'),
    'id\ttitle\tprice\tavailability\tcolor\tsize\titem_group_id\tgender\nb-1\tFell boots\t149.00 EUR\tin stock\tBrown\t41\tboots\tfemale\n',
  )
  await shop.import([join(folder, 'feed.tsv')])
  await shop.catchUp()

  expect((await post('de-de', { searchTerms: 'fell boots' })).body.results).toMatchObject([
    { name: 'Fell boots', price: { salesPrice: { amount: 149, currency: 'EUR' } }, inStock: true },
  ])
  expect((await post('en-gb', { searchTerms: 'fell boots' })).body.totalResults).toBe(0)
})

test.each([
  [{ facets: 'red' }],
  [{ facets: [{ id: 'colour' }] }],
  [{ searchTerms: 'x'.repeat(101) }],
  [{ priceRange: { lowerBoundingValue: 'cheap' } }],
])('answers 400 for %j', async (body) => {
  expect((await post('en-gb', body)).status).toBe(400)
})

test('takes hostile words for words', async () => {
  expect((await post('en-gb', { searchTerms: `'; drop table product; -- <script>` })).body.totalResults).toBe(0)
})
