import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Listing } from '#contracts/browsing-pages.ts'
import {
  browsingShell,
  exampleBanner,
  exampleCard,
  exampleListing,
  examplePage,
  exampleRow,
} from '../browsing.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { CategoryPage } from './category-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const show = (more: Partial<Listing> = {}, id: 'en-gb' | 'ar-ae' = 'en-gb') =>
  browser.open(
    <CategoryPage page={examplePage(id, 'categoryPage', { listing: exampleListing(id, more) })} />,
    browsingShell(id),
  )

const search = (more: Partial<Listing['search']>): Partial<Listing> => ({
  search: { ...exampleListing('en-gb').search, ...more },
})

test('gives every facet value an address of its own, chosen ones the address without them [B-SRCH-03, B-SRCH-O4]', async () => {
  const page = await show()
  const filters = page.getByRole('complementary', { name: 'Filters' })

  expect(await filters.getByRole('link', { name: '40', exact: true }).getAttribute('href')).toBe(
    '/en-gb/women/dresses?size=38,40',
  )
  expect(await filters.getByRole('link', { name: '38', exact: true }).getAttribute('href')).toBe('/en-gb/women/dresses')
  expect(await filters.getByRole('link', { name: '38', exact: true }).getAttribute('aria-current')).toBe('true')
  expect(await filters.getByText('Black').getAttribute('href')).toBeNull()
})

test('begins at the first page again with every choice of a filter, a price or a sorting [B-SRCH-O4, B-SRCH-03]', async () => {
  const page = await show({ query: { page: '3', size: '38', sorting: 'newest' } })
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const sent = (field: Locator) =>
    field
      .locator('xpath=ancestor::form')
      .evaluate((form) => [...new FormData(form as HTMLFormElement).keys()].toSorted())

  expect(await sent(page.getByRole('combobox', { name: 'Sort by' }))).toEqual(['size', 'sorting'])
  expect(await sent(filters.getByRole('textbox', { name: 'Lowest price' }))).toEqual([
    ...['lowerBoundingValue', 'size', 'sorting', 'upperBoundingValue'],
  ])
  const addresses = await filters
    .getByRole('link')
    .or(page.getByRole('link', { name: /^Remove filter/ }))
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(addresses.length).toBeGreaterThan(2)
  expect(addresses.filter((address) => address.includes('page='))).toEqual([])
})

test('shows chosen filters twice: ticked in the filter list, and removable above the products', async () => {
  const page = await show()

  expect(await page.getByRole('link', { name: 'Remove filter: Size: 38' }).getAttribute('href')).toBe(
    '/en-gb/women/dresses',
  )
  expect(await page.getByText('1 selected').count()).toBe(1)
})

test('does not offer the first sorting, and keeps filters when sorting without script [B-SRCH-09]', async () => {
  const page = await show({ sorting: 'newest' })
  const form = page.getByRole('combobox', { name: 'Sort by' }).locator('xpath=ancestor::form')

  expect(
    await page
      .getByRole('combobox', { name: 'Sort by' })
      .getByRole('option')
      .evaluateAll((options) => options.map((it) => it.getAttribute('value'))),
  ).toEqual(['newest', 'price-asc'])
  expect(
    await form.locator('input[type=hidden]').evaluateAll((inputs) => inputs.map((it) => (it as HTMLInputElement).name)),
  ).toEqual(['size'])
  expect(await form.getByRole('button', { name: 'Sort' }).count()).toBe(1)
})

test('offers the price range only when prices differ [B-SRCH-08]', async () => {
  const { priceFacet, ...samePrices } = exampleListing('en-gb').search

  expect(priceFacet).toBeDefined()
  expect(await (await show()).getByRole('textbox', { name: 'Lowest price' }).inputValue()).toBe('19')
  expect(await (await show({ search: samePrices })).getByRole('textbox', { name: 'Lowest price' }).count()).toBe(0)
})

test('a chosen price moves the handles of the slider, and its ends stay where the prices of the listing end [B-SRCH-O6]', async () => {
  const money = (amount: number) => ({ amount, currency: 'GBP' })
  const bounds = (low: number, high: number) => ({ lowerBoundingValue: money(low), upperBoundingValue: money(high) })
  const priceFacet = { selected: bounds(30, 80), available: bounds(19, 259) }
  const filters = (await show(search({ priceFacet }))).getByRole('complementary', { name: 'Filters' })
  const handles = filters
    .getByRole('slider')
    .evaluateAll((all) => (all as HTMLInputElement[]).map(({ min, value, max }) => [min, value, max]))
  const typed = ['Lowest price', 'Highest price'].map((name) => filters.getByRole('textbox', { name }).inputValue())

  expect([await handles, await Promise.all(typed)]).toEqual([
    [
      ['19', '30', '259'],
      ['19', '80', '259'],
    ],
    ['30', '80'],
  ])
})

test('counts the products above and below, and leads to every page by links [B-SRCH-16, B-SRCH-03]', async () => {
  const page = await show()

  expect(await page.getByRole('status').first().textContent()).toBe('214 products')
  expect(await page.getByText('Showing 60 of 214').count()).toBe(1)
  expect(await page.getByRole('link', { name: 'Load more' }).getAttribute('href')).toBe(
    '/en-gb/women/dresses?page=2&size=38',
  )
  expect(
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link')
      .evaluateAll((links) => links.map((it) => it.textContent)),
  ).toEqual(['1', '2', '3', '4', 'Next'])
})

test('says that no product matches the filters, and offers to remove the last filter', async () => {
  const page = await show(search({ results: [], totalResults: 0 }))

  expect(await page.getByRole('heading', { name: 'Nothing matches these filters' }).count()).toBe(1)
  expect(await page.getByRole('link', { name: 'Not “Size: 38”' }).getAttribute('href')).toBe('/en-gb/women/dresses')
})

