import { resolve } from 'node:path'
import { composeGoods } from '#server/app/composing/goods.ts'
import { openShop } from '#server/app/composing/open-shop-folder.ts'
import type { Ground } from '#server/app/ground.ts'
import type { Market } from '#server/markets/index.ts'
import { openDatabase } from '#server/platform/postgres-database.ts'
import type { ProductSearch } from '#server/search/index.ts'
import type { RunningShop } from '../checks/harness/start-shop.ts'
import { medianOfThree, type Table } from './benches.ts'
import { load } from './load.ts'
import { question, timed, typedQuestion, wordQuestion } from './search-at-scale.ts'
import { inDatabase } from './sellable.ts'
import type { Row } from './table.ts'
import { withShop } from './with-shop.ts'

const calls = 2000

export const measure = (): Promise<Table[]> =>
  withShop(async (shop) => [
    {
      title: `Search in the running shop, ${await variants(shop)} variants`,
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
    const ask = () => asked(search, market)
    await ask()
    const { p50, p99 } = await medianOfThree(ask)
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
  readonly atLeast: number
  readonly requests: readonly { readonly path: string; readonly body?: string }[]
}

const repeated = <One>(make: (number: number) => One): One[] =>
  Array.from({ length: calls }, (_, number) => make(number))

async function overHttp(shop: RunningShop): Promise<Row[]> {
  const path = '/api/catalog/en-gb/search'
  const pages = repeated((number) => ({ path, body: JSON.stringify({ ...question(number), size: 60 }) }))
  const words = repeated((number) => ({ path, body: JSON.stringify(wordQuestion(number)) }))
  const typing = repeated((number) => ({
    path: `/api/catalog/en-gb/search-suggestions?q=${encodeURIComponent(typedQuestion(number))}`,
  }))
  const details = (await products(shop)).map((id) => ({ path: `/api/catalog/en-gb/product/${id}` }))
  return [
    await row(shop, { what: '60-card pages with facets', atLeast: 1500, requests: pages }),
    await row(shop, { what: 'searches by words, 20 cards', atLeast: 500, requests: words }),
    await row(shop, { what: 'suggestions', atLeast: 500, requests: typing }),
    await row(shop, { what: 'product details', atLeast: 3000, requests: details }),
  ]
}

async function row(shop: RunningShop, { what, atLeast, requests }: Kind): Promise<Row> {
  const isPost = requests[0]?.body !== undefined
  const order = {
    ...{ url: shop.url, connections: 16, requests },
    ...(isPost ? { method: 'POST' as const } : {}),
    headers: { ...(isPost ? { 'content-type': 'application/json' } : {}), 'sec-fetch-site': 'same-origin' },
  }
  await load(shop.pid(), order)
  const { perSecond, cpuMsEach } = await medianOfThree(() => load(shop.pid(), order))
  const note = `${cpuMsEach.toFixed(2)} ms of CPU each`
  return { what, measured: perSecond, unit: 'per second', bar: { atLeast }, note }
}

const variants = (shop: RunningShop): Promise<number> =>
  inDatabase(shop, async (database) => {
    const { rows } = await database.query<{ count: number }>('select count(*)::int as count from variant')
    return rows[0]!.count
  })

const products = (shop: RunningShop): Promise<string[]> =>
  inDatabase(shop, async (database) => {
    const { rows } = await database.query<{ id: string }>(
      `select product_id as id from product where not retired and product_id in
         (select product_id from variant join price_now using (sku) where list = 'en-gb') order by md5(product_id) limit 1000`,
    )
    return rows.map(({ id }) => id)
  })
