import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/platform/postgres-database.ts'
import { importPromotions } from '#server/promotions/index.ts'
import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import { medianOfThree, type Table } from './benches.ts'
import { callsTo } from './buy-as-guest.ts'
import { cpuMs, cpuMsOfFamily } from './process-cost.ts'
import { inDatabase, sellable } from './sellable.ts'
import { percentile } from './table.ts'
import { withShop } from './with-shop.ts'

const clients = 16
const basketsEach = 120
const changes = 400
const activePromotions = 100

export const measure = (): Promise<Table[]> =>
  withShop(
    async (shop) => {
      const skus = await sellable(shop)
      const few = await newBaskets(shop, skus)
      await bringPromotions(shop)
      return [few, await basketChanges(shop, skus), await rush(shop, skus[0]!)]
    },
    { durable: true },
  )

/** The cost of the first "add to basket" of a new visitor, which creates a new basket each time. */
async function newBaskets(shop: RunningShop, skus: readonly string[]): Promise<Table> {
  await addAll(shop, skus, 30)
  const { perSecond, shopMs, postgresMs, statements } = await medianOfThree(async () => {
    const [before, calls] = [costOf(shop), await statementsOf(shop)]
    const begun = performance.now()
    await addAll(shop, skus, basketsEach)
    const [seconds, after] = [(performance.now() - begun) / 1000, costOf(shop)]
    const baskets = clients * basketsEach
    return {
      perSecond: baskets / seconds,
      shopMs: (after.shop - before.shop) / baskets,
      postgresMs: (after.postgres - before.postgres) / baskets,
      statements: ((await statementsOf(shop)) - calls) / baskets,
    }
  })
  return {
    title: `New basket with its first line, ${clients} clients, durable commits`,
    rows: [
      { what: 'new baskets', measured: perSecond, unit: 'per second', bar: { atLeast: 1500 } },
      { what: 'CPU per basket: shop', measured: shopMs, unit: 'ms' },
      { what: 'CPU per basket: PostgreSQL', measured: postgresMs, unit: 'ms' },
      { what: 'transactions per basket', measured: statements, unit: '' },
    ],
  }
}

/** Adds one piece to a new basket. Returns the status. */
function adderTo({ url }: RunningShop, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const address = new URL(`${url}/api/order/en-gb/basket/line`)
  return (sku: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({ sku, quantity: 1 })
      const headers = {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      }
      request(address, { method: 'POST', agent, headers }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
      })
        .once('error', reject)
        .end(body)
    })
}

async function addAll(shop: RunningShop, skus: readonly string[], each: number): Promise<void> {
  const add = adderTo(shop, clients)
  const client = async (first: number) => {
    for (let turn = 0; turn < each; turn += 1) {
      const status = await add(skus[(first * each + turn) % skus.length]!)
      if (status !== 200) throw new Error(`A basket was answered with ${status}.`)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)))
}

const shoppers = 10_000
const pieces = 100

