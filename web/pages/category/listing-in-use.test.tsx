import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleBanner, exampleCard, exampleListing, exampleProduct, exampleRow } from '../browsing.fakes.ts'
import { openScriptedBrowser } from '../in-scripted-browser.fakes.ts'

let browser: Awaited<ReturnType<typeof openScriptedBrowser>>
beforeAll(async () => {
  browser = await openScriptedBrowser()
})
afterAll(() => browser.close())

const without = { query: {}, search: { ...exampleListing('en-gb').search, facets: [] } }

test('filters stand beside the products on wide screens, and on phones in a drawer that applies and clears them [B-SRCH-O10]', async () => {
  const wide = await browser.show({ kind: 'listing' }, { width: 1440 })
  await wide.getByRole('complementary', { name: 'Filters' }).getByRole('link', { name: '40', exact: true }).waitFor()
  expect(await wide.locator('a[href="#facets"]').isVisible()).toBe(false)

  const phone = await browser.show({ kind: 'listing' }, { width: 390 })
  await phone.locator('a[href="#facets"]').click()
  const drawer = phone.getByRole('dialog', { name: 'Filter' })
  await drawer.getByRole('link', { name: '40', exact: true }).waitFor()
  expect(await drawer.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe('/en-gb/women/dresses')
  await drawer.getByRole('button', { name: 'Show 214 products' }).click()
  await drawer.waitFor({ state: 'hidden' })

  const unfiltered = await browser.show({ kind: 'listing', listing: without }, { width: 390 })
  await unfiltered.locator('a[href="#facets"]').click()
  await unfiltered.getByRole('button', { name: /^Show 214/ }).waitFor()
  expect(await unfiltered.getByRole('link', { name: 'Clear all' }).count()).toBe(0)
})

test('rows for the side stand beside the products on desktops, and nowhere on narrower screens [B-CMS-O3]', async () => {
  const zones = { sidebarRows: [exampleRow(exampleBanner({ id: 'beside' }))] }
  const page = await browser.show({ kind: 'listing', zones }, { width: 960 })
  const beside = page.getByRole('heading', { name: /^Coats for/ })
  await beside.waitFor()
  const [row, products] = [await beside.boundingBox(), await page.locator('#products').boundingBox()]

  expect(row!.x + row!.width).toBeLessThanOrEqual(products!.x)
  await page.setViewportSize({ width: 959, height: 800 })
  expect(await beside.isVisible()).toBe(false)
})

test('chosen filters are chips above the products, removable one by one or all at once, and a value without products cannot be pressed [B-SRCH-O10]', async () => {
  const { search } = exampleListing('en-gb')
  const facets = search.facets.map(({ values, ...facet }) => ({
    ...facet,
    values: values.map((one) => ({ ...one, selected: ['38', '40', 'navy'].includes(one.value) })),
  }))
  const listing = { query: { size: '38,40', colour: 'navy', sorting: 'newest' }, search: { ...search, facets } }
  const page = await browser.show({ kind: 'listing', listing }, { width: 1440 })
  const chips = page.getByRole('list', { name: 'Active filters' })

  expect(await chips.getByRole('link').evaluateAll((links) => links.map((it) => it.getAttribute('href')))).toEqual([
    '/en-gb/women/dresses?colour=navy&size=40&sorting=newest',
    '/en-gb/women/dresses?colour=navy&size=38&sorting=newest',
    '/en-gb/women/dresses?size=38,40&sorting=newest',
    '/en-gb/women/dresses?sorting=newest',
  ])
  const black = page.getByRole('complementary', { name: 'Filters' }).getByText('Black')
  expect(await black.evaluate((it) => [it.getAttribute('href'), it.getAttribute('aria-disabled')])).toEqual([
    null,
    'true',
  ])
})

test('four buttons offer one to four tiles per row, on phones those that fit, and the usual number there is marked [B-WID-01, B-WID-O1, B-WID-02, B-CON-03]', async () => {
  const page = await browser.show({ kind: 'listing' }, { width: 390 })
  const choices = page.locator('label[data-count]')
  await choices.first().waitFor()
  const shownAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return choices.evaluateAll((all) => {
      const colours = all.map((it) => getComputedStyle(it).color)
      const marked = colours.findIndex((colour) => colours.indexOf(colour) === colours.lastIndexOf(colour)) + 1
      return { shown: all.filter((it) => it.checkVisibility()).map((it) => it.textContent), marked }
    })
  }

  for (const [width, most, marked] of [
    [320, 2, 2],
    [479, 2, 2],
    [480, 3, 3],
    [767, 3, 3],
    [768, 4, 3],
    [959, 4, 3],
    [960, 4, 4],
    [1440, 4, 4],
  ] as const)
    expect([width, await shownAt(width)]).toEqual([width, { shown: ['1', '2', '3', '4'].slice(0, most), marked }])
})

