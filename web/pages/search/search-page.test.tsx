import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Listing } from '#contracts/pages.ts'
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

test('says when something else was searched for than what was typed', async () => {
  const page = await show({ correctedTerm: 'cardigan' })

  expect(await page.getByText('Showing results for “cardigan”. We found nothing for “cardgan”.').count()).toBe(1)
})

test('says plainly that nothing was found, and offers ways on', async () => {
  const page = await show({
    ...nothing,
    categorySearch: [{ displayName: 'Knitwear', productsInCategory: 9, categoryUri: '/en-gb/women/knitwear' }],
  })

  expect(await page.getByText('We found nothing for “cardgan”.').count()).toBe(1)
  expect(await page.getByRole('link', { name: 'Knitwear' }).getAttribute('href')).toBe('/en-gb/women/knitwear')
  expect(await page.getByRole('complementary').count()).toBe(0)
  expect(await violations(page)).toEqual([])
})

test('shows what editors placed for a search without result, and only then [B-SRCH-17]', async () => {
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
  const kids = { id: 'kids', name: 'Otter Kids', url: '/en-gb/kids', menu: [], searchUrl: '/en-gb/search/kids' }
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