/** A launch: everybody wants one of a few pieces, which are reserved as soon as they are in a basket. */
async function rush(shop: RunningShop, sku: string): Promise<Table> {
  await inDatabase(shop, async (database) => {
    await database.query(`update variant set reserve_at = 'basket' where sku = $1`, [sku])
    await database.query(
      `update stock set available = case place when 'warehouse:main' then $2::int else 0 end,
         received = case place when 'warehouse:main' then $2::int else 0 end + reserved + sold where sku = $1`,
      [sku, pieces],
    )
  })
  const add = adderTo(shop, 500)
  const [begun, times, statuses] = [performance.now(), [] as number[], new Map<number, number>()]
  const shopper = async () => {
    const from = performance.now()
    const status = await add(sku)
    times.push(performance.now() - from)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  const lane = async () => {
    for (let turn = 0; turn < shoppers / 500; turn += 1) await shopper()
  }
  await Promise.all(Array.from({ length: 500 }, lane))
  const [sold, refused] = [statuses.get(200) ?? 0, statuses.get(400) ?? 0]
  return {
    title: `${shoppers} shoppers, ${pieces} pieces set aside in the basket, 500 connections`,
    rows: [
      {
        what: 'baskets that got a piece, more or fewer than there are',
        measured: Math.abs(sold - pieces),
        unit: '',
        bar: { atMost: 0 },
      },
      {
        what: 'answers besides these and “sold out”',
        measured: shoppers - sold - refused,
        unit: '',
        bar: { atMost: 0 },
      },
      { what: 'time for all', measured: (performance.now() - begun) / 1000, unit: 's', bar: { atMost: 60 } },
      { what: 'p99', measured: percentile(times, 0.99), unit: 'ms', bar: { atMost: 2000 } },
    ],
  }
}

/** One shopper adds, changes and removes lines while very many promotions are active. */
async function basketChanges(shop: RunningShop, skus: readonly string[]): Promise<Table> {
  const times: number[] = []
  const { call } = callsTo(`${shop.url}/api/order/en-gb`)
  const timed = async (method: string, path: string, body?: object) => {
    const begun = performance.now()
    const answer = await call<Answer>(method, path, body)
    times.push(performance.now() - begun)
    return answer
  }
  await call('POST', 'basket/line', { sku: skus[0]!, quantity: 1 })
  await call('POST', 'basket/add-promo-code', { promoCode: 'WELCOME10' })
  for (let turn = 0; turn < changes / 3; turn += 1) {
    const added = await timed('POST', 'basket/line', { sku: skus[1 + (turn % 20)]!, quantity: 1 })
    const line = added.basket.lines.at(-1)!
    await timed('PUT', `basket/line/${line.id}`, { quantity: 2 })
    await timed('DELETE', `basket/lines/${line.id}`)
  }
  return {
    title: `Basket change over HTTP, ${activePromotions} promotions active, alone`,
    rows: [
      { what: 'p50', measured: percentile(times, 0.5), unit: 'ms' },
      { what: 'p95', measured: percentile(times, 0.95), unit: 'ms', bar: { atMost: 25 } },
    ],
  }
}

interface Answer {
  readonly basket: { readonly lines: readonly { readonly id: string }[] }
}

/** Imports promotions of every kind, as a retailer would. The shop receives them through its change feed. */
async function bringPromotions({ databaseUrl }: RunningShop): Promise<void> {
  const columns = 'promotion_id,level,percent,currency,minimum_amount,minimum_pieces,categories,needs_code,budget'
  const rows = Array.from({ length: activePromotions }, (_, index) => {
    const level = index % 2 ? 'line' : 'basket'
    const category = ['women-dresses', 'women-tops', 'men', 'kids', ''][index % 5]
    return `bench-${index},${level},${1 + (index % 9)},GBP,${index % 3 ? '' : 20 + index},${index % 4},${category},no,`
  })
  const file = join(mkdtempSync(join(tmpdir(), 'promotions-')), 'promotions.csv')
  writeFileSync(file, [columns, ...rows].join('\n'))
  const { database, close } = openDatabase({ url: databaseUrl() })
  const publish = (inside: typeof database, subjects: readonly string[]) =>
    inside
      .prepared('bench-publish', 'insert into change (subject) select unnest($1::text[])', [subjects])
      .then(() => {})
  await importPromotions({ database, changes: { publish, listen: () => () => {} } }, [file])
  await close()
  await new Promise((resolve) => setTimeout(resolve, 2_500))
}

function costOf(shop: RunningShop) {
  const postmaster = Number(readFileSync(join(shop.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  return { shop: cpuMs(shop.pid()), postgres: cpuMsOfFamily(postmaster) }
}

/** Number of transactions that the database has ended so far. A single statement is a transaction too. */
const statementsOf = (shop: RunningShop): Promise<number> =>
  inDatabase(shop, async (database) => {
    const { rows } = await database.query<{ count: string }>(
      'select xact_commit as count from pg_stat_database where datname = current_database()',
    )
    return Number(rows[0]!.count)
  })
