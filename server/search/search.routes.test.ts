import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { SearchSettings } from '#contracts/search-calls.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { localized } from '../catalogue/catalogue.fakes.ts'
import { openGoodsShop, serveForTests } from '../catalogue/goods-shop.fakes.ts'
import { searchInMemory } from './in-memory-search.service.ts'
import { searchRoutes } from './search.routes.ts'
import { searchConfigurationsOf } from './search-configurations.ts'
import { noRules } from './text/synonyms.ts'

const shop = await openGoodsShop(await testDatabase())
const search = searchInMemory({
  ...{ ...shop, markets: shop.markets.open, words: () => localized },
  rules: () => ({ ...noRules, redirects: [{ terms: ['returns'], to: '/en-gb/returns' }] }),
  inStore: async (store) => new Set(store === 'bath' ? ['900300_black_01'] : []),
})
const everySetting: SearchSettings = {
  ...{ totalProductsPerPage: 48, daysToTreatAsNew: 14, searchHistoryCount: 7, imageSort: 'model' },
  ...{ limitProductsByMaximumAvailabilityInDays: 90, limitTotalProductsInCategory: 500 },
  customSorting: ['900300_black_01', '900100_navy_01'],
}
const written: Readonly<Record<string, SearchSettings>> = {
  'da-dk': { totalProductsPerPage: 24 },
  'de-de': everySetting,
}
const app = await serveForTests([
  searchRoutes(search, (market) => searchConfigurationsOf(market && written[market.id])),
])
const folder = await mkdtemp(join(tmpdir(), 'search-'))
afterAll(() => rm(folder, { recursive: true }))

const send = async (path: string, payload: object) => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await app.inject({ method: 'POST', url: `/api/catalog/${path}`, payload, headers })
  return { status: answer.statusCode, body: answer.json() }
}
const post = (market: string, payload: object) => send(`${market}/search`, payload)
const ask = (call: string, payload: object) => send(`en-gb/${call}`, payload)

test('says how listings and searches are set, at both addresses, and nothing for a market nobody knows [B-API-15]', async () => {
  const get = async (url: string) => {
    const answer = await app.inject({ url })
    return { status: answer.statusCode, body: answer.json() }
  }
  const { status, body } = await get('/api/f/da-dk/search-configurations')

  expect([status, body]).toEqual([
    200,
    {
      totalProductsPerPage: 24,
      daysToTreatAsNew: 30,
      limitProductsByMaximumAvailabilityInDays: null,
      limitTotalProductsInCategory: null,
      searchHistoryCount: 5,
      customSorting: [],
      imageSort: 'packshot',
    },
  ])
  expect((await get('/api/search-configurations?market=da-dk')).body).toEqual(body)
  expect((await get('/api/search-configurations?market=en-gb')).body).toEqual({ ...body, totalProductsPerPage: 60 })
  expect((await get('/api/search-configurations?market=de-de')).body).toEqual(everySetting)
  expect((await get('/api/f/xx-xx/search-configurations')).status).toBe(400)
})

test('finds goods in the language of the market and names their facets [B-API-33, B-SRCH-O8]', async () => {
  const { status, body } = await post('da-dk', {
    searchTerms: 'skjortekjole hør',
    facets: [{ id: 'colour', values: ['beige'] }],
  })

  expect(status).toBe(200)
  expect(body).toMatchObject({ totalResults: 1, results: [{ id: '900100_sand_02' }], hasError: false })
  expect(body.facets.find(({ id }: { id: string }) => id === 'colour').values).toEqual([
    { value: 'beige', name: '~colour.beige', count: 1, selected: true, hex: '#e3d3b8', checkmark: '#000000' },
    { value: 'navy', name: '~colour.navy', count: 1, selected: false, hex: '#14213d', checkmark: '#ffffff' },
  ])
})

test('tells sizes of different systems apart', async () => {
  const { body } = await post('en-gb', {})

  expect(
    body.facets
      .find(({ id }: { id: string }) => id === 'size')
      .values.map(({ value, group }: { value: string; group: string }) => `${group} ${value}`),
  ).toEqual(['women 36', 'women 38', 'women 40', 'inches w28', 'inches w30', 'one one'])
})

test('finds a variant by its EAN [B-SRCH-O8]', async () => {
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
  [{ tags: 'party' }],
  [{ priceRange: { lowerBoundingValue: 'cheap' } }],
  [{ facets: [{ id: 'colour', values: Array.from({ length: 201 }, () => 'red') }] }],
])('answers 400 for %j [B-API-33]', async (body) => {
  expect((await post('en-gb', body)).status).toBe(400)
})

