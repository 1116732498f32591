import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buyerIn } from './buyers.ts'
import { openJourney } from './journey.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()

/** The products on a page, by their ids. */
const shown = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('#products article[data-product]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-product')))

const countIn = async (page: Page): Promise<number> => (await shown(page)).length

test.each([
  ['da-dk', desk],
  ['ar-ae', phone],
] as const)(
  'a shopper in %s without script finds, filters, sorts and leafs through goods by links and forms',
  async (market, viewport) => {
    const t = textsIn(market)
    const { page } = await shopper({ javaScriptEnabled: false, viewport })
    await page.goto(`${shop}/${market}`)
    await search(page, buyerIn(market).looksFor)
    const found = await countIn(page)

    await page.goto(shop + (await page.locator('#main-menu a[href]').first().getAttribute('href')))
    const first = await shown(page)
    await page.locator('main a[rel="next"]').click()
    await page.waitForURL(/page=2/)
    const second = await shown(page)

    await openFilters(page)
    await page.locator('a[href*="colour="]:visible, a[href*="size="]:visible').first().click()
    await page.waitForURL(/(colour|size)=/)
    const filtered = await countIn(page)
    await openFilters(page)
    await page.locator('input[name="upperBoundingValue"]:visible').fill('400')
    await page.getByRole('button', { name: t('facet.apply') }).click()
    await page.waitForURL(/upperBoundingValue=400/)
    const cheap = await countIn(page)
    await page.locator('#sorting').selectOption('price_asc')
    await page.getByRole('button', { name: t('sorting.apply') }).click()
    await page.waitForURL(/sorting=price_asc/)

    expect(found).toBeGreaterThan(0)
    expect(second.filter((product) => first.includes(product))).toEqual([])
    expect(filtered).toBeGreaterThan(0)
    expect(cheap).toBeGreaterThan(0)
    expect(page.url()).toMatch(/(colour|size)=/)
    expect(page.url()).toContain('upperBoundingValue=400')
    expect(await countIn(page)).toBe(cheap)
  },
)

/** Searches from the header or, on a phone, from the page that the search icon links to. */
async function search(page: Page, words: string): Promise<void> {
  if (!(await page.locator('#search-header').isVisible())) await page.locator('header a[href$="/search"]').click()
  const field = page.locator('input[name="q"]:visible').first()
  await field.fill(words)
  await field.press('Enter')
  await page.waitForURL(/\/search\?q=/)
}

/** On a phone the filters are behind a link. */
async function openFilters(page: Page): Promise<void> {
  const opener = page.locator('a[href="#facets"]')
  if (await opener.isVisible()) await opener.click()
}
