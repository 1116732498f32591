import { expect, test } from 'vitest'
import type { Variant } from '#contracts/catalogue.ts'
import type { PageOf } from '#contracts/pages.ts'
import { browsingShell, examplePage, examplePrice, exampleProduct, exampleVariant } from '../browsing.fakes.ts'
import { openProductPage } from './product-page.fakes.tsx'
import { ProductPage } from './product-page.tsx'

const { browser, show } = await openProductPage()

const inLengths = (size: string, length: string, more: Partial<Variant> = {}) =>
  exampleVariant(`100231_navy_01_${size}_${length}`, size, {
    length: { lengthId: length, name: `L${length}` },
    ...more,
  })

test('puts a size into the basket by a form that needs no script', async () => {
  const page = await show()
  const form = page.locator('form[method=post]')

  expect(await form.getAttribute('action')).toBe('/en-gb/p/v-neck-dress-100231-navy')
  expect(await form.getByRole('radio', { name: /^36/ }).getAttribute('value')).toBe('100231_navy_01_36')
  expect(await form.getByRole('button', { name: 'Add to basket' }).getAttribute('value')).toBe('add-to-basket')
})

test('marks sold-out sizes, and shows that few pieces are left only when this is true [B-PDP-02, B-PDP-O2]', async () => {
  const page = await show()

  expect(
    await page.getByRole('radio').evaluateAll((radios) => radios.map((it) => it.closest('label')!.textContent)),
  ).toEqual(['36', '38, only 2 left', '40, sold out'])
})

test('shows that few pieces are left only when the shop checks its stock [B-FT-28]', async () => {
  expect(await (await show()).getByRole('radio', { name: '38, only 2 left' }).count()).toBe(1)
  const quiet = await show({}, {}, 'en-gb', { stockCheck: false })
  expect(await quiet.getByText(/only 2 left/).count()).toBe(0)
})

test('opens with the size that was asked for chosen, and with none otherwise [B-PDP-03]', async () => {
  const chosen = async (page: Partial<PageOf<'productPage'>>) =>
    (await show({}, page))
      .locator('input[name=sku]:checked')
      .evaluateAll((all) => all.map((it) => it.getAttribute('value')))

  expect(await chosen({ chosenSku: '100231_navy_01_38' })).toEqual(['100231_navy_01_38'])
  expect(await chosen({})).toEqual([])
})

test('saves the chosen size for later, or the product if no size is chosen [B-WISH-O1]', async () => {
  const saves = async (page: Partial<PageOf<'productPage'>>) =>
    (await show({}, page)).locator('form[method=post] button[name=product]').getAttribute('value')

  expect(await saves({ chosenSku: '100231_navy_01_38' })).toBe('100231_navy_01_38')
  expect(await saves({})).toBe(exampleProduct('en-gb').id)
})

test('leads to the size guide, at the table of the product, where the shop has one [B-PDP-10]', async () => {
  const guide = async (page: object) =>
    (await show({}, page)).locator('[data-opens="size-guide"]').first().getAttribute('href')

  expect(await guide({ sizeGuide: 'women' })).toBe('/en-gb/size-guide#women')
  expect(await guide({})).toBe('/en-gb/size-guide')
  const body = { product: exampleProduct('en-gb'), shippingMethods: [], looks: [] }
  const { 'size-guide': _, ...links } = browsingShell('en-gb').links
  const without = { ...browsingShell('en-gb'), links }
  const page = await browser.open(<ProductPage page={examplePage('en-gb', 'productPage', body)} />, without)
  expect(await page.locator('[data-opens="size-guide"]').count()).toBe(0)
})

test('offers advice on a size, and the stores that have one, only where the shop has that [B-FT-24, B-FT-35]', async () => {
  const opens = async (what: string, page: object, toggles = {}) =>
    (await show({ hasRetail: true }, page, 'en-gb', toggles)).locator(`main [data-opens="${what}"]`).count()

  expect([await opens('size-advisor', { sizeAdvisor: true }), await opens('size-advisor', {})]).toEqual([1, 0])
  expect(await opens('stock-finder', {})).toBeGreaterThan(0)
  expect(await opens('stock-finder', {}, { stockFinder: false })).toBe(0)
})

test('says when a sold-out size is delivered again [B-CAT-O8]', async () => {
  const gone = exampleVariant('a_36', '36', { inStockEcom: false })
  const shown = async (more: Partial<Variant>) =>
    (await show({ variants: [{ ...gone, ...more }] }, { chosenSku: 'a_36' })).locator('main').innerText()

  expect(await shown({ inDeliveryDateSet: true, inDeliveryDate: '2026-12-18' })).toContain('Fri 18 Dec')
  expect(await shown({})).not.toContain('Dec')
})

test('asks for no size where there is only one', async () => {
  const page = await show({ variants: [exampleVariant('100231_navy_01_one', 'one')] })

  expect(await page.getByRole('radio').count()).toBe(0)
  expect(await page.locator('input[name=sku]').getAttribute('value')).toBe('100231_navy_01_one')
})

test('chooses the only size, and the only length, of a product by itself [B-PDP-O2]', async () => {
  const chosen = async (variants: Variant[]) =>
    (await show({ variants }))
      .getByRole('radio')
      .evaluateAll((all) =>
        all.flatMap((it) => ((it as HTMLInputElement).checked ? [(it as HTMLInputElement).value] : [])),
      )

  expect(await chosen([exampleVariant('a_36', '36')])).toEqual(['a_36'])
  expect(await chosen([inLengths('28', '32'), inLengths('29', '32')])).toEqual(['32'])
  expect(await chosen([inLengths('28', '30'), inLengths('28', '32')])).toEqual(['28'])
  expect(await chosen([exampleVariant('a_36', '36'), exampleVariant('a_38', '38')])).toEqual([])
})

