import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row, Widget } from '#contracts/widgets.ts'
import { fakeReading, readDocument } from '#server/content/cms/reading.fakes.ts'
import { widgetCatalogue } from '#server/content/widget-catalogue/widget-catalogue.ts'
import { browsingShell, exampleCarousel } from '../pages/browsing.fakes.ts'
import { openBrowser, type Shown, violations } from '../pages/in-browser.fakes.tsx'
import { Rows } from './rows.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const goods = { picture: '/images/scene-coat/1/4-5.{1}', category: 'coats', product: '100007_navy' }

/** A widget with the data that the server adds when it composes a page. */
function filledIn(widget: Widget): Widget {
  const { products } = exampleCarousel('en-gb')
  const [{ name, url, images }] = products as [(typeof products)[number]]
  if (widget.kind === 'productCarousel') return { ...widget, products }
  if (widget.kind === 'productDetailCarousel') return { ...widget, product: { name, url, images } }
  if (widget.kind === 'trender')
    return { ...widget, terms: [{ title: 'linen', url: '/en-gb/search?q=linen', newTab: false }] }
  return widget
}
const rows: Row[] = (readDocument(widgetCatalogue(goods), fakeReading({ drafts: true }))?.zones.rows ?? []).map(
  (row) => ({ ...row, widgets: row.widgets.map(filledIn) }),
)
/** Widgets whose content the browser requests. The server renders nothing for them. */
const personal = new Set(['recommendationCarousel', 'wishlistCarousel'])

for (const market of ['en-gb', 'ar-ae'] as const)
  test(`every example of the catalogue of widgets is shown, and reads the same to everyone (${market}) [B-WID-04]`, async () => {
    const page = await browser.open(
      <>
        <h1>Catalogue of widgets</h1>
        {rows.map((row) => (
          <div key={row.id} data-row={row.id} data-kind={row.widgets[0]!.kind}>
            <Rows rows={[row]} />
          </div>
        ))}
      </>,
      browsingShell(market),
    )
    const empty = await page
      .locator('[data-row]')
      .evaluateAll((all) => all.filter((it) => it.childElementCount === 0).map((it) => it.getAttribute('data-kind')!))

    expect(rows.length).toBeGreaterThan(40)
    expect(empty.filter((kind) => !personal.has(kind))).toEqual([])
    expect(await violations(page)).toEqual([])
  })
