import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductDetail } from '#contracts/catalogue.ts'
import { toggleKeys } from '#contracts/toggles.ts'
import { browsingShell, exampleProduct, exampleVariant } from '../browsing.fakes.ts'
import { openScriptedBrowser } from '../in-scripted-browser.fakes.ts'

let browser: Awaited<ReturnType<typeof openScriptedBrowser>>
beforeAll(async () => {
  browser = await openScriptedBrowser()
})
afterAll(() => browser.close())

const on = Object.fromEntries(toggleKeys.map((key) => [key, true]))
const links = { ...browsingShell('en-gb').links, 'size-guide': '/en-gb/size-guide', notifyMePage: '/en-gb/notify-me' }
const answers = { '/api/retail-stock/en-gb/get-retail-availability': storesWithASize() }
const show = (product: Partial<ProductDetail> = {}, page: object = {}, toggles: Record<string, boolean> = {}) =>
  browser.show({ kind: 'product', product, page }, { shell: { links, featureToggles: { ...on, ...toggles } }, answers })

/**
 * Four stores in the shop's order. The third has no click and collect, and the last has nothing in stock to collect.
 */
function storesWithASize(): object {
  const store = (name: string, clickAndCollect: boolean) => ({
    ...{
      pickupPointId: name.toLowerCase(),
      physicalId: name,
      shopNumber: '1',
      name,
      clickAndCollect,
      openingHours: [],
    },
    ...{
      address: {
        street: 'High St 1',
        postalCode: 'BA1',
        city: name,
        countryCode: 'GB',
        phone: '+44 1',
        latitude: 51,
        longitude: -2,
      },
    },
  })
  return [
    { store: store('Ayr', true), quantity: 0, status: 'soldOut' },
    { store: store('Bath', true), quantity: 3, status: 'inStock' },
    { store: store('Cork', false), quantity: 2, status: 'fewLeft' },
    { store: store('Deal', true), quantity: 1, status: 'fewLeft' },
  ]
}

test('a press on add to basket without a size opens the choice with a message; a chosen size is named and sent [B-PDP-O2]', async () => {
  const page = await show()
  await page.getByRole('button', { name: 'Add to basket' }).first().click()

  await page.getByRole('alert').getByText('Choose a size.').waitFor()
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('radio')
  await page.getByRole('radio', { name: /^36/ }).check({ force: true })
  await page.getByRole('alert').waitFor({ state: 'detached' })
  const form = page.locator('form#buy')
  expect(await form.evaluate((it) => new FormData(it as HTMLFormElement).get('sku'))).toBe('100231_navy_01_36')
})

test('a single size needs no choice, and the size is kept on the way to another colour [B-PDP-O2]', async () => {
  const single = await show({ variants: [exampleVariant('100231_navy_01_one', 'one')] })
  const sent = single.locator('form#buy')
  await sent.waitFor()
  expect(await sent.evaluate((it) => new FormData(it as HTMLFormElement).get('sku'))).toBe('100231_navy_01_one')

  const styleOptions = exampleProduct('en-gb').styleOptions.map((option) => ({
    ...option,
    variants: ['36', '38'].map((sizeId) => ({
      ...{ id: `${option.id}_${sizeId}`, sizeId, inStockEcom: true, inStockRetail: false },
    })),
  }))
  const page = await show({ styleOptions })
  const camel = page.getByRole('link', { name: 'Camel' })
  expect(await camel.getAttribute('href')).toBe('/en-gb/p/v-neck-dress-100231-camel')
  await page.getByRole('radio', { name: /^38/ }).check({ force: true })
  await expect.poll(() => camel.getAttribute('href')).toBe('/en-gb/p/v-neck-dress-100231-camel?sku=100231_camel_01_38')
})

test('the page of a product keeps in the browser that it was looked at, where the shopper agreed [B-REC-O2]', async () => {
  const page = await show()

  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('viewed-products')))
    .toBe(JSON.stringify([exampleProduct('en-gb').id]))
})

