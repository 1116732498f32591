import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductDetail, Variant } from '#contracts/catalogue.ts'
import type { PageOf } from '#contracts/pages.ts'
import { toggleKeys } from '#contracts/toggles.ts'
import { styleElement } from '#ui/style-sheet.fakes.ts'
import styles from '../../catalogue/buying/buy-bar.module.css'
import galleryStyles from '../../catalogue/gallery/gallery.module.css'
import {
  browsingShell,
  exampleCard,
  exampleCarousel,
  examplePage,
  examplePrice,
  exampleProduct,
  exampleRow,
  exampleVariant,
} from '../browsing.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { ProductPage } from './product-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

type Id = 'en-gb' | 'en-us' | 'tr-tr' | 'ar-ae'
const on = Object.fromEntries(toggleKeys.map((key) => [key, true]))

const badgeLook = { shape: 'chip', position: 'belowImage' }

function show(
  product: Partial<ProductDetail> = {},
  page: Partial<PageOf<'productPage'>> = {},
  id: Id = 'en-gb',
  toggles: Record<string, boolean> = {},
) {
  const body = { product: exampleProduct(id, product), shippingMethods: [], looks: [], ...page }
  const shell = browsingShell(id)
  const links = {
    ...shell.links,
    'size-guide': `/${id}/size-guide`,
    notifyMePage: `/${id}/notify-me`,
    accountRewardsPage: `/${id}/account/rewards`,
  }
  return browser.open(<ProductPage page={examplePage(id, 'productPage', body)} />, {
    ...shell,
    links,
    featureToggles: { ...on, ...toggles },
  })
}

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

test('shows the rows of the page, then those of similar products, then the rows at the bottom [B-REC-03]', async () => {
  const row = (headline: string) => [exampleRow({ ...exampleCarousel('en-gb'), id: headline, headline })]
  const zones = { rows: row('first'), similarProductsRows: row('similar'), bottomRows: row('last') }
  const page = await show({}, { zones })

  const titles = (await page.getByRole('heading').allTextContents()).map((title) => title.trim())
  expect(titles.filter((title) => ['first', 'similar', 'last'].includes(title))).toEqual(['first', 'similar', 'last'])
})

