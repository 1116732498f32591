import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { objectionsOf, scrollsSideways } from './axe.ts'
import { openHydrated } from './hydration.ts'
import { openJourney } from './journey.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()

interface Place {
  readonly page: Page
  readonly market: string
  readonly isNarrow: boolean
}
type Opening = (place: Place) => Promise<void>

const go = ({ page, market }: Place, path: string) => openHydrated(page, `${shop}/${market}${path}`)

async function openListing(place: Place): Promise<void> {
  await go(place, '')
  const address = await place.page.locator('#main-menu a[href]').first().getAttribute('href')
  await openHydrated(place.page, shop + address)
}

const openMenu: Opening = async (place) => {
  await go(place, '')
  const { page, isNarrow } = place
  await page
    .locator(isNarrow ? 'header a[href="#main-menu"]' : '#main-menu summary')
    .first()
    .click()
  await page
    .locator(isNarrow ? 'dialog[open] nav' : '#main-menu details[open] li')
    .first()
    .waitFor()
}

const openSuggestions: Opening = async (place) => {
  await go(place, place.isNarrow ? '/search' : '')
  const field = place.page.locator(place.isNarrow ? '#search-page' : '#search-header')
  await field.click()
  await field.pressSequentially('10')
  await place.page.locator('[aria-expanded="true"][role="combobox"]').waitFor()
}

const openSearchFlyout: Opening = async (place) => {
  await go(place, '')
  await place.page.locator('header a[href$="/search"]:visible').first().click()
  await place.page.locator('dialog[open] input').waitFor()
}

const openFacets: Opening = async (place) => {
  await openListing(place)
  await place.page.locator('a[href="#facets"]').click()
  await place.page.locator('dialog[open] a[rel="nofollow"]').first().waitFor()
}

const openQuickBuy: Opening = async (place) => {
  await openListing(place)
  const tile = place.page.locator('article[data-product]:has([data-quick-buy])').first()
  await tile.hover()
  await tile.locator('[data-quick-buy]').click()
  await place.page.locator('dialog[open] button[name="sku"]').first().waitFor()
}

const openBasket: Opening = async (place) => {
  await openQuickBuy(place)
  await place.page.locator('dialog[open] button[name="sku"]').first().click()
  const added = place.page.getByRole('dialog').getByText(textsIn(place.market)('basket.added'))
  await added.waitFor()
  // The message does not close by itself while the pointer is over it.
  await added.hover()
}

const openSizeGuide: Opening = async (place) => {
  await openListing(place)
  const url = await place.page
    .locator('article[data-product]:has([data-quick-buy]) :is(h2, h3) a')
    .first()
    .getAttribute('href')
  await openHydrated(place.page, shop + url)
  await place.page.locator('[data-opens="size-guide"]').first().click()
  await place.page.locator('dialog[open] table').first().waitFor()
}

const openCountries: Opening = async (place) => {
  await go(place, '')
  await place.page.locator('footer a[href$="/country-selector"]').click()
  await place.page.locator('dialog[open] a[hreflang]').first().waitFor()
}

async function look(open: Opening, place: Place): Promise<string[]> {
  await open(place)
  await place.page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const found = (await objectionsOf(place.page)).map((objection) => `${open.name}: ${objection}`)
  return (await scrollsSideways(place.page)) ? [...found, `${open.name}: scrolls sideways`] : found
}

const everywhere = [openMenu, openSuggestions, openQuickBuy, openBasket, openSizeGuide]

test.each([
  ['en-gb', phone, [...everywhere, openFacets]],
  ['en-gb', desk, everywhere],
  ['ar-ae', phone, [...everywhere, openFacets]],
  ['ar-ae', desk, everywhere],
  ['fr-fr', phone, [openSearchFlyout, openCountries]],
  ['fr-fr', desk, [openSearchFlyout, openCountries]],
] as const)(
  'nobody is shut out of what opens over a page in %s at %o',
  async (market, viewport, openings) => {
    const { page, browserErrors } = await shopper({ viewport, reducedMotion: 'reduce' })
    const place = { page, market, isNarrow: viewport === phone }
    const objections: string[] = []

    for (const open of openings) objections.push(...(await look(open, place)))

    expect(objections).toEqual([])
    expect(browserErrors).toEqual([])
  },
  240_000,
)

test('countries are chosen in a flyout where a market has them so, and on a page of their own elsewhere; header and footer lead to both, and the page one was on is kept [B-FT-07, B-CSEL-O1, B-CSEL-O2, B-MKT-O4]', async () => {
  const { page } = await shopper({ viewport: desk })
  const selector = 'a[href$="/country-selector"]'
  const choices = page.locator('dialog[open] a[hreflang]')
  await openHydrated(page, `${shop}/fr-fr/a-propos`)
  await page.locator(`footer ${selector}`).click()
  await choices.first().waitFor()
  const inFlyout = page.url()
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await page.locator(`header ${selector}`).click()
  await choices.first().waitFor()
  await page.locator('dialog[open] input[type="search"]').fill('dan')
  await expect.poll(() => choices.evaluateAll((links) => links.map((it) => it.getAttribute('lang')))).toEqual(['da-DK'])
  await choices.click()
  await page.waitForURL(`${shop}/da-dk/om-os`)
  const linksInHeader = await page.locator(`header ${selector}`).count()
  await page.locator(`footer ${selector}`).click()
  await page.waitForURL(/\/da-dk\/country-selector/)
  const toFrance = page.locator('main a[hreflang="fr-FR"]')
  await expect.poll(() => toFrance.getAttribute('href')).toBe('/fr-fr/a-propos')

  expect(inFlyout).toBe(`${shop}/fr-fr/a-propos`)
  expect(await page.locator('dialog[open]').count()).toBe(0)
  expect(linksInHeader).toBeGreaterThan(0)
})