test('a press copies the code of an offer [B-PDP-11]', async () => {
  const callout = { callout: 'Two for one', clipboardCode: 'TWO41', hideDiscountBadge: false, hideListPrice: false }
  const page = await show({ calloutAttributes: callout })
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => Object.assign(document, { title: text }) },
    }),
  )
  await page.getByRole('button', { name: 'Copy code' }).first().click()

  await expect.poll(() => page.title()).toBe('TWO41')
})

test('a sold-out size stays, struck through, and offers word of its return where product and shop allow it [B-PDP-O2, B-CAT-O8, B-FT-21, B-NTFY-01]', async () => {
  const offers = async (allowInStockNotifications: boolean, toggles = {}) => {
    const page = await show({ allowInStockNotifications }, {}, toggles)
    const gone = page.getByRole('radio', { name: /^40/ })
    await gone.check({ force: true })
    const struck = await page.locator('label', { has: gone }).evaluate((it) => getComputedStyle(it).backgroundImage)
    await page.getByText(/^40:/).waitFor()
    return [struck, (await page.getByRole('link', { name: 'Notify me when it is back' }).count()) > 0]
  }
  const [struck, offered] = await offers(true)

  expect(struck).toContain('linear-gradient')
  expect(offered).toBe(true)
  expect((await offers(false))[1]).toBe(false)
  expect((await offers(true, { detailNotifyMe: false }))[1]).toBe(false)
})

test('products sold only in stores have a button to find them instead of an add-to-basket button [B-CAT-O7, B-FT-35]', async () => {
  const variants = [exampleVariant('a_36', '36', { inStockEcom: false, inStockRetail: true })]
  const page = await show({ hasEcom: false, hasRetail: true, variants })

  await page.locator('main [data-opens="stock-finder"]').first().waitFor()
  expect(await page.getByRole('button', { name: 'Add to basket' }).count()).toBe(0)
})

test('a pre-order says so on its button with the day it is sent; what is coming counts down there instead [B-PDP-O4, B-CNT-O1, B-CNT-01]', async () => {
  const ordered = await show({ isPreorder: true, preorderShipsOn: '2026-12-12' }, { chosenSku: '100231_navy_01_36' })
  await ordered.getByRole('button', { name: 'Pre-order' }).first().waitFor()
  expect(await ordered.getByText('Dispatched from Sat 12 Dec').count()).toBeGreaterThan(0)
  expect(await ordered.getByRole('button', { name: 'Add to basket' }).count()).toBe(0)

  const coming = await show({
    ...{ comingSoonProduct: true, launchDateTime: new Date(Date.now() + 91_800_000).toISOString() },
  })
  await expect.poll(() => coming.getByRole('timer').innerText()).toMatch(/^01\D+01\D+\d\d\D+\d\d/)
  expect(await coming.getByRole('button', { name: 'Add to basket' }).count()).toBe(0)
  expect(await coming.locator('form#buy').count()).toBe(0)
})

test('word of a launch is asked for by the call of launches, with the address and the product [B-NTFY-02]', async () => {
  const page = await show({ comingSoonProduct: true, launchDateTime: '2099-01-02T10:00:00Z' })
  await page.locator('main [data-opens="notify-me"]').first().click()
  const flyout = page.getByRole('dialog')
  await flyout.getByRole('textbox', { name: 'Email' }).fill('maren@example.com')
  const optIn = page.waitForRequest(/\/optin$/)
  await flyout.getByRole('button', { name: 'Notify me', exact: true }).click()
  const asked = await optIn

  expect([asked.method(), new URL(asked.url()).pathname]).toEqual(['PUT', '/api/productgoinglive/en-gb/optin'])
  expect(asked.postDataJSON()).toEqual({ email: 'maren@example.com', productId: exampleProduct('en-gb').id })
})

