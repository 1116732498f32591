import { readdirSync } from 'node:fs'
import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import { testedMarkets } from '../checks/harness/shop/tested-markets.ts'
import type { Bench, Table } from './benches.ts'
import { cpuMs, residentMb } from './process-cost.ts'
import type { Row } from './table.ts'
import { productsOf, type Visit, visitMarket } from './visit-market.ts'
import { withShop } from './with-shop.ts'

const folder = 'shops/demo/markets'
const all = readdirSync(folder).map((name) => name.slice(0, -'.json'.length))
/** Long, because goods for every price list are generated and imported during the first start. */
const readyWithinMs = 1_800_000

/** All markets of the demo shop at once: the time of a restart, the memory, and what a visitor of each market finds. */
export const measure: Bench['measure'] = () =>
  withShop(
    async (shop) => {
      const visits: Visit[] = []
      for (const market of all) visits.push(await visitMarket(shop.url, market))
      const visitedMb = residentMb(shop.pid())
      const products = await productsOf(shop.url, 'en-gb')
      const few = await startAgain(shop, testedMarkets)
      const many = await startAgain(shop, all)
      const perMarket = (many.readyMb - few.readyMb) / (all.length - testedMarkets.length)
      const costs: Row[] = [
        { what: 'a later start', measured: many.seconds, unit: 's', bar: { atMost: 6 } },
        { what: 'processor time of a later start', measured: many.cpuSeconds, unit: 's' },
        { what: 'memory after a later start', measured: many.readyMb, unit: 'MB', bar: { atMost: 350 } },
        { what: `the same with ${testedMarkets.length} markets`, measured: few.readyMb, unit: 'MB' },
        { what: 'memory after all were visited', measured: visitedMb, unit: 'MB', bar: { atMost: 900 } },
        { what: 'products', measured: products, unit: 'products' },
        { what: 'memory of a market and 1,000 products', measured: perMarket / (products / 1000), unit: 'MB' },
      ]
      return [{ title: `${all.length} markets`, rows: [...costs, ...findings(visits)] }] satisfies Table[]
    },
    { settings: { MARKETS: all.join(',') }, durable: true, ownGoods: true, readyWithinMs },
  )

async function startAgain(shop: RunningShop, markets: readonly string[]) {
  await shop.close()
  const begun = performance.now()
  await shop.restart({ MARKETS: markets.join(',') })
  const seconds = (performance.now() - begun) / 1000
  return { seconds, cpuSeconds: cpuMs(shop.pid()) / 1000, readyMb: residentMb(shop.pid()) }
}

function findings(visits: readonly Visit[]): Row[] {
  const found = (of: keyof Visit) => visits.flatMap((visit) => visit[of])
  for (const kind of ['broken', 'missingWords', 'oneSided', 'invalid'] as const)
    for (const line of found(kind).slice(0, 20)) console.error(line)
  const none = (what: string, of: keyof Visit, unit: string): Row => ({
    ...{ what, measured: found(of).length, unit },
    bar: { atMost: 0 },
  })
  return [
    { what: 'pages looked at', measured: found('looked').length, unit: 'pages' },
    none('links that are broken', 'broken', 'links'),
    none('words that are missing', 'missingWords', 'words'),
    none('hreflang that does not lead back', 'oneSided', 'links'),
    none('objections to HTML', 'invalid', 'objections'),
  ]
}
