import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Listing } from '#contracts/browsing-pages.ts'
import crumbStyles from '#ui/breadcrumb/breadcrumb.module.css'
import layoutStyles from '#ui/layout/layout.module.css'
import { styleElement } from '#ui/style-sheet.fakes.ts'
import { browsingShell, exampleBanner, exampleListing, examplePage, exampleRow } from '../browsing.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { SearchPage } from './search-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const nothing = { results: [], totalResults: 0, facets: [], sortings: [] }
function show(search: Partial<Listing['search']>, zones = {}) {
  const listing = exampleListing('en-gb', {
    term: 'cardgan',
    heading: 'Search results for “cardgan”',
    query: { q: 'cardgan' },
  })
  const page = examplePage('en-gb', 'searchPage', {
    zones,
    listing: { ...listing, search: { ...listing.search, ...search } },
  })
  return browser.open(<SearchPage page={page} />, browsingShell('en-gb'))
}

test('keeps the term in its field', async () => {
  expect(await (await show({})).getByRole('searchbox').inputValue()).toBe('cardgan')
})

test('shows when the search used another term than the typed one', async () => {
  const page = await show({ correctedTerm: 'cardigan' })

  expect(await page.getByText('Showing results for “cardigan”. We found nothing for “cardgan”.').count()).toBe(1)
})

test('says that not every word was found where any of them had to do [B-SRCH-O8]', async () => {
  const note = async (more: object) =>
    (await show(more))
      .getByText(/cardgan/)
      .filter({ hasNotText: /^Search results/ })
      .count()

  expect(await note({ anyWord: true })).toBe((await note({})) + 1)
})

test('shows the recognised words as removable chips, and names the wishes that could not be met', async () => {
  const limits = [
    { kind: 'size', text: 'size 42', term: 'boots under £5', met: true } as const,
    { kind: 'price', text: 'under £5', term: 'boots size 42', met: false } as const,
  ]
  const page = await show({ understood: { goods: 'boots', limits } })

  const chip = page.getByRole('link', { name: 'size 42' })
  expect(await chip.getAttribute('href')).toBe('/en-gb/women/dresses?q=boots+under+%C2%A35')
  expect(await page.getByRole('link', { name: 'Remove under £5' }).count()).toBe(0)
  expect(await page.getByText('Nothing here matches “under £5”, so we left it out.').count()).toBe(1)
  expect(await violations(page)).toEqual([])
})

test('says that nothing was found, and offers links to continue', async () => {
  const page = await show({
    ...nothing,
    categorySearch: [{ displayName: 'Knitwear', productsInCategory: 9, categoryUri: '/en-gb/women/knitwear' }],
  })

  expect(await page.getByText('No results for “cardgan”').count()).toBe(1)
  expect(await page.getByRole('link', { name: 'Knitwear' }).getAttribute('href')).toBe('/en-gb/women/knitwear')
  expect(await page.locator('a > bdi', { hasText: 'Knitwear' }).count()).toBe(1)
  expect(await page.getByRole('complementary').count()).toBe(0)
  expect(await violations(page)).toEqual([])
})

test('counts none in the plural, and keeps a word without an end on the screen', async () => {
  const listing = exampleListing('en-gb', { heading: 'w'.repeat(100) })
  const step = { title: 'w'.repeat(100), url: '/en-gb/search' }
  const found = { ...listing, search: { ...listing.search, ...nothing } }
  const shown = examplePage('en-gb', 'searchPage', { listing: found, breadcrumb: [step, step] })
  const page = await browser.open(<SearchPage page={shown} />, browsingShell('en-gb'))

  const styles =
    styleElement('ui/layout/layout.module.css', layoutStyles) +
    styleElement('ui/breadcrumb/breadcrumb.module.css', crumbStyles)
  await page.setContent((await page.content()).replace('<title>', `${styles}<title>`))

  expect(await page.getByText('0 products').count()).toBe(1)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('shows what editors placed for a search without result, and only then [B-SRCH-17] [B-CMS-O3, B-CMS-03]', async () => {
  const zones = {
    emptySearchTopRows: [exampleRow(exampleBanner({ id: 'top' }))],
    emptySearchBottomRows: [exampleRow(exampleBanner({ id: 'bottom' }))],
  }
  const banners = async (search: Partial<Listing['search']>) =>
    (await show(search, zones)).getByRole('heading', { name: /^Coats for/ }).count()

  expect([await banners(nothing), await banners({})]).toEqual([2, 0])
})

test('leads from the search of a brand to the one in all brands, with the term [B-SRCH-12]', async () => {
  const shell = browsingShell('en-gb')
  const kids = { id: 'kids', name: 'Otter Kids', url: '/en-gb/kids', menu: [], searchUrl: '/en-gb/kids/search' }
  const ofBrands = { ...shell, navigation: { ...shell.navigation, brands: [kids] } }
  const page = examplePage('en-gb', 'searchPage', { listing: exampleListing('en-gb', { term: 'red shoes' }) })
  const wayOut = async (subBrand?: string) => {
    const shown = await browser.open(<SearchPage page={page} />, ofBrands, subBrand)
    return shown
      .getByRole('link', { name: 'Search in all brands' })
      .evaluateAll((all) => all.map((it) => it.getAttribute('href')))
  }

  expect(await wayOut('kids')).toEqual(['/en-gb/search?q=red+shoes'])
  expect(await wayOut()).toEqual([])
})
