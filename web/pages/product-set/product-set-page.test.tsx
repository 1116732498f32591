import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductPart } from '#contracts/browsing-pages.ts'
import type { PageOf } from '#contracts/pages.ts'
import {
  browsingShell,
  exampleCard,
  examplePage,
  examplePrice,
  exampleProduct,
  exampleVariant,
} from '../browsing.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { ProductSetPage } from './product-set-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const part = (nth: number, name: string, variants = ['36', '38']): ProductPart => {
  const { id, url, colourName, images } = exampleCard('en-gb', nth)
  return {
    id,
    name,
    url,
    colourName,
    images,
    price: examplePrice('en-gb', 40),
    variants: variants.map((size) => exampleVariant(`${id}_${size}`, size)),
  }
}
const badge = (places: string[]) => ({
  places,
  shape: 'chip',
  image: null,
  rotation: 0,
  backgroundColor: null,
  color: null,
  borderColor: null,
  opacity: 100,
  position: 'topLeft',
  textAlign: 'start',
  textSize: 10,
  width: null,
})

function show(page: Partial<PageOf<'productSetPage'>> = {}, id: 'en-gb' | 'ar-ae' = 'en-gb') {
  const product = exampleProduct(id, {
    isProductSet: true,
    variants: [],
    badges: ['new', 'page'].map((id) => ({ id, title: id })),
  })
  const body = {
    product,
    parts: [part(1, 'Jumper'), part(2, 'Skirt'), part(3, 'Scarf', ['one'])],
    shippingMethods: [],
    ...page,
  }
  const badges = [
    {
      badgeId: 'new',
      badgeTitle: 'Just in',
      productTile: null,
      productDetail: badge(['productSetPage']),
      lineItem: null,
    },
    { badgeId: 'page', badgeTitle: 'Of one product', productDetail: badge(['detailPage']) },
  ]
  const shell = { ...browsingShell(id), badges: badges as never }
  return browser.open(<ProductSetPage page={examplePage(id, 'productSetPage', body)} />, shell)
}

test('asks for the size of each part, and for none where there is one [B-PDP-08]', async () => {
  const page = await show()

  expect(await page.getByRole('group', { name: /^Size of/ }).count()).toBe(2)
  expect(await page.locator('input[type=hidden][name^="part-"]').count()).toBe(1)
})

test('adds all by one button and each by its own, in a form that needs no script', async () => {
  const page = await show()
  const form = page.locator('form[method=post]')

  expect(await form.locator('input[name=formAction]').getAttribute('value')).toBe('add-parts')
  expect(await form.getByRole('button', { name: 'Add all 3' }).getAttribute('name')).toBeNull()
  expect(await form.getByRole('button', { name: 'Add Skirt' }).getAttribute('value')).toBe('100233_navy_01')
})

test('shows the part without a size, and keeps the chosen sizes of the others', async () => {
  const form = {
    formAction: 'add-parts',
    values: { 'part-100232_navy_01': '100232_navy_01_38' },
    problems: { 'part-100233_navy_01': ['Choose a size.'] },
  }
  const page = await show({ form })

  expect(await page.getByRole('listitem').filter({ hasText: 'Skirt' }).getByRole('alert').textContent()).toBe(
    'Choose a size.',
  )
  expect(await page.locator('input[value="100232_navy_01_38"]').isChecked()).toBe(true)
})

test('shows the badges meant for the page of a set, and no others [B-BADGE-02, B-PDP-07]', async () => {
  const page = await show()

  expect(await page.getByText('Just in').count()).toBe(1)
  expect(await page.getByText('Of one product').count()).toBe(0)
})

test('has no accessibility violations, in an Arabic market too', async () => {
  expect(await violations(await show())).toEqual([])
  expect(await violations(await show({}, 'ar-ae'))).toEqual([])
})