test('answers 400 to a search in a market nobody knows [B-API-33, B-API-35]', async () => {
  expect([(await post('xx-xx', {})).status, (await send('xx-xx/search-promotion-tags', {})).status]).toEqual([400, 400])
})

test('makes sense of any term, facet, page and sorting', async () => {
  const { status, body } = await post('en-gb', {
    searchTerms: `\u0000\u0007${'endless '.repeat(200)}`,
    facets: [{ id: '__proto__', values: ['constructor', ...Array.from({ length: 190 }, (_, at) => `v${at}`)] }],
    sorting: 'toString',
    from: -1e9,
    size: -3,
  })

  expect(status).toBe(200)
  expect(body).toMatchObject({ totalResults: 0, startingFrom: 0, hasError: false })
})

test('lists relevance first among its sortings, which shoppers cannot choose, and then those they can choose [B-SRCH-09]', async () => {
  const { body } = await ask('search', {})

  expect(body.sortings.map(({ id }: { id: string }) => id)).toEqual([
    ...['relevance', 'newest', 'price_asc', 'price_desc', 'discount_desc', 'popular'],
  ])
})

test('ranks by what sells best where the earlier index is asked for, unless an order is named, and heeds no token in the address [B-API-O4, D-09]', async () => {
  await sql`update stock set sold = sold + 900, received = received + 900 where sku = '900300_black_01_one'`.execute(
    shop.database.sql(),
  )
  await shop.readModel.apply(new Set(['product:900300_black_01']))
  const first = async (query: string, payload: object = {}) => {
    const { status, body } = await send(`en-gb/search${query}`, payload)
    return [status, body.results[0].id, body.sortings.find((it: { selected: boolean }) => it.selected).id]
  }
  const usual = await first('')

  expect(usual[1]).not.toBe('900300_black_01')
  expect(await first('?useNewIndex=true')).toEqual(usual)
  expect(await first('?useNewIndex=false')).toEqual([200, '900300_black_01', 'relevance'])
  expect(await first('?useNewIndex=false', { sorting: 'price_asc' })).toEqual(await first('', { sorting: 'price_asc' }))
  expect(await first('?accessToken=nobody')).toEqual(usual)
})

test('takes from the body of a call everything a search can be asked for [B-SRCH-02, B-API-33, B-SRCH-21]', async () => {
  const found = async (payload: object) => (await post('en-gb', payload)).body
  const totals = async (...all: object[]) => Promise.all(all.map(async (one) => (await found(one)).totalResults))
  const everything = (await found({})).totalResults

  expect(everything).toBeGreaterThan(1)
  expect(
    await totals(
      ...[{ multiBrandTags: ['nobody'] }, { tags: ['nobody'] }, { storeId: 'nowhere' }, { searchTerms: 'zeppelin' }],
      ...[{ category: 'nothing' }, { initialPriceRange: { lowerBoundingValue: 1_000_000 } }],
      { limitProductsByMaximumAvailabilityInDays: 0.0001 },
    ),
  ).toEqual(Array(7).fill(0))
  expect(await totals({ limitTotalProductsInCategory: 1 }, { size: 1 })).toEqual([1, everything])
  const firstOf = async (payload: object) => (await found({ size: 1, ...payload })).results[0]
  for (const id of ['900100_navy_01', '900300_black_01']) expect((await firstOf({ customSorting: [id] })).id).toBe(id)
  const named = { customSorting: ['900100_navy_01'], searchTerms: 'linen' }
  expect((await firstOf({ ...named, imageSort: 'model' })).frontImage).toMatch(/\/4\./)
  expect((await firstOf({ ...named, imageSort: 'packshot' })).frontImage).toMatch(/\/1\./)
  expect((await found({ from: 1, size: 1 })).startingFrom).toBe(1)
  expect((await found({ sorting: 'newest' })).sortings[1]).toEqual({ id: 'newest', selected: true })
})

test('shows in a call what a store has, also its own models where they are asked for [B-SRCH-21, B-SRCH-02]', async () => {
  const bag = '900300_black_01'
  const found = async (payload: object) =>
    (await post('en-gb', payload)).body.results.map(({ id }: { id: string }) => id)

  expect(await found({ storeId: 'bath' })).toEqual([bag])
  await shop.addAttributes(bag, { soldOnly: 'stores' })
  const [own, all] = [await found({ storeId: 'bath' }), await found({ storeId: 'bath', getRetailModels: true })]
  await shop.addAttributes(bag, { soldOnly: null })
  expect([own, all]).toEqual([[], [bag]])
})

