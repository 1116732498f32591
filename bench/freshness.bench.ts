import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openChanges } from '#server/platform/postgres-changes.ts'
import { openDatabase } from '#server/platform/postgres-database.ts'
import { logPrices } from '#server/pricing/index.ts'
import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import { temporaryFolder } from '../checks/harness/shop/temporary-folder.ts'
import type { Table } from './benches.ts'
import { withShop } from './with-shop.ts'

const list = 'en-gb'
const listing = `/${list}/women`
/** A new price must be shown within this time. */
const shownWithinMs = 2_000
const givenUpAfterMs = 20_000

interface Product {
  readonly id: string
  readonly skus: readonly string[]
}

/** Writes a price. Returns the moment at which it was written. */
type Write = (product: Product, price: string) => Promise<number>

/** A price changes while the shop runs: how soon the listing shows it, and whether the shop answers all the time. */
export const measure = (): Promise<Table[]> =>
  withShop(async (shop) => {
    const product = await firstListed(shop)
    const answers: number[] = []
    const soon = await slowest(shop, { product, answers, times: 10, write: await straight(shop) })
    const byTool = await slowest(shop, { product, answers, times: 3, write: (...change) => imported(shop, ...change) })
    const bar = { atMost: shownWithinMs }
    return [
      {
        title: `A price that changes, until ${listing} shows it`,
        rows: [
          { what: 'written into the database: slowest of ten', measured: soon, unit: 'ms', bar },
          { what: 'imported, from the end of the import: slowest of three', measured: byTool, unit: 'ms', bar },
          {
            what: 'the listing meanwhile: slowest answer',
            measured: Math.max(...answers),
            unit: 'ms',
            note: `${answers.length} answers, none but 200`,
          },
        ],
      },
    ]
  })

async function firstListed({ url }: RunningShop): Promise<Product> {
  const answer = async (path: string, body?: object) =>
    (await fetch(url + path, body && { method: 'POST', body: JSON.stringify(body), headers: json })).json()
  const found = (await answer(`/api/catalog/${list}/search`, { category: 'women', size: 1 })) as Found
  const { id } = found.results[0]!
  const { variants } = (await answer(`/api/catalog/${list}/product/${id}`)) as { variants: { id: string }[] }
  return { id, skus: variants.map((variant) => variant.id) }
}

const json = { 'content-type': 'application/json' }
interface Found {
  readonly results: readonly { readonly id: string }[]
}

interface Trial {
  readonly product: Product
  /** Duration of each answer of the listing. */
  readonly answers: number[]
  readonly times: number
  readonly write: Write
}

let pence = 0

async function slowest(shop: RunningShop, { product, answers, times, write }: Trial): Promise<number> {
  let most = 0
  for (let time = 0; time < times; time += 1) {
    pence += 1
    // No other price of the demo shop ends like this.
    const price = `41.${String(pence).padStart(2, '0')}`
    const shown = shownAt(shop, `£${price}`, answers)
    const written = await write(product, price)
    most = Math.max(most, (await shown) - written)
  }
  return most
}

/** Requests the listing again and again until it contains this text. */
async function shownAt({ url }: RunningShop, text: string, answers: number[]): Promise<number> {
  const begun = performance.now()
  while (performance.now() < begun + givenUpAfterMs) {
    const asked = performance.now()
    const response = await fetch(url + listing)
    const html = await response.text()
    answers.push(performance.now() - asked)
    if (response.status !== 200) throw new Error(`${listing} answered ${response.status}.`)
    if (html.includes(text)) return performance.now()
  }
  throw new Error(`${listing} never showed ${text}.`)
}

/** Writes a price like another process of the shop: the price and the notice of the change in one transaction. */
async function straight(shop: RunningShop): Promise<Write> {
  const url = shop.databaseUrl()
  const { database } = openDatabase({ url })
  const changes = await openChanges({ database, url, failed: () => {} })
  const rest = { list, currency: 'GBP', listMinor: null, memberMinor: null, startsAt: null, endsAt: null }
  return async ({ id, skus }, price) => {
    const minor = Math.round(Number(price) * 100)
    await database.transaction(async (inside) => {
      const now = new Date()
      await logPrices(
        inside,
        skus.map((sku) => ({ sku, minor, kind: 'regular' as const, ...rest })),
        now,
      )
      await changes.publish(inside, [`product:${id}`])
    })
    return performance.now()
  }
}

/** Imports a price, as a retailer does. */
async function imported(shop: RunningShop, { skus }: Product, price: string): Promise<number> {
  const folder = temporaryFolder('prices')
  const file = join(folder, 'prices.csv')
  const from = new Date().toISOString()
  const rows = skus.map((sku) => [sku, list, price, '', '', 'GBP', from, '', 'regular'].join(','))
  writeFileSync(file, ['sku,price_list,price,list_price,member_price,currency,from,until,kind', ...rows, ''].join('\n'))
  const env = { ...process.env, DATABASE_URL: shop.databaseUrl(), DATA_DIR: shop.dataDir }
  const command = spawn(process.execPath, ['server/app/shop.ts', 'import', file], { env, stdio: 'ignore' })
  const [code] = await once(command, 'exit')
  rmSync(folder, { recursive: true, force: true })
  if (code !== 0) throw new Error('The import of a price failed.')
  return performance.now()
}