test('the number of tiles per row that is chosen is marked, and the products stand by it [B-WID-02]', async () => {
  const page = await browser.show({ kind: 'listing' }, { width: 1440 })
  const chosen = page.locator('input[name="per-row"]:checked')
  await page.locator('#products').waitFor()
  expect(await chosen.count()).toBe(0)

  await page.locator('label[data-count="2"]').click()
  await page.locator('#products[data-per-row="2"]').waitFor()
  expect(await chosen.inputValue()).toBe('2')
})

test('the number of tiles per row is kept for the kind of screen it was chosen on, under a name of its own, and comes back there [B-STO-04, B-STO-05, B-STO-06, B-STO-07, B-WID-02, B-WID-O1]', async () => {
  const page = await browser.show({ kind: 'listing' }, { width: 1440 })
  const shownAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return page.locator('#products').getAttribute('data-per-row')
  }
  for (const [width, count] of [
    [479, 1],
    [480, 2],
    [768, 3],
    [960, 2],
  ] as const) {
    await shownAt(width)
    await page.locator(`label[data-count="${count}"]`).click()
    await page.locator(`#products[data-per-row="${count}"]`).waitFor()
  }

  expect(await page.evaluate(() => Object.entries(localStorage).toSorted())).toEqual([
    ['gridDesktop', '2'],
    ['gridMobileLandscape', '2'],
    ['gridMobilePortrait', '1'],
    ['gridTablet', '3'],
  ])
  for (const [width, count] of [
    [1440, '2'],
    [959, '3'],
    [767, '2'],
    [390, '1'],
  ] as const)
    await expect.poll(() => shownAt(width)).toBe(count)
})

test('a sold-out tile stays in the list, greyed, says so, and offers no quick buy [B-CAT-O6]', async () => {
  const results = [exampleCard('en-gb', 0), exampleCard('en-gb', 1, { inStock: false })]
  const page = await browser.show(
    { kind: 'listing', listing: { search: { ...exampleListing('en-gb').search, results } } },
    { shell: { featureToggles: { listingQuickBuy: true } } },
  )
  const tile = (nth: number) => page.getByRole('article').nth(nth)
  const opacity = (nth: number) =>
    tile(nth)
      .locator('img')
      .first()
      .evaluate((it) => Number(getComputedStyle(it).opacity))
  const quick = (nth: number) => tile(nth).locator('[data-quick-buy]').count()
  await tile(1).waitFor()

  expect([await opacity(0), await quick(0)]).toEqual([1, 1])
  expect(await opacity(1)).toBeLessThan(1)
  expect(await quick(1)).toBe(0)
  expect(await tile(1).getByText('sold out', { exact: true }).isVisible()).toBe(true)
})

test('the size that is pressed on a tile is the one put into the basket, and a sold-out one cannot be pressed [B-FT-10]', async () => {
  const product = exampleProduct('en-gb')
  const page = await browser.show(
    { kind: 'listing' },
    { shell: { featureToggles: { listingQuickBuy: true } }, answers: { '/api/catalog/en-gb/product/': product } },
  )
  await page.locator('[data-quick-buy]').first().click()
  const sizes = page.getByRole('dialog').locator('button[name="sku"]')
  await sizes.first().waitFor()
  const sent = page.waitForRequest((request) => request.method() === 'POST')

  expect(await sizes.evaluateAll((all) => all.map((size) => (size as HTMLButtonElement).value))).toEqual([
    ...[`${product.id}_36`, `${product.id}_38`],
  ])
  await sizes.nth(1).click()
  const form = new URLSearchParams((await sent).postData() ?? '')
  expect(Object.fromEntries(form)).toEqual({ formAction: 'add-to-basket', sku: `${product.id}_38` })
})

