import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import type { Table } from './benches.ts'
import { knownPages } from './known-pages.ts'
import { cpuMs } from './process-cost.ts'
import { sellable } from './sellable.ts'
import { sendLoad } from './send-load.ts'
import { percentile } from './table.ts'
import { withShop } from './with-shop.ts'

const seconds = Number(process.env.OVERLOAD_SECONDS ?? 60)
const connections = 900
/** Number of different requests. After them the first one is sent again. */
const different = 6_000

/**
 * Three times as many shoppers as the shop can serve. Some are served well; the others must be refused at once, with a
 * time to try again.
 */
export const measure = (): Promise<Table[]> =>
  withShop(
    async (shop) => {
      const requests = await shoppers(shop)
      await sendLoad(shop, { requests, connections, perSecond: 50, seconds: 5 })
      const { takes, peak } = await capacityOf(shop, requests)
      const health = watchHealth(shop)
      const cpuBefore = cpuMs(shop.pid())
      const over = await sendLoad(shop, { requests, connections, perSecond: 3 * takes, seconds })
      const cpu = (cpuMs(shop.pid()) - cpuBefore) / (10 * seconds)
      const healthMs = await health.stop()
      const goodput = over.good / seconds
      return [
        {
          title: `Three times what the shop can take (${takes.toFixed(0)} requests/s) for ${seconds} s, ${connections} connections`,
          rows: [
            {
              what: 'answered well, of the most it answers well at any load',
              ...{ measured: (100 * goodput) / peak, unit: '%', bar: { atLeast: 80 } },
              note: `${goodput.toFixed(0)} of ${(3 * takes).toFixed(0)} per second; at most ${peak.toFixed(0)}; shop's CPU ${cpu.toFixed(0)} %`,
            },
            {
              what: 'time of what is answered well, p99',
              ...{ measured: over.p99, unit: 'ms', bar: { atMost: 2_000 } },
              note: `p50 ${over.p50.toFixed(0)} ms`,
            },
            { what: 'time of refusals, p99', measured: over.refusedP99, unit: 'ms' },
            { what: 'refusals that do not say when to come back', measured: over.mute, unit: '', bar: { atMost: 0 } },
            { what: 'neither answered nor refused', measured: over.other, unit: '', bar: { atMost: 0 } },
            {
              what: '/healthz meanwhile, p99',
              ...{ measured: percentile(healthMs, 0.99), unit: 'ms', bar: { atMost: 100 } },
              note: `longest ${Math.max(...healthMs).toFixed(0)} ms of ${healthMs.length}`,
            },
            { what: 'nothing open any more after', measured: over.emptyAfterMs, unit: 'ms', bar: { atMost: 5_000 } },
          ],
        },
      ]
    },
    // Each shopper comes from a different network.
    { settings: { TRUST_PROXY: '127.0.0.1,::1' } },
  )

interface Capacity {
  /** Requests per second of which nearly all are answered well. */
  readonly takes: number
  /** The most good answers per second at any load. Above its capacity the shop refuses expensive requests first. */
  readonly peak: number
}

/** Increases the rate until more requests bring no more good answers. */
async function capacityOf(shop: RunningShop, requests: readonly string[]): Promise<Capacity> {
  let takes: number | undefined
  let peak = 0
  for (let perSecond = 100; perSecond < 20_000; perSecond *= 1.5) {
    const good = (await sendLoad(shop, { requests, connections, perSecond, seconds: 6 })).good / 6
    const hasGrown = good > peak * 1.05
    peak = Math.max(peak, good)
    if (good < perSecond * 0.85) takes ??= good
    if (takes !== undefined && !hasGrown) break
  }
  return { takes: takes ?? peak, peak }
}

/** Most shoppers browse, some search, few add to a basket. Half of all listings are not cached. */
async function shoppers(shop: RunningShop): Promise<string[]> {
  const pages = await knownPages(shop.url)
  const skus = await sellable(shop)
  const host = new URL(shop.url).host
  const head = (number: number) =>
    `host: ${host}\r\norigin: ${shop.url}\r\naccept-encoding: br\r\nx-forwarded-for: 10.${number % 200}.${Math.floor(number / 200) % 200}.7\r\n`
  const get = (path: string, number: number) => `GET ${path} HTTP/1.1\r\n${head(number)}\r\n`
  const post = (path: string, body: object, number: number) => {
    const text = JSON.stringify(body)
    return `POST ${path} HTTP/1.1\r\n${head(number)}content-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text}`
  }
  return Array.from({ length: different }, (_, number) => {
    const share = (number * 37) % 100
    if (share < 35) return get(`${pages.listing}?upperBoundingValue={n}`, number)
    if (share < 70) return get(share % 2 ? pages.listing : pages.home, number)
    if (share < 90) return get(pages.product, number)
    if (share < 96)
      return post(
        '/api/catalog/en-gb/search',
        { searchTerms: ['shirt', 'wool', 'dress'][number % 3], size: 20 },
        number,
      )
    return post('/api/order/en-gb/basket/line', { sku: skus[number % skus.length] }, number)
  })
}

/** Requests the shop's health four times a second, each time on a new connection. */
function watchHealth(shop: RunningShop): { stop(): Promise<number[]> } {
  const took: number[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const began = performance.now()
      const answer = await fetch(`${shop.url}/healthz`, { headers: { connection: 'close' } })
      await answer.arrayBuffer()
      took.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await watching
      return took
    },
  }
}
