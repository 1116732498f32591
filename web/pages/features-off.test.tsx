import type { Locator, Page } from 'playwright-core'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toggleKeys } from '#contracts/toggles.ts'
import { SiteFooter, SiteHeader } from '#web/content/index.ts'
import { SearchInHeader } from '#web/search/index.ts'
import {
  browsingShell,
  exampleBanner,
  exampleCarousel,
  exampleListing,
  examplePage,
  exampleProduct,
  exampleRow,
} from './browsing.fakes.ts'
import { CategoryPage } from './category/category-page.tsx'
import { ContentPage } from './content/content-page.tsx'
import { CountrySelectorPage } from './country-selector/country-selector-page.tsx'
import { HomePage } from './home/home-page.tsx'
import { openBrowser, type Shown, violations } from './in-browser.fakes.tsx'
import { NotFoundPage } from './not-found/not-found-page.tsx'
import { ProductPage } from './product/product-page.tsx'
import { SearchPage } from './search/search-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const allOn = Object.fromEntries(toggleKeys.map((key) => [key, true]))
const rows = [exampleRow(exampleBanner()), exampleRow(exampleCarousel('en-gb'))]
const parent = { title: 'Women', url: '/en-gb/women', newTab: false }
const listing = exampleListing('en-gb', { parent })
const results = listing.search.results.map((card) => ({ ...card, hasCompleteTheLook: true }))
const { styleOptions } = exampleProduct('en-gb')
const product = exampleProduct('en-gb', {
  styleOptions: styleOptions.map((option) => ({ ...option, subGroup: 'Bright colours' })),
  sustainabilityReasons: [{ id: 'rain', reason: 'Rain alone', supportText: 'Grown without irrigation' }],
  ...{ allowInStockNotifications: true, hasRetail: true },
  ...{ sustainabilityText: 'Made in Porto.', disclaimer: 'Shade may vary' },
  modelMeasurements: { height: '177 cm', size: '36', chest: '84' },
})
const linkTags = [{ rel: 'canonical', href: 'https://halden.test/en-gb/p/dress' }]

/** Every kind of browsing page, with as many features as the goods allow. */
const kinds: Readonly<Record<string, ReactNode>> = {
  home: <HomePage page={examplePage('en-gb', 'homePage', { zones: { rows } })} />,
  listing: (
    <CategoryPage
      page={examplePage('en-gb', 'categoryPage', { listing: { ...listing, search: { ...listing.search, results } } })}
    />
  ),
  search: <SearchPage page={examplePage('en-gb', 'searchPage', { listing: { ...listing, term: 'dress' } })} />,
  product: (
    <ProductPage
      page={examplePage('en-gb', 'productPage', { ...{ product, linkTags }, shippingMethods: [], looks: [] })}
    />
  ),
  content: <ContentPage page={examplePage('en-gb', 'contentPage', { heading: 'About us', zones: { rows } })} />,
  countries: (
    <CountrySelectorPage
      page={examplePage('en-gb', 'countrySelectorPage', {
        regions: [
          {
            name: 'Europe',
            countries: [
              {
                ...{ code: 'DK', name: 'Denmark' },
                languages: [{ market: 'da-dk', name: 'dansk', lang: 'da-DK', dir: 'ltr', url: '/da-dk' }],
              },
            ],
          },
        ],
      })}
    />
  ),
  'not found': <NotFoundPage page={examplePage('en-gb', 'notFoundPage', { suggestions: [parent] })} />,
}

const loadSuggestions = async () => () => null
const browsing = browsingShell('en-gb')
const shell = { ...browsing, links: { ...browsing.links, notifyMePage: '/en-gb/notify-me' } }
const show = (kind: string, featureToggles: Readonly<Record<string, boolean>>) =>
  browser.open(
    <>
      <SiteHeader path="/en-gb" inApp={false} search={<SearchInHeader loadSuggestions={loadSuggestions} />} />
      {kinds[kind]}
      <SiteFooter />
    </>,
    { ...shell, featureToggles },
  )

