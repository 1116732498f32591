import { expect, test } from 'vitest'
import { styleElement } from '#ui/style-sheet.fakes.ts'
import galleryStyles from '../../catalogue/gallery/gallery.module.css'
import { browsingShell, examplePage, exampleProduct } from '../browsing.fakes.ts'
import { openProductPage } from './product-page.fakes.tsx'
import { ProductPage } from './product-page.tsx'

const { browser, show } = await openProductPage()

const badgeLook = { shape: 'chip', position: 'belowImage' }

test('shows one picture for each picture index of the product, with its address in every format [B-CAT-11]', async () => {
  const { images } = exampleProduct('en-gb')
  const indexes = (['front', 'back', 'detail'] as const).map((view, at) => ({
    ...images.indexes[0]!,
    ...{ view, index: [1, 4, 6][at]! },
  }))
  const page = await show({ images: { ...images, urlTemplate: '/images/dress/7/{0}.{1}', indexes } })
  const views = page.getByRole('list', { name: 'Views' })
  const asked = (elements: string, attribute: 'href' | 'src' | 'srcset') =>
    views
      .locator(elements)
      .evaluateAll((all, name) => all.map((one) => one.getAttribute(name)?.split('?')[0]), attribute)
  const named = (format: string) => [1, 4, 6].map((index) => `/images/dress/7/${index}.${format}`)

  expect(await asked('source', 'srcset')).toEqual(named('avif'))
  expect(await asked('img', 'src')).toEqual(named('webp'))
  expect(await asked('a', 'href')).toEqual(named('jpeg'))
})

test('shows badges below the image under the first row of pictures, not under all of them, and none that is meant for sets [B-BADGE-O1, B-PDP-07, B-BADGE-02]', async () => {
  const badge = {
    ...{ badgeId: 'club', badgeTitle: 'Club first' },
    productDetail: { ...badgeLook, places: ['detailPage'] },
  }
  const ofSets = { badgeId: 'set', badgeTitle: 'Of sets', productDetail: { ...badgeLook, places: ['productSetPage'] } }
  const shell = { ...browsingShell('en-gb'), badges: [badge, ofSets] as never }
  const { images } = exampleProduct('en-gb')
  const indexes = [1, 2, 3].map((index) => ({ ...images.indexes[0]!, index }))
  const badges = ['club', 'set'].map((id) => ({ id, title: id }))
  const product = exampleProduct('en-gb', { badges, images: { ...images, indexes } })
  const body = { product, shippingMethods: [], looks: [] }
  const page = await browser.open(<ProductPage page={examplePage('en-gb', 'productPage', body)} />, shell)
  await page.setViewportSize({ width: 1440, height: 900 })
  const css = styleElement('web/catalogue/gallery/gallery.module.css', galleryStyles)
  await page.setContent((await page.content()).replace('<title>', `${css}<title>`))
  const [below, second, third] = await Promise.all(
    [page.getByText('Club first'), page.locator('#view-2'), page.locator('#view-3')].map((it) => it.boundingBox()),
  )

  expect(await page.getByText('Of sets').count()).toBe(0)
  expect(below!.y).toBeGreaterThanOrEqual(second!.y + second!.height)
  expect(below!.y + below!.height).toBeLessThanOrEqual(third!.y)
})

test('opens every picture large, without script as a picture', async () => {
  const links = (await show()).getByRole('region', { name: 'Photos' }).getByRole('link', { name: /^Enlarge/ })

  expect(await links.first().getAttribute('href')).toBe('/images/100231_navy_01/1/1.jpeg?w=1600')
  expect(await links.first().getByRole('img').getAttribute('fetchpriority')).toBe('high')
  expect(await links.first().getByRole('img').getAttribute('loading')).toBeNull()
})
