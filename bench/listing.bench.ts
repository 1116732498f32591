import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import { medianOfThree, type Table } from './benches.ts'
import { flood } from './flood.ts'
import { knownPages, neverAsked } from './known-pages.ts'
import { residentMb } from './process-cost.ts'
import type { Row } from './table.ts'
import { withShop } from './with-shop.ts'

const encodings = ['identity', 'gzip', 'br'] as const
type Encoding = (typeof encodings)[number]
interface Page {
  readonly shop: RunningShop
  readonly path: string
  readonly encoding: Encoding
}

const pagesToRender = 400

export const measure = (): Promise<Table[]> =>
  withShop(async (shop) => {
    const pages = await knownPages(shop.url)
    await rendered({ shop, path: pages.listing, encoding: 'gzip' }, 1500)
    const rows: Row[] = []
    for (const encoding of encodings) rows.push(...(await listingRows({ shop, path: pages.listing, encoding })))
    const others: Row[] = []
    for (const path of [pages.home, pages.product]) others.push(await cachedRow({ shop, path, encoding: 'br' }))
    others.push({ what: 'memory after all this', measured: residentMb(shop.pid()), unit: 'MB', bar: { atMost: 350 } })
    return [
      { title: `Listing page of 60 tiles: ${pages.listing}`, rows },
      { title: 'Other pages from the page cache', rows: others },
    ]
  })

async function listingRows(page: Page): Promise<Row[]> {
  const fresh = await medianOfThree(() => rendered(page))
  const kept = await medianOfThree(() => cached(page))
  const ratio = kept.perSecond / fresh.perSecond
  const byCpu = fresh.cpuMsEach / kept.cpuMsEach
  return [
    {
      what: `rendered, ${page.encoding}: CPU per page`,
      measured: fresh.cpuMsEach,
      unit: 'ms',
      bar: { atMost: 4 },
      note: `${fresh.perSecond.toFixed(0)} pages/s`,
    },
    {
      what: `from the page cache, ${page.encoding}: as many per second as rendered`,
      measured: ratio,
      unit: 'times',
      ...(page.encoding !== 'identity' && { bar: { atLeast: 25 } }),
      note: `${kept.perSecond.toFixed(0)} pages/s, ${kept.cpuMsEach.toFixed(3)} ms of CPU each: ${byCpu.toFixed(0)} times by CPU`,
    },
  ]
}

async function cachedRow(page: Page): Promise<Row> {
  const kept = await medianOfThree(() => cached(page))
  return {
    what: `${page.path}, ${page.encoding}`,
    measured: kept.perSecond,
    unit: 'pages/s',
    note: `${kept.cpuMsEach.toFixed(3)} ms of CPU each`,
  }
}

const accepting = (encoding: Encoding) => ({ 'accept-encoding': encoding })

const rendered = ({ shop, path, encoding }: Page, amount = pagesToRender) =>
  flood(shop.pid(), {
    ...{ url: shop.url, requestAt: () => neverAsked(path), headers: accepting(encoding) },
    ...{ connections: 4, amount },
  })

const cached = ({ shop, path, encoding }: Page) =>
  flood(shop.pid(), { url: shop.url, requestAt: () => ({ path }), headers: accepting(encoding), connections: 16 })