/**
 * Finds empty elements of a page: parts, lists and headings without content, and headings without content below them.
 */
const holesIn = (page: Page): Promise<string[]> =>
  page.locator('section, nav, aside, ul, ol, dl, figure, form, h1, h2, h3, h4, p').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const says = (it: Element) => (it.textContent ?? '').trim() !== '' || it.querySelector('img, svg, input') !== null
      const isHeading = /^H\d$/.test(part.tagName)
      const isAlone = isHeading && part.tagName !== 'H1' && part.parentElement!.childElementCount === 1
      const endsThere = part.parentElement!.tagName === 'SECTION' || !part.parentElement!.nextElementSibling
      const isOrphan = isAlone && endsThere && !part.closest('summary, a, li')
      return says(part) && !isOrphan ? [] : [part.outerHTML.slice(0, 120)]
    }),
  )

test.each(Object.keys(kinds))('a %s page is whole where a shop has no feature switched on [B-FT-49]', async (kind) => {
  const page = await show(kind, {})

  expect(await holesIn(page)).toEqual([])
  expect(await page.locator('h1').count()).toBe(1)
  expect(await page.getByRole('link', { name: /United Kingdom/ }).count()).toBeGreaterThan(0)
  expect(await page.locator('header').getByRole('searchbox').count()).toBe(1)
  expect((await violations(page)).filter((id) => !/landmark|region/.test(id))).toEqual([])
})

const traces: readonly (readonly [kind: string, feature: string, find: (page: Page) => Locator])[] = [
  ['listing', 'listingBackButton', (page) => page.getByRole('link', { name: 'Back', exact: true })],
  ['listing', 'listingQuickBuy', (page) => page.locator('[data-quick-buy]')],
  ['listing', 'listingColourSwatches', (page) => page.locator('[data-option]')],
  ['listing', 'listingGallerySwiper', (page) => page.locator('[data-views]')],
  ['listing', 'listingCompleteTheLook', (page) => page.locator('a[href$="#look"]')],
  ['listing', 'wishlist', (page) => page.locator('[data-heart]')],
  ['listing', 'completeTheLook', (page) => page.locator('a[href$="#look"]')],
  ['home', 'wishlist', (page) => page.locator('[data-heart]')],
  ['product', 'wishlist', (page) => page.locator('[data-heart]')],
  ['product', 'subGroupStyles', (page) => page.getByText('Bright colours')],
  ['product', 'sustainabilityReasons', (page) => page.getByText('Grown without irrigation')],
  ['listing', 'advancedSearchFlyout', (page) => page.locator('header a[aria-haspopup="dialog"][href$="/search"]')],
  ['product', 'stockCheck', (page) => page.getByText(/only 2 left/)],
  ['product', 'stickyAddToBasket', (page) => page.locator('button[form=buy]')],
  ['product', 'productActionButtons', (page) => page.getByRole('link', { name: 'Share' })],
  ['product', 'detailNotifyMe', (page) => page.locator('a[data-opens="notify-me"]')],
  ['product', 'stockFinder', (page) => page.locator('a[data-opens="stock-finder"]')],
  ['product', 'modelMeasurementTab', (page) => page.getByText('Chest')],
  ['product', 'sustainabilityText', (page) => page.getByText('Made in Porto.')],
]

test.each(traces)(
  'a %s page has a trace of %s only where that is switched on [B-FT-49]',
  async (kind, feature, find) => {
    const others = Object.fromEntries(Object.entries(allOn).filter(([key]) => key !== feature))
    const counts: number[] = []
    for (const toggles of [allOn, others, {}]) counts.push(await find(await show(kind, toggles)).count())

    expect(counts[0]).toBeGreaterThan(0)
    expect(counts.slice(1)).toEqual([0, 0])
  },
)
