import { afterAll, beforeAll, expect, test } from 'vitest'
import { styleElement } from '#ui/style-sheet.fakes.ts'
import { browsingShell, exampleCard } from '../../pages/browsing.fakes.ts'
import { openBrowser, type Shown } from '../../pages/in-browser.fakes.tsx'
import styles from './product-grid.module.css'
import { ProductGrid } from './product-grid.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function columnsAt(widths: readonly number[], perRow?: number): Promise<number[]> {
  const products = Array.from({ length: 8 }, (_, nth) => exampleCard('en-gb', nth))
  const page = await browser.open(
    <ProductGrid id="products" products={products} perRow={perRow} />,
    browsingShell('en-gb'),
  )
  const style = styleElement('ui/tokens.css') + styleElement('web/catalogue/tiles/product-grid.module.css', styles)
  const room = '<style>body{margin:0;padding-inline:var(--margin)}ul{padding:0}</style>'
  await page.setContent((await page.content()).replace('<title>', `${style}${room}<title>`))
  const counts: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    counts.push(
      await page.locator('#products').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length),
    )
  }
  return counts
}

test('stands two in a row on upright phones, three on phones held sideways and on tablets, four on desktops [B-WID-02, B-CON-03, B-PAGE-56, B-PAGE-O1]', async () => {
  expect(await columnsAt([390, 479, 480, 767, 768, 959, 960, 1279, 1280])).toEqual([2, 2, 3, 3, 3, 3, 4, 4, 4])
})

test('shows the number of tiles per row that the shopper chose, on every screen [B-WID-02, B-CON-03, B-WID-01, B-WID-O1]', async () => {
  for (const perRow of [1, 2, 3, 4]) {
    // A tile is at least 8.5rem wide: there is room for two on an upright phone, and for three on one held sideways.
    const [upright, sideways] = [Math.min(perRow, 2), Math.min(perRow, 3)]
    const counts = [upright, upright, sideways, perRow, perRow, perRow]
    expect(await columnsAt([320, 390, 480, 768, 960, 1440], perRow)).toEqual(counts)
  }
})

test('a placeholder says that a picture is coming or that there is none', async () => {
  const card = exampleCard('en-gb', 0)
  const plated = (plate: 'coming' | 'none') => ({ ...card, images: { ...card.images, plate } })
  const page = await browser.open(
    <ProductGrid id="products" products={[plated('coming'), plated('none'), card]} />,
    browsingShell('en-gb'),
  )

  expect(await page.locator('#products p[aria-hidden]').allTextContents()).toEqual(['Photo coming soon', 'No photo'])
})

test('leaves a promotion out on the screens for which its editor switched it off, and on no others [B-WID-20]', async () => {
  const spot = (notOn: string, nth: number) =>
    ({ key: notOn, position: nth + 1, span: '1x1', notOn, content: <p>{notOn}</p> }) as const
  const page = await browser.open(
    <ProductGrid
      id="products"
      products={Array.from({ length: 8 }, (_, nth) => exampleCard('en-gb', nth))}
      inserts={['mobile', 'tablet', 'desktop', 'mobile desktop'].map(spot)}
    />,
    browsingShell('en-gb'),
  )
  const style = styleElement('ui/tokens.css') + styleElement('web/catalogue/tiles/product-grid.module.css', styles)
  await page.setContent((await page.content()).replace('<title>', `${style}<title>`))
  const shown: string[][] = []
  for (const width of [500, 767, 768, 959, 960, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const seen = await page
      .locator('[data-span]')
      .evaluateAll((all) => all.filter((it) => it.checkVisibility()).map((it) => it.textContent!))
    shown.push(seen)
  }

  const onPhones = ['tablet', 'desktop']
  const onTablets = ['mobile', 'desktop', 'mobile desktop']
  const onDesktops = ['mobile', 'tablet']
  expect(shown).toEqual([onPhones, onPhones, onTablets, onTablets, onDesktops, onDesktops])
})
