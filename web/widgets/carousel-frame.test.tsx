import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WidgetOf } from '#contracts/widgets.ts'
import carouselStyles from '#ui/carousel/carousel.module.css'
import { styleElement } from '#ui/style-sheet.fakes.ts'
import { browsingShell, exampleCarousel } from '../pages/browsing.fakes.ts'
import { openBrowser, type Shown } from '../pages/in-browser.fakes.tsx'
import frameStyles from './carousels/carousel-frame.module.css'
import { ProductCarousel } from './carousels/product-carousel.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function show(more: Partial<WidgetOf<'productCarousel'>>): Promise<Page> {
  const page = await browser.open(
    <ProductCarousel widget={{ ...exampleCarousel('en-gb'), ...more }} />,
    browsingShell('en-gb'),
  )
  const sheets = [
    styleElement('ui/tokens.css'),
    styleElement('ui/carousel/carousel.module.css', carouselStyles),
    styleElement('web/widgets/carousels/carousel-frame.module.css', frameStyles),
  ]
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.setContent((await page.content()).replace('<title>', `${sheets.join('')}<title>`))
  return page
}

test('sets the headline of a carousel to the side its editor chose [B-WID-13]', async () => {
  const sides: string[] = []
  for (const headlineTextAlignment of ['left', 'center', 'right'] as const) {
    const headline = (await show({ headlineTextAlignment })).getByRole('heading', { name: 'New this week' })
    sides.push(await headline.evaluate((it) => getComputedStyle(it).textAlign))
  }

  expect(sides).toEqual(['start', 'center', 'end'])
})

test('has the arrows of a carousel over its ends or on the line of its headline, as its editor chose [B-WID-13, B-CON-04]', async () => {
  const places: string[] = []
  for (const arrowsPosition of ['inside', 'outside'] as const) {
    const steps = (await show({ arrowsPosition })).locator(`.${carouselStyles.steps}`)
    places.push(await steps.evaluate((it) => getComputedStyle(it).position))
  }

  expect(places).toEqual(['absolute', 'static'])
})

test('has dots, the full width and a colour only where its editor wants them [B-WID-13]', async () => {
  const parts = async (more: Partial<WidgetOf<'productCarousel'>>) => {
    const page = await show(more)
    const dots = await page.locator(`.${carouselStyles.dots}`).count()
    const full = await page.locator(`.${frameStyles.full}`).count()
    const ground = await page
      .getByRole('region', { name: 'New this week' })
      .evaluate((it) => getComputedStyle(it).backgroundColor)
    return [dots, full, ground]
  }
  const nothing = 'rgba(0, 0, 0, 0)'

  expect(await parts({})).toEqual([0, 0, nothing])
  expect(await parts({ pagination: true })).toEqual([1, 0, nothing])
  expect(await parts({ toggleFullWidth: true })).toEqual([0, 1, nothing])
  expect(await parts({ backgroundColor: '#f4efe6' })).toEqual([0, 0, 'rgb(244, 239, 230)'])
})