test('the sizes that open on a tile have a heart beside them only where the market has wishlists [B-FT-12]', async () => {
  const hearts = async (wishlist: boolean) => {
    const page = await browser.show(
      { kind: 'listing' },
      {
        shell: { featureToggles: { listingQuickBuy: true, wishlist } },
        answers: { '/api/catalog/en-gb/product/': exampleProduct('en-gb') },
      },
    )
    await page.locator('[data-quick-buy]').first().click()
    const sizes = page.getByRole('dialog')
    await sizes.locator('button[name="sku"]').first().waitFor()
    return sizes.locator('button[form="save"]').count()
  }

  expect([await hearts(true), await hearts(false)]).toEqual([1, 0])
})

const picturesOf = (tile: Locator) =>
  tile.locator('img').evaluateAll((all) => all.map((it) => (it as HTMLImageElement).src.match(/\/(\d)\.\w+\?/)?.[1]))

/** Moves a finger from the 100th pixel of the tile to another one. */
async function swipe(tile: Locator, toX: number): Promise<void> {
  const box = (await tile.boundingBox())!
  const at = { bubbles: true, pointerType: 'touch', clientX: box.x + 100, clientY: box.y + 100 }
  const picture = tile.locator('img').first()
  await picture.dispatchEvent('pointerdown', at)
  await tile.page().waitForTimeout(200)
  await picture.dispatchEvent('pointerup', { ...at, clientX: box.x + toX })
}

test('a tile shows its back under the pointer, and under a finger that swipes where the shop wants views on tiles [B-CAT-O1, B-FT-18]', async () => {
  const { images, ...card } = exampleCard('en-gb', 1)
  const third = { index: 3, format: 'avif', view: 'detail', alt: 'Close up' } as const
  const ofThree = { ...card, images: { ...images, indexes: [...images.indexes, third] } }
  const listing = { search: { ...exampleListing('en-gb').search, results: [exampleCard('en-gb', 0), ofThree] } }
  const page = await browser.show(
    { kind: 'listing', listing },
    { shell: { featureToggles: { listingGallerySwiper: true } } },
  )
  const tile = page.getByRole('article').first()
  await tile.waitFor()

  expect(await picturesOf(tile)).toEqual(['1'])
  await tile.hover()
  await expect.poll(() => picturesOf(tile)).toEqual(['1', '2'])

  const touched = page.getByRole('article').nth(1)
  const swiped = async (toX: number) => {
    const before = await touched.getAttribute('data-at')
    await swipe(touched, toX)
    await expect.poll(() => touched.getAttribute('data-at')).not.toBe(before)
    return [await touched.getAttribute('data-at'), await picturesOf(touched)]
  }
  expect(await swiped(20)).toEqual(['1', ['1', '2']])
  expect(await swiped(20)).toEqual(['2', ['1', '3']])
  expect(await swiped(180)).toEqual(['1', ['1', '2']])
  await swiped(20)
  expect(await swiped(20)).toEqual(['0', ['1', '1']])
})

test('a tile shows its back under the pointer, and stays as it is under a finger, where the shop wants no views on tiles [B-CAT-O1, B-FT-18]', async () => {
  const page = await browser.show({ kind: 'listing' })
  const [tile, touched] = [page.getByRole('article').first(), page.getByRole('article').nth(1)]
  await tile.hover()
  await expect.poll(() => picturesOf(tile)).toEqual(['1', '2'])

  await swipe(touched, 20)
  await page.getByRole('article').nth(2).hover()
  await expect.poll(() => picturesOf(page.getByRole('article').nth(2))).toEqual(['1', '2'])
  expect([await touched.getAttribute('data-at'), await picturesOf(touched)]).toEqual([null, ['1']])
})