test('says that products could not be loaded, shows no count and offers to try again [B-ERR-O2, B-SRCH-11]', async () => {
  const page = await show(search({ results: [], totalResults: 0, facets: [], hasError: true }))

  expect(await page.getByText('We could not load the products. Try again.').count()).toBe(1)
  expect(await page.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/en-gb/women/dresses?size=38')
  expect(await page.getByText('0 products').count()).toBe(0)
  expect(await violations(page)).toEqual([])
})

test('marks upcoming products, sold-out products and products of other brands on their tiles [B-CAT-13]', async () => {
  const results = [
    exampleCard('en-gb', 0, { comingSoonProduct: true }),
    exampleCard('en-gb', 1, { inStock: false }),
    exampleCard('en-gb', 2, { brand: 'Other house' }),
  ]
  const tiles = (await show(search({ results }))).getByRole('article')

  expect(await tiles.nth(0).getByText('Coming soon').count()).toBe(1)
  expect(await tiles.nth(1).getByText('sold out', { exact: true }).count()).toBe(1)
  expect(await tiles.nth(2).getByText('Other house').count()).toBe(1)
})

test('lets tiles per row be chosen from four buttons [B-WID-01] [B-CON-03] [B-WID-O1]', async () => {
  const page = await show()

  expect(
    await page
      .getByRole('group', { name: 'Products per row', includeHidden: true })
      .locator('input')
      .evaluateAll((all) => all.map((it) => (it as HTMLInputElement).value)),
  ).toEqual(['1', '2', '3', '4'])
})

test('has no accessibility violations, in an Arabic market too', async () => {
  expect(await violations(await show())).toEqual([])
  expect(await violations(await show({}, 'ar-ae'))).toEqual([])
})

test('leads back to the category above where the shop wants a button for it [B-FT-36]', async () => {
  const parent = { title: 'Women', url: '/en-gb/women', newTab: false }
  const page = examplePage('en-gb', 'categoryPage', { listing: exampleListing('en-gb', { parent }) })
  const back = async (featureToggles: Record<string, boolean>) =>
    (await browser.open(<CategoryPage page={page} />, { ...browsingShell('en-gb'), featureToggles }))
      .getByRole('link', { name: 'Back', exact: true })
      .evaluateAll((links) => links.map((it) => it.getAttribute('href')))

  expect(await back({ listingBackButton: true })).toEqual(['/en-gb/women'])
  expect(await back({})).toEqual([])
})

test('shows rows of editors between lines of products, and below them where products do not suffice [B-CMS-03, B-CMS-O3]', async () => {
  const row = (id: string) => exampleRow(exampleBanner({ id, toggleFullWidth: false }))
  const of = (count: number) => ({
    search: { ...exampleListing('en-gb').search, results: exampleListing('en-gb').search.results.slice(0, count) },
  })
  const cellsBefore = async (count: number) => {
    const zones = { listingRows: [row('a'), row('b')] }
    const page = examplePage('en-gb', 'categoryPage', { listing: exampleListing('en-gb', of(count)), zones })
    const shown = await browser.open(<CategoryPage page={page} />, browsingShell('en-gb'))
    return shown
      .locator('#products > li')
      .evaluateAll((cells) => cells.flatMap((cell, at) => (cell.hasAttribute('data-span') ? [at] : [])))
  }

  expect(await cellsBefore(40)).toEqual([12, 25])
  expect(await cellsBefore(20)).toEqual([12])
  expect(await cellsBefore(8)).toEqual([])
})

test('offers no link to a size or a brand that no product has, unless it is chosen [B-SRCH-O10]', async () => {
  const value = (id: string, count: number, selected = false) => ({ value: id, name: `No ${id}`, count, selected })
  const values = [value('1', 0), value('2', 3), value('3', 0, true)]
  const facets = ['size', 'brand'].map((id) => ({ id, name: id, values }))
  const page = await show({ query: { size: '3', brand: '3' }, ...search({ facets }) })
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const linked = ['No 1', 'No 2', 'No 3'].map((name) =>
    filters.getByText(name).evaluateAll((all) => all.map((it) => it.closest('a')!.hasAttribute('href'))),
  )

  expect(await Promise.all(linked)).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ])
})

test('shows colours with their dots, four of them for goods of many, and what finds nothing as no link [B-CAT-05, B-SRCH-O10]', async () => {
  const colour = {
    value: 'multicolour',
    name: 'Multicolour',
    count: 3,
    selected: true,
    hex: '#ffffff',
    checkmark: '#000000',
  }
  const many = { ...colour, checkbox: ['#c4161c', '#f7d417', '#2e7d32', '#2356c5'] }
  const page = await show(search({ facets: [{ id: 'colour', name: 'Colour', values: [many] }] }))
  const style = await page.locator('[data-many]').getAttribute('style')

  expect(style).toContain('--first:#c4161c')
  expect(style).toContain('--fourth:#2356c5')
  expect(style).toContain('--tick:#000000')
})

test('shows the sidebar rows of editors beside the listing, under the filters [B-CMS-03] [B-CMS-O3]', async () => {
  const zones = { sidebarRows: [exampleRow(exampleBanner({ id: 'beside' }))] }
  const page = await browser.open(
    <CategoryPage page={examplePage('en-gb', 'categoryPage', { listing: exampleListing('en-gb'), zones })} />,
    browsingShell('en-gb'),
  )

  const filters = page.getByRole('complementary', { name: 'Filters' })
  expect(await filters.getByRole('heading', { name: /^Coats for/ }).count()).toBe(1)
})