/** A page that was cached with old stock, and the calls that it makes for the current stock. */
async function showWhereStockIs(quantity: number, product: Partial<ProductDetail> = {}, stockCheck = true) {
  const variants = ['36', '38'].map((size) => exampleVariant(`a_${size}`, size, { ean: `40000000${size}`, fewLeft: 3 }))
  const stock = [{ ean: '4000000038', inStock: quantity > 0, quantity, stockLocation: 'warehouse' }]
  const page = await browser.show(
    { kind: 'product', product: { allowInStockNotifications: true, variants, ...product } },
    {
      shell: { links, featureToggles: { ...on, stockCheck } },
      answers: { '/api/inventory/en-gb/get-availability': stock },
    },
  )
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/inventory/')) asked.push(new URL(request.url()).search)
  })
  await page.getByRole('radio', { name: /^38/ }).check({ force: true })
  return { page, asked }
}

test('the stock of a chosen size is checked before it is bought: a size that sold out offers notify-me, and fewer pieces show as left [B-PDP-05, B-FT-28]', async () => {
  const gone = await showWhereStockIs(0)
  await gone.page.getByRole('link', { name: 'Notify me' }).first().waitFor()
  expect(gone.asked).toEqual(['?EanCodes=4000000038'])
  expect(await gone.page.getByText('Sold out').count()).toBeGreaterThan(0)

  const last = await showWhereStockIs(1)
  await last.page
    .getByText(/only 1 left/)
    .first()
    .waitFor()
  expect(await last.page.getByRole('button', { name: 'Add to basket' }).count()).toBeGreaterThan(0)
})

test('a size that is sold out in the cached page can be bought if the check says that there is a piece, for example the one in the shopper’s own basket [B-PDP-05, B-FT-28]', async () => {
  const variants = ['36', '38'].map((size) =>
    exampleVariant(`a_${size}`, size, { ean: `40000000${size}`, inStockEcom: size === '36' }),
  )
  const { page } = await showWhereStockIs(1, { variants })

  await page.getByText('38: only 1 left.').first().waitFor()
  expect(await page.getByRole('link', { name: 'Notify me' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Add to basket' }).count()).toBeGreaterThan(0)
})

test('the number of pieces left is that of the check, whatever number the cached page has [B-PDP-02, B-PDP-05, B-FT-28]', async () => {
  const ofMany = ['36', '38'].map((size) => exampleVariant(`a_${size}`, size, { ean: `40000000${size}` }))
  const shown = async (quantity: number, product: Partial<ProductDetail>) => {
    const { page } = await showWhereStockIs(quantity, product)
    return page.locator('main').getByText(/^38: /)
  }
  const isFew = await shown(3, { variants: ofMany })
  const isMany = await shown(4, {})

  await expect.poll(() => isFew.first().innerText()).toBe('38: only 3 left.')
  await expect.poll(() => isMany.first().innerText()).toBe('38: in stock.')
})

test('the stock of a chosen size is not checked with the toggle off, nor for products that never run out [B-FT-28, B-CAT-O9]', async () => {
  const asked = async (product: Partial<ProductDetail>, stockCheck?: boolean) => {
    const shown = await showWhereStockIs(0, product, stockCheck)
    await shown.page.waitForTimeout(500)
    return [shown.asked, await shown.page.getByRole('link', { name: 'Notify me' }).count()]
  }

  expect([await asked({}, false), await asked({ isNoos: true })]).toEqual([
    [[], 0],
    [[], 0],
  ])
})

test('a digital gift card is bought by its amount, without a store finder, even if stores sell it [B-PDP-O5, B-CAT-10]', async () => {
  const page = await show({
    ...{ isGiftCard: true, isDigital: true, hasRetail: true },
    variants: [exampleVariant('g_25', '25.00'), exampleVariant('g_50', '50.00')],
  })
  const amounts = page.getByRole('group', { name: 'Amount' }).getByRole('radio')
  await amounts.first().waitFor()

  expect(
    await page
      .getByRole('group', { name: 'Amount' })
      .getByText(/^\d+\.\d\d$/)
      .allTextContents(),
  ).toEqual([...['25.00', '50.00']])
  expect(await page.locator('[data-opens="stock-finder"]').count()).toBe(0)
})

test('a picture is opened large, leafed by arrows, thumbnails and the keyboard, and brought closer by a press [B-PDP-O7]', async () => {
  const page = await show()
  await page.getByRole('link', { name: 'Enlarge: Front' }).click()
  const viewer = page.getByRole('dialog', { name: 'Photos' })
  const large = viewer.getByRole('button', { name: /^Zoom/ })
  const shown = () => large.getAttribute('aria-label')

  await expect.poll(shown).toBe('Zoom in: Front')
  await large.click()
  await expect.poll(shown).toBe('Zoom out: Front')
  await page.keyboard.press('ArrowRight')
  await expect.poll(shown).toBe('Zoom in: Back')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(shown).toBe('Zoom in: Front')
  await viewer.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.poll(shown).toBe('Zoom in: Back')
})

test('the pictures of a phone are swiped, with thumbnails that lead to each [B-PDP-O7]', async () => {
  const page = await browser.show({ kind: 'product' }, { shell: { links, featureToggles: on }, width: 390 })
  const thumbs = page.getByRole('navigation', { name: 'Choose a photo' })
  const current = () => thumbs.locator('[aria-current]').getAttribute('href')
  const views = page.getByRole('list', { name: 'Views' })

  await expect.poll(current).toBe('#view-1')
  expect(await views.evaluate((it) => it.scrollWidth > it.clientWidth)).toBe(true)
  await views.evaluate((it) => it.scrollTo({ left: it.clientWidth, behavior: 'instant' }))
  await expect.poll(current).toBe('#view-2')
  await thumbs.getByRole('link').first().click()
  await expect.poll(current).toBe('#view-1')
})

test('the bar with the button appears when the button itself has left the screen [B-PDP-O7, B-FT-25]', async () => {
  const page = await show()
  const bar = page.locator('[class^="buy-bar"][class$="-bar"]')
  await page.locator('form#buy').waitFor()
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('div'), { style: 'height:3000px' })),
  )

  await expect.poll(() => bar.getAttribute('data-away')).toBe('true')
  await page.evaluate(() => window.scrollTo(0, 3000))
  await expect.poll(() => bar.getAttribute('data-away')).toBe(null)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(() => bar.getAttribute('data-away')).toBe('true')
})