test('leads to the size guide, at the table of the product [B-PDP-10]', async () => {
  const guide = async (page: object) =>
    (await show({}, page)).locator('[data-opens="size-guide"]').first().getAttribute('href')

  expect(await guide({ sizeGuide: 'women' })).toBe('/en-gb/size-guide#women')
  expect(await guide({})).toBe('/en-gb/size-guide')
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

const inLengths = (size: string, length: string, more: Partial<Variant> = {}) =>
  exampleVariant(`100231_navy_01_${size}_${length}`, size, {
    length: { lengthId: length, name: `L${length}` },
    ...more,
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

test('groups the colours only where the shop wants groups [B-PDP-04] [B-FT-30]', async () => {
  const product = exampleProduct('en-gb')
  const styleOptions = product.styleOptions.map((option, nth) => ({ ...option, subGroup: nth < 2 ? 'Linen' : 'Wool' }))

  const grouped = await show({ styleOptions })
  const coloursIn = (list: string) => grouped.getByRole('list', { name: list }).getByRole('listitem').count()
  expect(await coloursIn('Colour Navy Linen')).toBe(2)
  expect(await coloursIn('Colour Navy Wool')).toBe(styleOptions.length - 2)
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

test('shows the product number and the EAN of the chosen size [B-PDP-02]', async () => {
  const variants = [exampleVariant('a_36', '36', { ean: '4006381333931' }), exampleVariant('a_38', '38')]

  expect(await (await show({ variants }, { chosenSku: 'a_36' })).getByText('4006381333931').count()).toBe(1)
  expect(await (await show({ variants }, { chosenSku: 'a_38' })).getByText(/EAN/).count()).toBe(0)
})

test('offers a code to copy under its own title [B-PDP-11]', async () => {
  const page = await show({
    calloutAttributes: {
      callout: 'Two for one',
      disclaimer: 'Until Sunday',
      clipboardCode: 'TWO41',
      clipboardTitle: 'Copy the code TWO41',
      hideDiscountBadge: false,
      hideListPrice: false,
    },
  })

  expect(await page.getByText('Until Sunday').count()).toBe(1)
  expect(
    await page.locator('[data-copies]').evaluate((it) => [it.textContent, (it as HTMLElement).dataset.copies]),
  ).toEqual(['Copy the code TWO41', 'TWO41'])
})

test('promises a day, and whole hours to order in, one at least [B-PDP-09, B-PDP-O1]', async () => {
  const home = {
    id: 'home',
    name: 'Home delivery',
    deliveryType: 'home',
    carrier: 'post',
    freeShipping: false,
  } as const
  const within = async (predictionCutoff: number) =>
    show(
      {},
      {
        promised: { methodId: 'home' },
        shippingMethods: [
          {
            ...home,
            price: examplePrice('en-gb', 4).salesPrice,
            predictedDeliveryDate: '2026-11-26',
            predictionCutoff,
          },
        ],
      },
    )

  expect(await (await within(200)).getByText('Order within 3 h').count()).toBe(1)
  expect(await (await within(179)).getByText('Order within 2 h').count()).toBe(1)
  expect(await (await within(20)).getByText('Order within 1 h').count()).toBe(1)
  expect(await (await within(200)).getByText('Delivered Thu 26 Nov').count()).toBe(1)
})

test('promises price, day and the limit of free delivery of the one way that the server chose', async () => {
  const way = (id: string, amount: number, predictedDeliveryDate: string) => ({
    ...{ id, name: id, deliveryType: 'home' as const, carrier: 'post', freeShipping: false, predictedDeliveryDate },
    price: examplePrice('en-gb', amount).salesPrice,
  })
  const shippingMethods = [way('express', 2, '2026-11-24'), way('standard', 4, '2026-11-26')]
  const said = async (promised?: object) => {
    const page = await show({}, { shippingMethods, ...(promised ? { promised: promised as never } : {}) })
    return page.locator('main').innerText()
  }
  const both = await said({ methodId: 'standard', freeOver: { amount: 60, currency: 'GBP' } })

  expect(both).toContain('Delivered Thu 26 Nov')
  expect(both).toMatch(/Delivery from £4\.00\s+Free delivery over £60\n/)
  expect(await said({ methodId: 'standard' })).not.toContain('Free delivery')
  expect(await said()).not.toMatch(/Delivery from|Delivered/)
})

test('sells a gift card by its amounts, without sizes to measure or stores to look in [B-PDP-O5]', async () => {
  const page = await show({
    isGiftCard: true,
    isDigital: true,
    hasRetail: false,
    variants: [exampleVariant('g_25', '25.00'), exampleVariant('g_50', '50.00')],
  })

  expect(await page.getByRole('group', { name: 'Amount' }).getByRole('radio').count()).toBe(2)
  expect(await page.getByText('50.00').count()).toBe(1)
  expect(await page.locator('[data-opens]').count()).toBe(0)
  expect(await page.getByText('Sent by email').count()).toBe(1)
})

test('says when something ordered ahead is sent, on the button too [B-PDP-O4]', async () => {
  const page = await show({ isPreorder: true, preorderShipsOn: '2026-12-12' }, { chosenSku: '100231_navy_01_36' })

  expect(await page.getByRole('button', { name: 'Pre-order' }).first().getAttribute('value')).toBe('add-to-basket')
  expect(await page.getByText('Dispatched from Sat 12 Dec').count()).toBeGreaterThan(0)
})

test('counts down to a launch, with its moment for those without script [B-CNT-01] [B-CNT-02]', async () => {
  const page = await show({ comingSoonProduct: true, launchDateTime: '2099-01-02T10:00:00Z' })

  expect(await page.getByRole('timer').count()).toBe(1)
  expect(await page.getByText('Fri 2 Jan, 10:00').count()).toBe(1)
})

const claim = {
  id: 'organic',
  reason: 'Organic cotton',
  supportText: 'Grown without synthetic pesticides.',
  certificate: { number: 'CU 1089224', scope: 'the cotton', validUntil: '2027-12-31', issuer: 'Control Union' },
}

test('tells how it was made only with what supports it, where the shop tells it [B-FT-26] [B-FT-27]', async () => {
  const product = { sustainabilityReasons: [claim], sustainabilityText: 'Made in Porto.' }
  const page = await show(product)
  const without = await show(product, {}, 'en-gb', { sustainabilityReasons: false, sustainabilityText: false })

  expect(await page.getByText('Grown without synthetic pesticides.').count()).toBe(1)
  expect(await page.getByText('CU 1089224').count()).toBe(1)
  expect(await page.getByText('Made in Porto.').count()).toBe(1)
  expect(await without.getByText(/Organic cotton|Made in Porto/).count()).toBe(0)
})

test('shows all facts of the product [B-PDP-01]', async () => {
  const page = await show({
    modelMeasurements: {
      height: '177 cm',
      size: '36',
      chest: '84',
      waist: '66',
      hip: '92',
      innerLeg: '82',
      shoulder: '38.5',
      shoeSize: '39',
    },
    description: 'Cut on the bias.',
    ...{ disclaimer: 'Shade may vary', styleOptionNumber: 'NO-17', sustainabilityText: 'Hemp' },
  })

  const about = ['100% viscose', '30° gentle', 'Shade may vary', 'Cut on the bias.', 'Navy · Blue', 'NO-17', 'Hemp']
  for (const fact of [...about, '177 cm', '84', '66', '92', '82', '38.5', '39'])
    expect(await page.getByText(fact, { exact: true }).count(), fact).toBeGreaterThan(0)
})

test('shows the size in the pictures, and the height of the model when a person wears it', async () => {
  const worn = await show({ modelMeasurements: { height: '177 cm', size: '36' } })
  expect(await worn.getByText('Model is 177 cm tall and wears size 36.').count()).toBe(1)
  const onForm = await show({ modelMeasurements: { size: '36', chest: '84' } })
  expect(await onForm.getByText('Shown in size 36.').count()).toBe(1)
  expect(await onForm.getByText(/tall/).count()).toBe(0)
})

test('shows the measures of the model only where the shop wants them told [B-FT-40, B-PDP-01]', async () => {
  const modelMeasurements = {
    ...{ height: '177 cm', size: '36', chest: '84 cm', waist: '63 cm' },
    ...{ hip: '91 cm', innerLeg: '81 cm', shoulder: '38 cm', shoeSize: '39' },
  }
  const product = { modelMeasurements }

  expect(await (await show(product)).getByText('Chest').count()).toBe(1)
  const told = await (await show(product)).locator('dd').allTextContents()
  expect(told).toEqual(expect.arrayContaining(Object.values(modelMeasurements)))
  expect(await (await show(product, {}, 'en-gb', { modelMeasurementTab: false })).getByText('Chest').count()).toBe(0)
})

test('shows that few pieces are left only when the shop checks its stock [B-FT-28]', async () => {
  expect(await (await show()).getByRole('radio', { name: '38, only 2 left' }).count()).toBe(1)
  const quiet = await show({}, {}, 'en-gb', { stockCheck: false })
  expect(await quiet.getByText(/only 2 left/).count()).toBe(0)
})

test('keeps the button at hand only where the shop wants it [B-FT-25]', async () => {
  const page = await show()
  const button = page.locator('button[form=buy]')
  expect(await button.count()).toBe(1)
  const style = styleElement('web/catalogue/buying/buy-bar.module.css', styles)
  await page.setContent((await page.content()).replace('<title>', `${style}<title>`))
  expect(await button.evaluate((it) => getComputedStyle(it.closest('[data-away]')!).position)).toBe('sticky')
  expect(await (await show({}, {}, 'en-gb', { stickyAddToBasket: false })).locator('button[form=buy]').count()).toBe(0)
})

test('shows what members pay only where there are members, with no word of saving [B-FT-31, D-05]', async () => {
  const price = examplePrice('tr-tr', 89.9)
  const product = { price: { ...price, shown: { ...price.shown, member: { amount: 71, currency: 'TRY' } } } }
  const page = await show(product, {}, 'tr-tr')
  const member = page.getByText('71,00').first()

  expect(await member.count()).toBe(1)
  expect(await page.locator('s').count()).toBe(0)
  expect(await (await show({ price }, {}, 'tr-tr')).getByText('71,00').count()).toBe(0)
})

test('links customers without membership to joining when there is a member price', async () => {
  const price = examplePrice('en-gb', 89.9)
  const withMember = { price: { ...price, shown: { ...price.shown, member: { amount: 71, currency: 'GBP' } } } }
  const link = (await show(withMember)).getByRole('link', { name: 'Become a member' })

  expect(await link.getAttribute('href')).toBe('/en-gb/account/rewards')
  expect(await (await show({ price })).getByRole('link', { name: 'Become a member' }).count()).toBe(0)
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
  const links = (await show()).getByRole('region', { name: 'Photos' }).getByRole('link', { name: /^Enlarge/ })

  expect(await links.first().getAttribute('href')).toBe('/images/100231_navy_01/1/1.jpeg?w=1600')
  expect(await links.first().getByRole('img').getAttribute('fetchpriority')).toBe('high')
  expect(await links.first().getByRole('img').getAttribute('loading')).toBeNull()
})

test('shows who answers for the product, and its warnings, without a press [D-13]', async () => {
  const productSafety = {
    ...{ manufacturer: 'Halden A/S', address: 'Aarhus', contact: 'safety@halden.example' },
    responsiblePerson: { name: 'Reach GmbH', address: 'Kiel', contact: 'reach@example.com' },
    warnings: ['Keep from fire.'],
  }
  const safety = (await show({ productSafety })).getByRole('region', { name: 'Product safety' })

  for (const said of ['Halden A/S, Aarhus, safety@halden.example', 'Reach GmbH, Kiel, reach@example.com'])
    expect(await safety.getByText(said).isVisible()).toBe(true)
  expect(await safety.getByText('Keep from fire.').isVisible()).toBe(true)
})

test('shows the price of the chosen size, and whether tax is added later [B-PDP-02]', async () => {
  const priced = [exampleVariant('a_36', '36', { price: examplePrice('en-us', 12) }), exampleVariant('a_38', '38')]
  const page = await show({ variants: priced }, { chosenSku: 'a_36' }, 'en-us')

  expect(await page.getByText('$12.00').first().isVisible()).toBe(true)
  expect(await page.getByText('Tax is added at checkout').count()).toBe(1)
})

test('shows an upcoming product without a button to buy it [B-CNT-02]', async () => {
  const page = await show({ comingSoonProduct: true })

  expect(await page.getByRole('button', { name: 'Add to basket' }).count()).toBe(0)
  expect(await page.getByText('Coming soon').first().isVisible()).toBe(true)
})

test('has no accessibility violations, in an Arabic market too', async () => {
  expect(await violations(await show())).toEqual([])
  expect(await violations(await show({}, {}, 'ar-ae'))).toEqual([])
})

test('offers to share a product only where the shop wants it [B-FT-39]', async () => {
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
})

test('asks for the recipient of a gift card, and keeps the typed text', async () => {
  const form = {
    formAction: 'add-gift-card',
    values: { sku: 'g_50', recipientEmail: 'maren', message: 'For you' },
    problems: { recipientEmail: ['Enter a valid email for the recipient.'] },
  }
  const variants = [exampleVariant('g_25', '25.00'), exampleVariant('g_50', '50.00')]
  const page = await show({ isGiftCard: true, isDigital: true, variants }, { form })

  expect(await page.getByLabel('Recipient’s email').inputValue()).toBe('maren')
  expect(await page.getByLabel(/Message/).inputValue()).toBe('For you')
  expect(await page.getByRole('radio', { name: '50.00' }).isChecked()).toBe(true)
  expect(await page.getByRole('button', { name: 'Add to basket' }).first().getAttribute('value')).toBe('add-gift-card')
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