test('shows what was missing in a refused form, and keeps the chosen size', async () => {
  const form = {
    formAction: 'add-to-basket',
    values: { sku: '100231_navy_01_38' },
    problems: { sku: ['There is too little of it.'] },
  }
  const page = await show({}, { form })

  expect(await page.getByRole('alert').textContent()).toBe('There is too little of it.')
  expect(await page.getByRole('radio', { name: /^38/ }).isChecked()).toBe(true)
})

test('asks for size and length apart where there are both, and the form sends both [B-PDP-02]', async () => {
  const page = await show({ variants: [inLengths('28', '30'), inLengths('28', '32'), inLengths('29', '32')] })

  const names = (group: string) =>
    page
      .getByRole('group', { name: group })
      .getByRole('radio')
      .evaluateAll((all) => all.map((it) => it.outerHTML))
  expect((await names('Size')).map((it) => /name="size"/.test(it))).toEqual([true, true])
  expect((await names('Length')).map((it) => /name="length"/.test(it))).toEqual([true, true])
})

test('strikes through a size that does not exist in the chosen length [B-PDP-02]', async () => {
  const variants = [inLengths('28', '30'), inLengths('28', '32'), inLengths('29', '32')]
  const page = await show({ variants }, { chosenSku: '100231_navy_01_28_30' })

  expect(await page.getByRole('radio', { name: '29, sold out' }).count()).toBe(1)
  expect(await page.locator('input[name=sku]').getAttribute('value')).toBe('100231_navy_01_28_30')
})

test('shows the product number that shoppers quote, without the colour, and the EAN of the chosen size [B-PDP-02]', async () => {
  const variants = [exampleVariant('a_36', '36', { ean: '4006381333931' }), exampleVariant('a_38', '38')]

  const page = await show({ variants, id: '101042_navy_01', styleNumber: '101042' }, { chosenSku: 'a_36' })
  expect(await page.getByText(/^Product number 101042 · EAN 4006381333931$/).count()).toBe(1)
  expect(await (await show({ variants }, { chosenSku: 'a_38' })).getByText(/EAN/).count()).toBe(0)
})

test('shows the price of the chosen size, and whether tax is added later [B-PDP-02]', async () => {
  const priced = [exampleVariant('a_36', '36', { price: examplePrice('en-us', 12) }), exampleVariant('a_38', '38')]
  const page = await show({ variants: priced }, { chosenSku: 'a_36' }, 'en-us')

  expect(await page.getByText('$12.00').first().isVisible()).toBe(true)
  expect(await page.getByText('Tax is added at checkout').count()).toBe(1)
})

test('groups the colours only where the shop wants groups [B-PDP-04] [B-FT-30]', async () => {
  const product = exampleProduct('en-gb')
  const styleOptions = product.styleOptions.map((option, nth) => ({
    ...option,
    subGroup: nth === 1 ? 'Wool' : 'Linen',
  }))

  const grouped = await show({ styleOptions })
  const coloursIn = (list: string) => grouped.getByRole('list', { name: list }).getByRole('listitem').count()
  expect(styleOptions.length).toBeGreaterThan(2)
  expect(await grouped.getByRole('list', { name: /^Colour/ }).count()).toBe(2)
  expect(await coloursIn('Colour Navy Linen')).toBe(styleOptions.length - 1)
  expect(await coloursIn('Colour Navy Wool')).toBe(1)
  const plain = await show({ styleOptions }, {}, 'en-gb', { subGroupStyles: false })
  expect(await plain.getByRole('list', { name: /^Colour/ }).count()).toBe(1)
})

test('keeps the size where the other colour comes in it [B-PDP-O2]', async () => {
  const product = exampleProduct('en-gb')
  const styleOptions = product.styleOptions.map((option) => ({
    ...option,
    variants: ['36', '38'].map((sizeId) => ({
      id: `${option.id}_${sizeId}`,
      sizeId,
      inStockEcom: true,
      inStockRetail: false,
    })),
  }))
  styleOptions.at(-1)!.variants[1]!.sizeId = '40'
  const page = await show({ styleOptions }, { chosenSku: '100231_navy_01_38' })

  expect(await page.getByRole('link', { name: 'Camel' }).getAttribute('href')).toBe(
    '/en-gb/p/v-neck-dress-100231-camel?sku=100231_camel_01_38',
  )
  expect(await page.getByRole('link', { name: 'Black' }).getAttribute('href')).toBe(
    '/en-gb/p/v-neck-dress-100231-black',
  )
})

test('keeps size and length only where the other colour comes in both [B-PDP-O2]', async () => {
  const [first, second, third] = exampleProduct('en-gb').styleOptions
  const inBoth = (option: typeof first, ...lengths: string[]) => ({
    ...option!,
    variants: lengths.map((lengthId) => ({
      ...{ id: `${option!.id}_28_${lengthId}`, sizeId: '28', lengthId, inStockEcom: true, inStockRetail: false },
    })),
  })
  const page = await show(
    {
      variants: [inLengths('28', '30'), inLengths('28', '32')],
      styleOptions: [first!, inBoth(second, '30', '32'), inBoth(third, '30', '34')],
    },
    { chosenSku: '100231_navy_01_28_32' },
  )
  const leadsTo = (colour: string) => page.getByRole('link', { name: colour }).getAttribute('href')

  expect(await leadsTo('Camel')).toBe('/en-gb/p/v-neck-dress-100231-camel?sku=100231_camel_01_28_32')
  expect(await leadsTo('Black')).toBe('/en-gb/p/v-neck-dress-100231-black')
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
