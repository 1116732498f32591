import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated, waitForPart } from './hydration.ts'
import { openJourney } from './journey.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()

const tiles = '#products article[data-product]'
const countIn = (page: Page): Promise<number> => page.locator(tiles).count()
const productAt = (page: Page, nth: number) => page.locator(tiles).nth(nth).getAttribute('data-product')

/** The page of the first category of the main menu, after hydration. */
async function openListing(page: Page, market: string): Promise<void> {
  await page.goto(`${shop}/${market}`)
  const address = await page.locator('#main-menu a[href]').first().getAttribute('href')
  await openHydrated(page, shop + address)
}

test.each([
  ['da-dk', desk],
  ['ar-ae', phone],
] as const)(
  'a shopper in %s buys from a tile, in a colour chosen there, and stays in the list [B-FT-10, B-FT-17, B-SRCH-18]',
  async (market, viewport) => {
    const t = textsIn(market)
    const { page } = await shopper({ viewport })
    await openListing(page, market)
    const listing = page.url()
    const tile = page.locator(`${tiles}:has([data-option]:not([aria-current])):has([data-quick-buy])`).first()
    const before = await tile.getAttribute('data-product')
    const wanted = tile.locator('[data-option]:not([aria-current])').first()
    const other = (await wanted.getAttribute('data-option'))!
    await wanted.click()
    const swapped = page.locator(`[data-product="${other}"]`)
    await swapped.waitFor()
    await swapped.hover()
    await swapped.locator('[data-quick-buy]').click()
    await page.locator('dialog[open] button[name="sku"]').first().click()
    await page.getByRole('dialog').getByText(t('basket.added')).waitFor()

    expect(other).not.toBe(before)
    expect(page.url()).toBe(listing)
    await page.goto(`${listing}?openBasketDrawer=true`)
    await page.locator('dialog[open]').waitFor()
  },
)

test.each([
  ['da-dk', phone],
  ['ar-ae', desk],
] as const)(
  'a shopper in %s loads more, opens a product and comes back to where she was [B-CON-11]',
  async (market, viewport) => {
    const t = textsIn(market)
    const { page } = await shopper({ viewport })
    await openListing(page, market)
    const first = await countIn(page)
    await page.locator('nav a[rel="next"]').scrollIntoViewIfNeeded()
    await waitForPart(page, 'more-products')
    await page.getByRole('link', { name: t('listing.load-more') }).click()
    await page.locator(tiles).nth(first).waitFor()
    const all = await countIn(page)
    const at = await productAt(page, first + 3)
    await page.locator(`[data-product="${at}"] :is(h2, h3) a`).scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    await page.locator(`[data-product="${at}"] :is(h2, h3) a`).click()
    await page.waitForURL(/\/p\//)
    await page.goBack()
    await page.locator(`[data-product="${at}"]`).waitFor()
    await page.waitForFunction((top) => Math.abs(scrollY - top) < 400, scrolled)

    expect(page.url()).toContain('page=2')
    expect(all).toBeGreaterThan(first)
    expect(await countIn(page)).toBe(all)
  },
)

test.each([
  ['da-dk', 'str', desk],
  ['ar-ae', 'فست', desk],
] as const)(
  'a shopper in %s is told what a term may become, and follows it by keyboard [B-SUG-01, B-SUG-02, B-SUG-03]',
  async (market, begun, viewport) => {
    const { page } = await shopper({ viewport })
    await openHydrated(page, `${shop}/${market}`)
    const field = page.locator('#search-header')
    await field.click()
    await field.pressSequentially(begun)
    await page.locator('[role="option"] b').first().waitFor()
    const products = await page.locator('header section li').count()
    await field.press('ArrowDown')
    const chosen = await field.inputValue()
    const active = await field.getAttribute('aria-activedescendant')
    await field.press('Enter')
    await page.waitForURL(/\/(search\?q=|p\/)/)
    await openHydrated(page, `${shop}/${market}`)
    await field.click()
    await page.locator('header section button').first().waitFor()

    expect(chosen.startsWith(begun)).toBe(true)
    expect(active).toBeTruthy()
    expect(products).toBeGreaterThan(0)
    expect(products).toBeLessThanOrEqual(3)
    await field.press('Escape')
    expect(await field.getAttribute('aria-expanded')).toBe('false')
  },
)
