import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchSuggestions } from '#contracts/search.ts'
import { browsingShell, exampleCard } from '../../pages/browsing.fakes.ts'
import { openBrowser, type Shown, violations } from '../../pages/in-browser.fakes.tsx'
import { SearchInHeader } from '../search-in-header.tsx'
import { SuggestedProducts } from './suggested-products.tsx'
import { TermsAndCategories } from './terms-and-categories.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const answer = (more: Partial<SearchSuggestions> = {}): SearchSuggestions => ({
  term: 'lin',
  terms: [{ term: 'linen shirt', url: '/en-gb/search?q=linen+shirt' }],
  categories: [{ displayName: 'Linen', productsInCategory: 24, categoryUri: '/en-gb/women/linen' }],
  products: Array.from({ length: 5 }, (_, nth) => exampleCard('en-gb', nth)),
  fallback: false,
  totalResults: 47,
  url: '/en-gb/search?q=lin',
  ...more,
})

const show = (of: SearchSuggestions, featureToggles = {}) =>
  browser.open(
    <>
      <h1>Search</h1>
      <SearchInHeader loadSuggestions={async () => () => null} />
      <TermsAndCategories id="list" answer={of} />
      <SuggestedProducts answer={of} Product={({ card }) => <a href={card.url}>{card.name}</a>} />
    </>,
    { ...browsingShell('en-gb'), featureToggles },
  )

test('offers terms and categories as one list, with what would be added standing out', async () => {
  const page = await show(answer())

  expect(await page.getByRole('listbox').getByRole('option').allTextContents()).toEqual(['linen shirt', 'Linen 24'])
  expect(await page.locator('[role="option"] b').textContent()).toBe('en shirt')
  expect(await violations(page)).toEqual([])
})

test('shows three products at most, and leads to all of them [B-SUG-02] [B-CON-02]', async () => {
  const page = await show(answer())

  expect(await page.getByRole('region', { name: 'Products' }).getByRole('listitem').count()).toBe(3)
  expect(await page.getByRole('link', { name: 'See all 47 results for “lin”' }).getAttribute('href')).toBe(
    '/en-gb/search?q=lin',
  )
})

test('says that other suggestions are shown when nothing was found [B-SUG-O1, B-SUG-02]', async () => {
  const page = await show(answer({ fallback: true, totalResults: 0, term: 'xyzzy' }))

  expect(await page.getByText('No results for “xyzzy”.').count()).toBe(1)
  expect(await page.getByRole('region', { name: 'Products' }).getByRole('listitem').count()).toBe(3)
  expect(await page.getByRole('link', { name: /^See all/ }).count()).toBe(0)
})

test('searches in the header, or in a flyout where the shop wants one; without script that is the search page [B-SUG-04, B-FT-45]', async () => {
  const [inline, flyout] = [await show(answer()), await show(answer(), { advancedSearchFlyout: true })]

  expect(await inline.getByRole('searchbox').count()).toBe(1)
  expect(await flyout.getByRole('searchbox').count()).toBe(0)
  expect(await flyout.getByRole('link', { name: 'Search', exact: true }).getAttribute('href')).toBe('/en-gb/search')
})
