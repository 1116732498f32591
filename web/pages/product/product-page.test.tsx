import { expect, test } from 'vitest'
import { exampleCard, exampleCarousel, exampleRow, exampleVariant } from '../browsing.fakes.ts'
import { violations } from '../in-browser.fakes.tsx'
import { openProductPage } from './product-page.fakes.tsx'

const { show } = await openProductPage()

test('shows the rows of the page, then those of similar products, then the rows at the bottom [B-REC-03]', async () => {
  const row = (headline: string) => [exampleRow({ ...exampleCarousel('en-gb'), id: headline, headline })]
  const zones = { rows: row('first'), similarProductsRows: row('similar'), bottomRows: row('last') }
  const page = await show({}, { zones })

  const titles = (await page.getByRole('heading').allTextContents()).map((title) => title.trim())
  expect(titles.filter((title) => ['first', 'similar', 'last'].includes(title))).toEqual(['first', 'similar', 'last'])
})

test('tells what a product is worn with as goods that can be bought there, in tiles where the shop wants it [B-PDP-06] [B-FT-14]', async () => {
  const { id, url, colourName, images, price } = exampleCard('en-gb', 4)
  const part = {
    id,
    name: 'Wool trousers',
    url,
    colourName,
    images,
    price,
    variants: [exampleVariant(`${id}_36`, '36')],
  }
  const looks = [
    { id: 'l', title: 'At the harbour', image: '/images/a/1/1.jpeg', parts: [part], total: price.salesPrice },
  ]
  const page = await show({}, { looks })
  const rows = await show({}, { looks }, 'en-gb', { completeTheLookTiles: false })

  const look = page.getByRole('region', { name: 'Complete the look' })
  expect(await look.getByRole('link', { name: 'Wool trousers' }).getAttribute('href')).toBe(url)
  expect(await look.getByRole('button', { name: 'Add Wool trousers' }).count()).toBe(1)
  expect([await page.locator('ul[data-tiles]').count(), await rows.locator('ul[data-tiles]').count()]).toEqual([1, 0])
})

test('offers to share a product, to save it and to find it in stores only where the shop wants that, and sends nobody to a store for digital goods [B-FT-39]', async () => {
  const linkTags = [{ rel: 'canonical', href: 'https://halden.test/en-gb/p/dress' }]

  expect(await (await show({}, { linkTags })).getByRole('link', { name: 'Share' }).getAttribute('href')).toContain(
    'https%3A%2F%2Fhalden.test%2Fen-gb%2Fp%2Fdress',
  )
  const finds = async (toggles: Record<string, boolean>) =>
    (await show({ hasRetail: true }, { linkTags }, 'en-gb', toggles))
      .locator('[data-shares] ~ [data-opens="stock-finder"]')
      .count()
  expect([await finds({}), await finds({ productActionButtons: false })]).toEqual([1, 0])
  const quiet = await show({}, { linkTags }, 'en-gb', { productActionButtons: false })
  expect(await quiet.getByRole('link', { name: 'Share' }).count()).toBe(0)
  expect(await quiet.locator('button[name=product]').count()).toBe(0)
  expect(await (await show({}, { linkTags })).locator('button[name=product]').count()).toBe(1)
  const digital = await show({ hasRetail: true, isDigital: true }, { linkTags })
  expect(await digital.locator('[data-shares] ~ [data-opens="stock-finder"]').count()).toBe(0)
})

test('has no accessibility violations, in an Arabic market too', async () => {
  expect(await violations(await show())).toEqual([])
  expect(await violations(await show({}, {}, 'ar-ae'))).toEqual([])
})
