import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buyerIn } from './buyers.ts'
import { waitForHydration } from './hydration.ts'
import { openJourney } from './journey.ts'
import { putInBasket } from './put-in-basket.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()
const t = textsIn('en-gb')

/** A shopper whose browser cannot load the code of one drawer. */
async function without(code: string, viewport: typeof phone) {
  const { page, browserErrors } = await shopper({ viewport })
  await page.route(new RegExp(`/assets/${code}-[^/]*\\.js$`), (route) => route.abort())
  const isTold = (times = 1) =>
    expect
      .poll(() => browserErrors.filter((told) => told.includes('dynamically imported module')).length)
      .toBeGreaterThanOrEqual(times)
  return { page, isTold }
}

const product = async (page: Page): Promise<void> => {
  await page.goto(`${shop}/en-gb/women/dresses`)
  const goods = page.locator('main article').filter({ hasNotText: t('product.sold-out') })
  await page.goto(shop + (await goods.locator('a[href*="/p/"]').first().getAttribute('href')))
  await waitForHydration(page)
}

test('the menu unfolds below the header when its drawer cannot be loaded', async () => {
  const { page, isTold } = await without('menu-drawer', phone)
  await page.goto(`${shop}/en-gb/women`)
  await waitForHydration(page)
  await page.locator('header a[href="#main-menu"]').click()

  await page.locator('#main-menu').waitFor({ state: 'visible' })
  await isTold()
})

test('filters are shown on the page when their drawer cannot be loaded, and pressing one changes the listing', async () => {
  const { page, isTold } = await without('facets-drawer', phone)
  await page.goto(`${shop}/en-gb/women/dresses`)
  await waitForHydration(page)
  await page.locator('main a[href="#facets"]').click()
  await page.locator('#facets').waitFor({ state: 'visible' })
  await isTold()

  await page.locator('#facets a[rel="nofollow"]:visible').first().click()
  await page.waitForURL(/\/women\/dresses[/?].+/)
})

test('an added product is shown on the basket page when the basket drawer cannot be loaded', async () => {
  const { page, isTold } = await without('basket-drawer', phone)
  await product(page)
  await page
    .locator('#buy label', { hasNotText: new RegExp(`${t('product.sold-out')}|${t('product.gone-online')}`) })
    .first()
    .click()
  await page.locator('#buy button[value="add-to-basket"]').click()
  await page.waitForURL(`${shop}/en-gb/basket`)

  await expect.poll(() => page.locator('main button[value="remove-line"]').count()).toBe(1)
  await isTold()
})

test('where the basket has no page of its own and its drawer cannot be loaded, its page is shown all the same [C-TGL-01]', async () => {
  const { page, isTold } = await without('basket-drawer', phone)
  await putInBasket({ page, shop }, buyerIn('en-gb'))
  await page.route(/\/api\/f\?(?!.*path=)/, async (route) => {
    const answer = await route.fetch()
    const shell = await answer.json()
    await route.fulfill({ json: { ...shell, featureToggles: { ...shell.featureToggles, basketPage: false } } })
  })
  const isShown = async (failures: number) => {
    await page.waitForURL(`${shop}/en-gb/basket`)
    await waitForHydration(page)
    // The drawer fails on the page before, and again on this one, which then stays.
    await isTold(failures)
    expect(await page.locator('main button[value="remove-line"]').count()).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/en-gb/basket')
  }
  await page.goto(`${shop}/en-gb/women`)
  await waitForHydration(page)
  await page.locator('header a[href="/en-gb/basket"]').click()
  await isShown(2)
  await page.goto(`${shop}/en-gb?openBasketDrawer`)
  await isShown(4)
})

test('a picture opens on its own when the picture viewer cannot be loaded', async () => {
  const { page, isTold } = await without('gallery-viewer', desk)
  await product(page)
  const picture = page.locator('#view-1 a')
  const address = await picture.getAttribute('href')
  await picture.click()

  await page.waitForURL(new URL(address!, shop).href)
  await isTold()
})

test('the size guide opens on its own page when its flyout cannot be loaded', async () => {
  const { page, isTold } = await without('size-guide-flyout', desk)
  await product(page)
  const opener = page.locator('main a[data-opens="size-guide"]').first()
  const address = await opener.getAttribute('href')
  await opener.click()

  await page.waitForURL(new URL(address!, page.url()).href)
  await isTold()
})
