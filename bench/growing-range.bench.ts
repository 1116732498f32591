import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import { medianOfThree, type Table } from './benches.ts'
import { filledMarket, fillShop, variantsIn } from './fill-shop.ts'
import { flood } from './flood.ts'
import { neverAsked } from './known-pages.ts'
import { residentMb } from './process-cost.ts'
import { withShop } from './with-shop.ts'

const listing = `/${filledMarket}/damen`
const times = 10

/**
 * The same uncached listing before and after the shop has ten times the goods. Its cost must depend on the page, not on
 * the number of goods.
 */
export const measure = (): Promise<Table[]> =>
  withShop(async (shop) => {
    const variants = await variantsIn(shop)
    const before = await rendered(shop)
    await fillShop(shop, times * variants)
    const after = await rendered(shop)
    return [
      {
        title: `Listing page of 60 tiles, ${variants.toLocaleString('en')} variants and ${times} times as many`,
        rows: [
          { what: 'CPU per page before', measured: before, unit: 'ms' },
          { what: 'CPU per page after', measured: after, unit: 'ms' },
          { what: 'after by before', measured: after / before, unit: 'times', bar: { atMost: 1.5 } },
          { what: 'memory after', measured: residentMb(shop.pid()), unit: 'MB' },
        ],
      },
    ]
  })

async function rendered(shop: RunningShop): Promise<number> {
  const ask = (amount: number) =>
    flood(shop.pid(), { url: shop.url, requestAt: () => neverAsked(listing), connections: 4, amount })
  await ask(1000)
  return (await medianOfThree(() => ask(400))).cpuMsEach
}
