import { resolve } from 'node:path'
import { composeGoods } from '#server/app/composing/goods.ts'
import type { Infrastructure } from '#server/app/composing/infrastructure.ts'
import { openShop } from '#server/app/composing/open-shop-folder.ts'
import type { Market } from '#server/markets/index.ts'
import { openDatabase } from '#server/platform/postgres-database.ts'
import type { ProductSearch } from '#server/search/index.ts'
import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import { medianOfThree, type Table } from './benches.ts'
import { filledMarket, fillShop, variantsIn } from './fill-shop.ts'
import { flood, type Request } from './flood.ts'
import { newTermQuestion, question, timed, typedQuestion, wordQuestion } from './search-at-scale.ts'
import { inDatabase } from './sellable.ts'
import type { Row } from './table.ts'
import { withShop } from './with-shop.ts'

const calls = 2000
const variants = 36_000

export const measure = (): Promise<Table[]> =>
  withShop(async (shop) => {
    await fillShop(shop, variants)
    return [
      {
        title: `Search in the running shop, ${(await variantsIn(shop)).toLocaleString('en')} variants`,
        rows: [...(await inProcess(shop)), ...(await overHttp(shop))],
      },
    ]
  })

/** The shop's own search in this process, on the shop's database. */
async function inProcess(shop: RunningShop): Promise<Row[]> {
  const { database, close } = openDatabase({ url: shop.databaseUrl() })
  try {
    const { markets } = await openShop(resolve('shops/demo'))
    const ground = { database, changes: { publish: async () => {}, listen: () => () => {} }, clock: () => new Date() }
    const { search } = await composeGoods(ground as unknown as Infrastructure, { markets, words: () => (key) => key })
    const market = markets.find(filledMarket)!
    const requestAt = () => asked(search, market)
    await requestAt()
    const { p50, p99 } = await medianOfThree(requestAt)
    return [
      { what: 'in process, all facets, p50', measured: p50, unit: 'ms' },
      { what: 'in process, all facets, p99', measured: p99, unit: 'ms', bar: { atMost: 2 } },
    ]
  } finally {
    await close()
  }
}

const asked = (search: ProductSearch, market: Market) =>
  timed(calls, (number) =>
    search.searchJson ? search.searchJson(market, question(number)) : search.search(market, question(number)),
  )

interface Kind {
  readonly what: string
  readonly atLeast?: number
  readonly ask: (number: number) => Request
}

async function overHttp(shop: RunningShop): Promise<Row[]> {
  const api = `/api/catalog/${filledMarket}`
  const ids = await products(shop)
  const kinds: Kind[] = [
    {
      what: '60-card pages with facets',
      atLeast: 1500,
      ask: (number) => ({ path: `${api}/search`, body: JSON.stringify({ ...question(number), size: 60 }) }),
    },
    {
      what: 'searches by words, 20 cards',
      atLeast: 1500,
      ask: (number) => ({ path: `${api}/search`, body: JSON.stringify(wordQuestion(number)) }),
    },
    {
      what: 'searches by words with a price, each term new',
      ask: (number) => ({ path: `${api}/search`, body: JSON.stringify(newTermQuestion(number, 'unter €')) }),
    },
    {
      what: 'suggestions',
      atLeast: 500,
      ask: (number) => ({ path: `${api}/search-suggestions?q=${encodeURIComponent(typedQuestion(number))}` }),
    },
    {
      what: 'product details',
      atLeast: 3000,
      ask: (number) => ({ path: `${api}/product/${encodeURIComponent(ids[number % ids.length]!)}` }),
    },
  ]
  const rows: Row[] = []
  for (const kind of kinds) rows.push(await rowOf(shop, kind))
  return rows
}

async function rowOf(shop: RunningShop, { what, atLeast, ask: requestAt }: Kind): Promise<Row> {
  const once = () =>
    flood(shop.pid(), { url: shop.url, requestAt, connections: 16, headers: { 'sec-fetch-site': 'same-origin' } })
  await once()
  const { perSecond, cpuMsEach, clientShare } = await medianOfThree(once)
  const note = `${cpuMsEach.toFixed(2)} ms of CPU each, so ${(1000 / cpuMsEach).toFixed(0)} on a whole core; asking took ${clientShare.toFixed(0)} % of one`
  return { what, measured: perSecond, unit: 'per second', ...(atLeast && { bar: { atLeast } }), note }
}

const products = (shop: RunningShop): Promise<string[]> =>
  inDatabase(shop, async (database) => {
    const { rows } = await database.query<{ id: string }>(
      `select product_id as id from product where not retired and product_id in
         (select product_id from variant join price_now using (sku) where list = '${filledMarket}') order by md5(product_id) limit 1000`,
    )
    return rows.map(({ id }) => id)
  })