test('tells on a tile, in this order: picture, badges, heart, name, price, struck price, percentage, prior price, member price, colours and offer [B-CAT-O2, B-FT-04]', async () => {
  const money = (amount: number) => ({ amount, currency: 'GBP' })
  const card = exampleCard('en-gb', 0, {
    badges: [{ id: 'new', title: 'New' }],
    calloutAttributes: {
      ...{ callout: 'Two for one', disclaimer: 'Until Sunday', hideDiscountBadge: false, hideListPrice: false },
    },
    price: {
      ...{ salesPrice: money(60), discounts: [] },
      shown: {
        ...{ now: money(60), isReduced: true, before: money(80), percent: 25, prior: money(70), member: money(55) },
      },
    },
  })
  const look = {
    ...{ shape: 'chip', image: null, rotation: 0, backgroundColor: null, color: null, borderColor: null },
    ...{ opacity: 100, textAlign: 'start', textSize: 10, width: null, position: 'topLeft', places: ['listing'] },
  } as const
  const badges = [{ badgeId: 'new', badgeTitle: 'Fresh', productTile: look, productDetail: null, lineItem: null }]
  const listing = { search: { ...exampleListing('en-gb').search, results: [card] } }
  const show = (toggles: Record<string, boolean>, of = listing) =>
    browser.show(
      { kind: 'listing', listing: of },
      {
        shell: { badges: badges as never, featureToggles: { wishlist: true, listingColourSwatches: true, ...toggles } },
      },
    )
  const orderIn = async (page: Awaited<ReturnType<typeof show>>, texts: readonly string[]) => {
    const tile = page.getByRole('article').first()
    await tile.waitFor()
    const html = await tile.evaluate((it) => it.outerHTML)
    const at = texts.map((text) => html.indexOf(text))
    expect(at.includes(-1), texts[at.indexOf(-1)]).toBe(false)
    expect(at).toEqual(at.toSorted((a, b) => a - b))
  }

  await orderIn(await show({}), [
    ...['<img', 'Fresh', 'Save V-neck', '>V-neck crêpe dress', '£60.00', '£80.00', '25', '£70.00', '£55.00'],
    ...['Colours of', 'Two for one', 'Until Sunday'],
  ])
  const first = { ...card, price: { ...card.price, shown: { ...card.price.shown, isBeforeFirst: true as const } } }
  const swapped = { search: { ...exampleListing('en-gb').search, results: [first] } }
  await orderIn(await show({}, swapped), ['£80.00', '£60.00'])
})

test('the back button leads to the previous page of the shop, or to the parent category [B-SRCH-O11, B-FT-36]', async () => {
  const parent = { title: 'Women', url: '/en-gb/women', newTab: false }
  const shell = { featureToggles: { listingBackButton: true } }
  const page = await browser.show({ kind: 'listing', listing: { parent } }, { shell })
  const back = page.getByRole('link', { name: 'Back', exact: true })
  expect(await back.getAttribute('href')).toBe('/en-gb/women')

  await page.evaluate(() => history.pushState(null, '', '/en-gb/women/dresses'))
  await back.click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/en-gb/page')
})

test('the back button leads a visitor who came from another site to the parent category [B-SRCH-O11]', async () => {
  const parent = { title: 'Women', url: '/en-gb/women', newTab: false }
  const show = (listing: object) =>
    browser.show({ kind: 'listing', listing }, { shell: { featureToggles: { listingBackButton: true } } })
  const page = await show({ parent })
  const isFirst = await page.evaluate(() => window.navigation.currentEntry?.index === 0)
  await page.getByRole('link', { name: 'Back', exact: true }).click()

  await expect.poll(() => new URL(page.url()).pathname).toBe('/en-gb/women')
  const withoutParent = await show({ parent: undefined })
  const back = withoutParent.getByRole('link', { name: 'Back', exact: true })
  expect([isFirst, await back.getAttribute('href')]).toEqual([true, '/en-gb'])
})