test('keeps in a call to the prices that are asked for, and counts goods as new for the days that are asked for [B-SRCH-02, B-SRCH-19]', async () => {
  const found = async (payload: object) => (await post('en-gb', payload)).body

  const { results, priceFacet } = await found({ priceRange: { lowerBoundingValue: 50, upperBoundingValue: 70 } })
  expect(results.map(({ id }: { id: string }) => id)).toEqual(['900100_navy_01'])
  expect(priceFacet.selected).toMatchObject({ lowerBoundingValue: { amount: 50 }, upperBoundingValue: { amount: 70 } })
  const isNew = async (daysToTreatAsNew: number) =>
    (await found({ daysToTreatAsNew, searchTerms: 'linen' })).results.map((one: { isNew: boolean }) => one.isNew)
  expect([await isNew(1), await isNew(365)]).toEqual([[false], [true]])
})

test('answers a call with categories of a matching name and with where editors lead the term [B-SRCH-01, B-SRCH-14, B-SRCH-O9]', async () => {
  const answer = async (searchTerms: string) => (await post('en-gb', { searchTerms })).body

  expect(await answer('Return')).toMatchObject({ redirect: '/en-gb/returns', hasError: false })
  const found = await answer('dress')
  expect(found).not.toHaveProperty('redirect')
  expect(found.categorySearch).toEqual([
    { displayName: 'Dresses', productsInCategory: found.totalResults, categoryUri: '/en-gb/women/dresses' },
  ])
  expect((await post('da-dk', { searchTerms: 'kjoler' })).body.categorySearch).toMatchObject([
    { displayName: 'Kjoler', categoryUri: '/da-dk/kvinder/kjoler' },
  ])
})

test('suggests in the language of the market, and says how many earlier searches its editors want shown [B-SUG-03]', async () => {
  const suggested = async (market: string, q: string) =>
    (await app.inject(`/api/catalog/${market}/search-suggestions?q=${encodeURIComponent(q)}`)).json()
  const counts = await Promise.all(['de-de', 'da-dk'].map(async (id) => (await suggested(id, '')).searchHistoryCount))

  expect(counts).toEqual([7, 5])
  expect(await suggested('da-dk', ' skjortekjole ')).toMatchObject({ term: 'skjortekjole', searchHistoryCount: 5 })
})

test('answers only ids, in the order of the search, with the total number; refuses an invalid search [B-API-34]', async () => {
  expect((await ask('search-ids', { searchTerms: 'linen' })).body).toEqual({
    ...{ ids: ['900100_navy_01'], totalResults: 1 },
  })
  for (const sorting of ['price_asc', 'price_desc']) {
    const { results, totalResults } = (await ask('search', { sorting, size: 2 })).body
    expect(totalResults).toBeGreaterThan(2)
    expect(await ask('search-ids', { sorting, size: 2 })).toEqual({
      status: 200,
      body: { ids: results.map(({ id }: { id: string }) => id), totalResults },
    })
  }
  expect((await ask('search-ids', { facets: 'red' })).status).toBe(400)
})

test('finds goods with a tag, and nothing if no tag is named [B-API-35] [B-API-36, B-FT-09]', async () => {
  await shop.addAttributes('900100_navy_01', { tags: ['party'] })
  for (const call of ['search-tags', 'search-promotion-tags']) {
    expect((await ask(call, {})).body).toMatchObject({ totalResults: 0, results: [] })
    expect((await ask(call, { tags: ['unknown'] })).body.totalResults).toBe(0)
    const { totalResults, results } = (await ask(call, { tags: ['unknown', 'party'] })).body
    expect([totalResults, results.map(({ id }: { id: string }) => id)]).toEqual([1, ['900100_navy_01']])
    const limited = await ask(call, {
      tags: ['party'],
      size: 12,
      from: 1,
      facets: [{ id: 'colour', values: ['navy'] }],
    })
    expect(limited.body).toMatchObject({ totalResults: 1, startingFrom: 1, results: [], hasError: false })
    expect(limited.body.facets.map(({ id }: { id: string }) => id)).toContain('colour')
    const none = await ask(call, { tags: ['party'], facets: [{ id: 'colour', values: ['black'] }] })
    expect(none.body.totalResults).toBe(0)
    expect((await ask(call, { tags: 'party' })).status).toBe(400)
  }
})

test('treats hostile words as ordinary search words', async () => {
  expect((await post('en-gb', { searchTerms: `'; drop table product; -- <script>` })).body.totalResults).toBe(0)
})
