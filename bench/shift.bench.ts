import { chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from '../checks/harness/browser/chromium.ts'
import { testedMarkets } from '../checks/harness/shop/tested-markets.ts'
import { visitAfterSale } from '../journeys/after-sale-pages.ts'
import { consentCookie } from '../journeys/consent.ts'
import { type CheckPage, visitEveryKind } from '../journeys/page-kinds.ts'
import { newShopper, phone } from '../journeys/shopper.ts'
import type { Table } from './benches.ts'
import { type Shift, shiftOf } from './layout-shift.ts'
import { withShop } from './with-shop.ts'

const bar = { atMost: 0.01 }
/** `SHIFT=de-de,tr-tr` measures only these markets. */
const markets: readonly string[] = process.env.SHIFT?.split(',') ?? testedMarkets

/** How far every kind of page in every market moves unexpectedly on a phone, including a purchase and an account. */
export const measure = (): Promise<Table[]> =>
  withShop(async ({ url }) => {
    const browser = await chromium.launch({ executablePath: findChromium()!, args: [...chromiumArguments] })
    try {
      const tables: Table[] = []
      for (const market of markets) {
        const { page } = await newShopper(browser, { viewport: phone, isMobile: true, hasTouch: true })
        await page.context().addCookies([consentCookie(url, 'all')])
        const shifts = new Map<string, Shift>()
        const look: CheckPage = async (kind) => {
          shifts.set(kind, await shiftOf(page, page.url()))
        }
        await visitEveryKind({ page, shop: url, market }, look)
        await visitAfterSale({ page, shop: url, market }, look)
        await page.context().close()
        tables.push(tableOf(market, shifts))
      }
      return tables
    } finally {
      await browser.close()
    }
  })

/** The worst page, and each other page that moves too far, with the elements that moved. */
function tableOf(market: string, shifts: ReadonlyMap<string, Shift>): Table {
  const rows = [...shifts]
    .toSorted(([, a], [, b]) => b.score - a.score)
    .filter(({ 1: { score } }, at) => at === 0 || score > bar.atMost)
    .map(([kind, { score, moved }]) => ({
      ...{ what: kind, measured: score, unit: '', bar },
      note: [score.toFixed(4), ...moved].join('; '),
    }))
  return { title: `Layout shift on a phone, ${market}: the worst of ${shifts.size} kinds of pages`, rows }
}
