import fc from 'fast-check'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { openShopFolder } from '#adapters/content-files/server.ts'
import type { Zones } from '#contracts/widgets.ts'
import { anyPage } from '#server/content/cms/any-page.fakes.ts'
import { readDocument } from '#server/content/cms/reading.fakes.ts'
import { openContent, type SourceContent, writtenFor } from '#server/content/index.ts'
import { newer } from '#server/content/writing/newer-shape.ts'
import { olderDelivery, olderFlat } from '#server/content/writing/shapes.ts'
import { written } from '#server/content/writing/write-page.ts'
import { openMarkets } from '#server/markets/index.ts'
import { safeHtml } from '#server/platform/safe-html.ts'
import { MarketProvider } from '#web/markets/index.ts'
import { browsingShell } from '../pages/browsing.fakes.ts'
import { Rows } from './rows.tsx'

/** Number of generated pages to compare. Set it to 5000 before a release. */
const pagesCompared = Number(process.env.PAGES_COMPARED ?? 40)
const shell = browsingShell('en-gb')

const htmlOf = (zones: Zones | undefined): string => {
  const all = Object.entries(zones ?? {}).map(([name, rows]) => createElement(Rows, { key: name, rows }))
  return renderToString(createElement(MarketProvider, { shell, subBrand: undefined } as never, all))
}

test(
  'a page has the same HTML, to the letter, whichever CMS shape it was written in [B-CMS-01]',
  () => {
    let widest = 0
    fc.assert(
      fc.property(anyPage, (page) => {
        const [first, ...others] = [olderDelivery, olderFlat, newer].map((shape) =>
          htmlOf(readDocument(written(page, shape))?.zones),
        )
        for (const other of others) expect(other).toBe(first)
        widest = Math.max(widest, first!.length)
      }),
      { numRuns: pagesCompared },
    )
    expect(widest).toBeGreaterThan(2_000)
  },
  120_000 + pagesCompared * 1_000,
)

test('every page of the demo shop has the same HTML out of its folder and out of a CMS of either shape [B-CMS-01]', async () => {
  const opened = await openShopFolder({ folder: 'shops/demo', words: 'words' })
  if (!opened.ok) throw new Error(opened.problem.mistakes.join('\n'))
  const markets = openMarkets(opened.value.markets)
  const read = await opened.value.content.read()
  if (!markets.ok || !read.ok) throw new Error('the demo shop cannot be read')
  const category = ({ id }: { id: string }, name: string) => ({ url: `/${id}/c/${name}`, title: name })
  const contentOf = (source: SourceContent) =>
    openContent({ clock: () => new Date(0), markets: markets.value, safeHtml, category, report: () => {} }, source)
  const plain = contentOf(read.value)
  let compared = 0
  for (const id of ['en-gb', 'ar-ae']) {
    const market = markets.value.open.find((it) => it.id === id)!
    for (const shape of ['older', 'newer'] as const) {
      const documents = writtenFor(market, markets.value, read.value, shape).map((each) => ({
        ...each,
        name: each.key,
        scope: 'all',
      }))
      const other = contentOf({ ...read.value, documents })
      for (const path of Object.values(plain.shell(market).links)) {
        const html = htmlOf(plain.page(market, path)?.zones)
        expect(htmlOf(other.page(market, path)?.zones), `${shape} ${path}`).toBe(html)
        if (html !== '') compared++
      }
    }
  }
  expect(compared).toBeGreaterThan(60)
})
