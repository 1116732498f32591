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

test('hides a promotion among the goods on the screens it is switched off for [B-WID-05, B-WID-O2]', async () => {
  const insert = (notOn: string) => ({ key: notOn, position: 1, span: '1x1' as const, notOn, content: <p>{notOn}</p> })
  const inserts = ['mobile', 'tablet', 'desktop', 'mobile tablet'].map(insert)
  const products = [exampleCard('en-gb', 0)]
  const page = await browser.open(
    <ProductGrid id="products" products={products} inserts={inserts} />,
    browsingShell('en-gb'),
  )
  const style = styleElement('web/catalogue/tiles/product-grid.module.css', styles)
  await page.setContent((await page.content()).replace('<title>', `${style}<title>`))
  const seenAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    const seen = inserts.map(async ({ key }) => ((await page.getByText(key, { exact: true }).isVisible()) ? [key] : []))
    return (await Promise.all(seen)).flat()
  }

  expect([await seenAt(767), await seenAt(768)]).toEqual([
    ['tablet', 'desktop'],
    ['mobile', 'desktop'],
  ])
  expect([await seenAt(959), await seenAt(960)]).toEqual([
    ['mobile', 'desktop'],
    ['mobile', 'tablet', 'mobile tablet'],
  ])
})
