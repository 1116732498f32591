import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { buyerIn } from './buyers.ts'
import { openJourney } from './journey.ts'
import { putInBasket } from './put-in-basket.ts'
import { say } from './say.ts'
import { enterCode } from './shop-like.ts'
import { phone } from './shopper.ts'

const { shop, shopper } = await openJourney()
const buyer = buyerIn('en-gb')
const t = say('en-gb')

/** The shop as one that gives the basket no page of its own. */
const withoutPage = (page: Page) =>
  page.route(/\/api\/f\?(?!.*path=)/, async (route: Route) => {
    const answer = await route.fetch()
    const shell = await answer.json()
    await route.fulfill({ json: { ...shell, featureToggles: { ...shell.featureToggles, basketPage: false } } })
  })

const drawer = (page: Page) => page.getByRole('dialog', { name: t('basket.title') })
const openByIcon = (page: Page) => page.locator('header a[href="/en-gb/basket"]').click()

test('where the basket has no page of its own, its icon opens it over the page, and all of it can be changed there [C-TGL-01]', async () => {
  const { page, troubles } = await shopper({ viewport: phone })
  await putInBasket({ page, shop }, buyer)
  await withoutPage(page)
  // Before the page has its script, the icon leads to the basket's address.
  await page.goto(`${shop}/en-gb/women`, { waitUntil: 'networkidle' })

  await openByIcon(page)
  await drawer(page)
    .getByRole('button', { name: /One more/ })
    .click()
  await drawer(page).getByText(t('basket.subtotal', 2)).waitFor()
  await enterCode(page, 'add-promo-code', { promoCode: 'NOSUCHCODE' })
  await drawer(page).getByText(t('promotion.code-not-found')).waitFor()

  expect(new URL(page.url()).pathname).toBe('/en-gb/women')
  expect(
    await drawer(page)
      .getByRole('link', { name: t('basket.view') })
      .count(),
  ).toBe(0)
  expect(troubles).toEqual([])
})

test('its address opens it over the home page then, and shows it as a page without script [C-TGL-01]', async () => {
  const { page } = await shopper()
  await withoutPage(page)
  await page.goto(`${shop}/en-gb/basket`)
  await drawer(page).waitFor()
  const { page: plain } = await shopper({ javaScriptEnabled: false })
  await plain.goto(`${shop}/en-gb/basket`)

  expect(new URL(page.url()).pathname).toBe('/en-gb')
  expect(await plain.getByRole('heading', { level: 1, name: t('basket.empty') }).count()).toBe(1)
})

test('beside the basket the drawer tells what everybody is offered [C-TGL-20]', async () => {
  const { page } = await shopper()
  await putInBasket({ page, shop }, buyer)
  await page.goto(`${shop}/en-gb/women?openBasketDrawer`)
  const offers = drawer(page).getByRole('region', { name: t('basket.offers') })
  await offers.getByText('15% off from three tops on').waitFor()

  expect(await offers.getByText('10% off your order').count()).toBe(0)
})

test('what was earned along is chosen in a flyout that opens by itself, and lies in the basket then [C-BON-02, C-BON-O1]', async () => {
  const { page, troubles } = await shopper()
  await putInBasket({ page, shop }, buyer, 10)
  const flyout = page.getByRole('dialog', { name: t('basket.bonus-flyout') })

  await flyout.locator('button[value="take-bonus"]').first().click()
  await flyout.waitFor({ state: 'detached' })
  await page.getByText(t('basket.item', 11), { exact: true }).waitFor()

  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(troubles).toEqual([])
})
