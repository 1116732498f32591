import { resolve } from 'node:path'
import type { SearchRequest } from '#contracts/search.ts'
import { composeGoods } from '#server/app/composing/goods.ts'
import { openShop } from '#server/app/composing/open-shop-folder.ts'
import type { Ground } from '#server/app/ground.ts'
import type { Market } from '#server/markets/index.ts'
import { openDatabase } from '#server/platform/postgres-database.ts'
import type { ProductSearch } from '#server/search/index.ts'
import type { RunningShop } from '../checks/harness/start-shop.ts'
import { medianOfThree, type Table } from './benches.ts'
import { load } from './load.ts'
import { inDatabase } from './sellable.ts'
import { percentile, type Row } from './table.ts'
import { withShop } from './with-shop.ts'

const calls = 2000

/** Every kind of question in turn: facets, prices, sortings, pages, and a price bound nobody asked for before. */
const question = (number: number): SearchRequest => ({
  size: 20,
  from: (number % 3) * 20,
  facets: facets[number % facets.length]!,
  priceRange: { lowerBoundingValue: 5 + (number % 40), upperBoundingValue: 400 + number / 100 },
  sorting: ['relevance', 'newest', 'price-asc', 'price-desc'][number % 4]!,
})
const facets: NonNullable<SearchRequest['facets']>[] = [
  [],
  [{ id: 'colour', values: ['black', 'blue'] }],
  [{ id: 'size', values: ['38', 'm'] }],
  [
    { id: 'colour', values: ['green'] },
    { id: 'subBrand', values: ['women'] },
  ],
]

export const measure = (): Promise<Table[]> =>
  withShop(async (shop) => [
    {
      title: `Search with all facets, price and sorting, ${await variantsSold(shop)} variants, 20 cards`,
      rows: [...(await inProcess(shop)), ...(await overHttp(shop))],
    },
  ])

/** The shop's own search, opened here on the shop's database. */
async function inProcess(shop: RunningShop): Promise<Row[]> {
  const { database, close } = openDatabase({ url: shop.databaseUrl() })
  try {
    const { markets } = await openShop(resolve('shops/demo'))
    const ground = { database, changes: { publish: async () => {}, listen: () => () => {} }, clock: () => new Date() }
    const { search } = await composeGoods(ground as unknown as Ground, { markets, words: () => (key) => key })
    const market = markets.find('en-gb')!
    await timed(search, market)
    const { p50, p99 } = await medianOfThree(() => timed(search, market))
    return [
      { what: 'in process, p50', measured: p50, unit: 'ms' },
      { what: 'in process, p99', measured: p99, unit: 'ms', bar: { atMost: 5 } },
    ]
  } finally {
    await close()
  }
}

async function timed(search: ProductSearch, market: Market) {
  const times: number[] = []
  for (let number = 0; number < calls; number += 1) {
    const begun = performance.now()
    await (search.searchJson ?? search.search)(market, question(number))
    times.push(performance.now() - begun)
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

async function overHttp(shop: RunningShop): Promise<Row[]> {
  const requests = Array.from({ length: calls }, (_, number) => ({
    path: '/api/catalog/en-gb/search',
    body: JSON.stringify(question(number)),
  }))
  const asked = {
    url: shop.url,
    connections: 16,
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    requests,
  }
  await load(shop.pid(), asked)
  const { perSecond, cpuMsEach } = await medianOfThree(() => load(shop.pid(), asked))
  const note = `${cpuMsEach.toFixed(2)} ms of CPU each`
  return [{ what: 'over HTTP', measured: perSecond, unit: 'per second', bar: { atLeast: 1000 }, note }]
}

const variantsSold = (shop: RunningShop): Promise<number> =>
  inDatabase(shop, async (database) => {
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::int as count from price_now where list = 'en-gb'`,
    )
    return rows[0]!.count
  })