test('a markdown and an additional promotion are shown separately, each with its own text [B-CAT-O5, B-CAT-08]', async () => {
  const money = (amount: number) => ({ amount, currency: 'GBP' })
  const page = await show({
    price: {
      ...{ salesPrice: money(48), discounts: [] },
      shown: {
        ...{ now: money(48), isReduced: true, before: money(80), percent: 40 },
        discounts: [
          { kind: 'markdown', off: money(20), callout: 'End of season' },
          { kind: 'promotion', off: money(12), name: 'Friends’ days', callout: 'Extra 20%' },
        ],
      },
    },
  })
  const price = page.getByText('Friends’ days').first().locator('xpath=..')
  await price.waitFor()

  const told = await price.evaluate((it) => [...it.children].map((one) => one.textContent))
  expect(told.slice(-4)).toEqual(['Sale −£20.00', 'End of season', 'Friends’ days −£12.00', 'Extra 20%'])
})

test('shows the stock of the chosen size in each store, and where it can be collected [B-STORE-O3, B-PDP-05, B-FT-35]', async () => {
  const variants = ['36', '38'].map((size) =>
    exampleVariant(`a_${size}`, size, { inStockRetail: true, ean: `400000000${size}` }),
  )
  const page = await show({ hasRetail: true, variants })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/retail-stock/')) asked.push(new URL(request.url()).search)
  })
  await page.locator('main [data-opens="stock-finder"]').first().click()
  const dialog = page.locator('dialog[open]')
  await dialog.getByText('Choose a size').waitFor()
  await dialog.getByRole('radio', { name: '38' }).check({ force: true })
  const rows = dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await rows.first().waitFor()

  expect(asked).toEqual(['?Ean=40000000038'])
  expect(
    (await rows.allInnerTexts()).map((text) => [
      /\d\. (\w+)/.exec(text)![1],
      /In stock|Only \d left|Sold out/.exec(text)![0],
      text.includes('Click and collect'),
    ]),
  ).toEqual([
    ['Bath', 'In stock', true],
    ['Cork', 'Only 2 left', false],
    ['Deal', 'Only 1 left', true],
    ['Ayr', 'Sold out', false],
  ])
})
