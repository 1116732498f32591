import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductDetail } from '#contracts/catalogue.ts'
import type { PageOf } from '#contracts/pages.ts'
import { browsingShell, examplePage, examplePrice, exampleProduct, exampleVariant } from '../browsing.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { ProductPage } from './product-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

type Id = 'en-gb' | 'en-us' | 'ar-ae'
function show(product: Partial<ProductDetail> = {}, page: Partial<PageOf<'productPage'>> = {}, id: Id = 'en-gb') {
  const body = { product: exampleProduct(id, product), shippingMethods: [], ...page }
  return browser.open(<ProductPage page={examplePage(id, 'productPage', body)} />, browsingShell(id))
}

test('puts a size into the basket by a form that needs no script', async () => {
  const page = await show()
  const form = page.locator('form[method=post]')

  expect(await form.getAttribute('action')).toBe('/en-gb/p/v-neck-dress-100231-navy')
  expect(await form.getByRole('radio', { name: /^36/ }).getAttribute('value')).toBe('100231_navy_01_36')
  expect(await form.getByRole('button', { name: 'Add to basket' }).getAttribute('value')).toBe('add-to-basket')
})

test('tells of sizes that are sold out, and of few pieces left only where it is so', async () => {
  const page = await show()

  expect(
    await page.getByRole('radio').evaluateAll((radios) => radios.map((it) => it.closest('label')!.textContent)),
  ).toEqual(['36', '38, only 2 left', '40, sold out'])
})

test('asks for no size where there is only one', async () => {
  const page = await show({ variants: [exampleVariant('100231_navy_01_one', 'one')] })

  expect(await page.getByRole('radio').count()).toBe(0)
  expect(await page.locator('input[name=sku]').getAttribute('value')).toBe('100231_navy_01_one')
})

test('says what a refused form lacked, and keeps the size that was chosen', async () => {
  const form = {
    deed: 'add-to-basket',
    values: { sku: '100231_navy_01_38' },
    problems: { sku: ['There is too little of it.'] },
  }
  const page = await show({}, { form })

  expect(await page.getByRole('alert').textContent()).toBe('There is too little of it.')
  expect(await page.getByRole('radio', { name: /^38/ }).isChecked()).toBe(true)
})

test('leads to every colour at an address of its own, and says which is sold out', async () => {
  const links = (await show()).getByRole('list', { name: /^Colour/ }).getByRole('link')

  expect(await links.evaluateAll((all) => all.map((it) => it.getAttribute('href')))).toEqual([
    '/en-gb/p/v-neck-dress-100231-navy',
    '/en-gb/p/v-neck-dress-100231-camel',
    '/en-gb/p/v-neck-dress-100231-black',
  ])
  expect(await links.first().getAttribute('aria-current')).toBe('true')
  expect(await links.last().getByRole('img').getAttribute('alt')).toBe('Black, sold out')
})

test('opens every picture large, without script as a picture', async () => {
  const links = (await show()).getByRole('region', { name: 'Pictures' }).getByRole('link', { name: /^Enlarge/ })

  expect(await links.first().getAttribute('href')).toBe('/images/100231_navy_01/1/1.jpeg?w=1600')
  expect(await links.first().getByRole('img').getAttribute('fetchpriority')).toBe('high')
  expect(await links.first().getByRole('img').getAttribute('loading')).toBeNull()
})

test('shows who answers for the product without a press', async () => {
  expect(await (await show()).getByRole('region', { name: 'Product safety' }).getByText('Halden A/S').isVisible()).toBe(
    true,
  )
})

test('says the price of the size that was chosen, and whether tax is still to come', async () => {
  const priced = [exampleVariant('a_36', '36', { price: examplePrice('en-us', 12) }), exampleVariant('a_38', '38')]
  const page = await show({ variants: priced }, { chosenSku: 'a_36' }, 'en-us')

  expect(await page.getByText('$12.00').first().isVisible()).toBe(true)
  expect(await page.getByText('Tax is added at checkout').count()).toBe(1)
})

test('offers what is not on sale yet to nobody', async () => {
  const page = await show({ comingSoonProduct: true })

  expect(await page.getByRole('button', { name: 'Add to basket' }).count()).toBe(0)
  expect(await page.getByText('Coming soon').isVisible()).toBe(true)
})

test('reads the same to everyone, in an Arabic market too', async () => {
  expect(await violations(await show())).toEqual([])
  expect(await violations(await show({}, {}, 'ar-ae'))).toEqual([])
})
