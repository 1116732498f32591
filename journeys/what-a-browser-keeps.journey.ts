import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from './hydration.ts'
import { openJourney } from './journey.ts'
import { desk } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()
const t = textsIn('en-gb')
const listing = `${shop}/en-gb/women/dresses`

const answer = (page: Page, functional: 'yes' | 'no') =>
  page.context().addCookies([
    {
      ...{ name: 'consent', url: shop },
      value: encodeURIComponent(`consentid:1,consent:${functional},action:yes,necessary:yes,functional:${functional}`),
    },
  ])

/** Chooses the number of tiles in a row. */
async function choose(page: Page, count: number): Promise<void> {
  await page.locator(`label[data-count="${count}"]`).click()
  await page.locator(`input[name="per-row"][value="${count}"]:checked`).waitFor({ state: 'attached' })
}

const chosen = async (page: Page): Promise<string | null> =>
  page
    .locator('input[name="per-row"]:checked')
    .inputValue({ timeout: 10_000 })
    .catch(() => null)

const classes = [
  ['gridMobilePortrait', 390, 1],
  ['gridMobileLandscape', 600, 2],
  ['gridTablet', 800, 3],
  ['gridDesktop', 1440, 2],
] as const

test('tiles per row are remembered for each kind of screen by itself [B-STO-04] [B-STO-05] [B-STO-06] [B-STO-07] [B-WID-02] [B-WID-O1]', async () => {
  const { page, browserErrors } = await shopper({ viewport: desk })
  await answer(page, 'yes')
  await openHydrated(page, listing)
  const before = await page.locator('input[name="per-row"]:checked').count()
  for (const [, width, count] of classes) {
    await page.setViewportSize({ width, height: 900 })
    await choose(page, count)
  }
  const kept = await page.evaluate(
    (names) => names.map((name) => localStorage.getItem(name)),
    [...classes.map(([name]) => name)],
  )
  const again: (string | null)[] = []
  for (const [, width] of classes) {
    await page.setViewportSize({ width, height: 900 })
    await openHydrated(page, listing)
    again.push(await chosen(page))
  }

  expect(before).toBe(0)
  expect(kept).toEqual(classes.map(([, , count]) => String(count)))
  expect(again).toEqual(kept)
  expect(browserErrors).toEqual([])
})

test('without further consent the chosen tile view is kept for the visit only, and search terms are not kept [B-STO-04, B-STO-05, B-STO-06, B-STO-07]', async () => {
  const { page } = await shopper({ viewport: desk })
  await answer(page, 'no')
  await openHydrated(page, listing)
  await choose(page, 2)
  await openHydrated(page, `${shop}/en-gb/search?q=dress`)

  expect(await chosen(page)).toBe('2')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain('gridDesktop')
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('searched-for')
})

test('every page and every choice works in a browser without storage', async () => {
  const { page, browserErrors } = await shopper({ viewport: desk })
  await answer(page, 'yes')
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await openHydrated(page, listing)
  await choose(page, 2)
  await page.locator('main article a').first().click()
  await page
    .getByRole('button', { name: t('product.add-to-basket') })
    .first()
    .waitFor()
  await openHydrated(page, `${shop}/en-gb/search?q=dress`)
  await openHydrated(page, `${shop}/en-gb`)

  expect(await page.locator('h1').count()).toBe(1)
  expect(browserErrors).toEqual([])
})
