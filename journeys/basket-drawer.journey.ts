import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { buyerIn } from './buyers.ts'
import { openHydrated, waitForAllParts, waitForHydration } from './hydration.ts'
import { openJourney } from './journey.ts'
import { putInBasket } from './put-in-basket.ts'
import { enterCode, findGoods, pressAdd } from './shop-like.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()
const buyer = buyerIn('en-gb')
const t = textsIn('en-gb')

/** Makes the shop behave as if this toggle were off. */
const without = (page: Page, toggle: string) =>
  page.route(/\/api\/f\?(?!.*path=)/, async (route: Route) => {
    const answer = await route.fetch()
    const shell = await answer.json()
    await route.fulfill({ json: { ...shell, featureToggles: { ...shell.featureToggles, [toggle]: false } } })
  })
const withoutPage = (page: Page) => without(page, 'basketPage')

const drawer = (page: Page) => page.getByRole('dialog', { name: t('basket.title') })
const openByIcon = (page: Page) => page.locator('header a[href="/en-gb/basket"]').click()

test('where the basket has no page of its own, its icon opens it over the page, and all of it can be changed there [C-TGL-01, C-RTE-O6, C-BSK-11]', async () => {
  const { page, browserErrors } = await shopper({ viewport: phone })
  await putInBasket({ page, shop }, buyer)
  await withoutPage(page)
  // Before script is loaded, the icon is a link to the basket's address.
  await openHydrated(page, `${shop}/en-gb/women`)

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
  expect(browserErrors).toEqual([])
})

test('its address opens it over the home page then, and shows it as a page without script [C-TGL-01, C-RTE-O6]', async () => {
  const { page } = await shopper()
  await withoutPage(page)
  await page.goto(`${shop}/en-gb/basket`)
  await drawer(page).waitFor()
  const { page: plain } = await shopper({ javaScriptEnabled: false })
  await plain.goto(`${shop}/en-gb/basket`)

  expect(new URL(page.url()).pathname).toBe('/en-gb')
  expect(await plain.getByRole('heading', { level: 1, name: t('basket.empty') }).count()).toBe(1)
})

test('the icon of the basket shows the pieces in it, ninety-nine at most, and no number where it is empty [C-BSK-05, C-BSK-O11, B-NAV-12, B-NAV-O2]', async () => {
  const { page } = await shopper()
  const icon = page.locator('header a[href="/en-gb/basket"]')
  const shown = async (quantity: number | undefined) => {
    if (quantity !== undefined)
      await page.route('**/api/visitor/en-gb*', async (route) => {
        const visitor = await (await route.fetch()).json()
        await route.fulfill({ json: { ...visitor, basket: { ...visitor.basket, quantity } } })
      })
    await openHydrated(page, `${shop}/en-gb`)
    return (await icon.locator('span[aria-hidden]').allInnerTexts()).join()
  }

  expect(await shown(undefined)).toBe('')
  await putInBasket({ page, shop }, buyer, 3)
  expect(await shown(undefined)).toBe('3')
  expect(await shown(100)).toBe('99')
})

test('a message and the page say that the basket of the cookie is gone, once [C-TST-18]', async () => {
  const { page } = await shopper()
  const value = `${crypto.randomUUID()}.${'k'.repeat(43)}`
  await page.context().addCookies([{ name: 'basket', value, url: shop }])
  await page.goto(`${shop}/en-gb/basket`)
  const gone = t('feedback.error_basket_not_found')

  await page.getByRole('alert').getByText(gone).waitFor()
  expect(await page.locator('main').getByText(gone).count()).toBe(1)
  await page.reload()
  await waitForAllParts(page)
  expect(await page.getByText(gone).count()).toBe(0)
})

test('an address opens it by its flag, whatever the value but false, and loses the flag then [C-RTE-26, C-RTE-O3, B-SRCH-18]', async () => {
  const { page, browserErrors } = await shopper()
  await putInBasket({ page, shop }, buyer)
  for (const value of ['openBasketDrawer', 'openBasketDrawer=', 'openBasketDrawer=1']) {
    await page.goto(`${shop}/en-gb/women?sort=newest&${value}`)
    await drawer(page).waitFor()
    await page.waitForURL(`${shop}/en-gb/women?sort=newest`)
    expect(await drawer(page).isVisible()).toBe(true)
  }

  await openHydrated(page, `${shop}/en-gb/women?openBasketDrawer=false`)
  expect(await drawer(page).count()).toBe(0)
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href^="/en-gb/"]')!
    link.href = '/en-gb/men?openBasketDrawer'
    link.click()
  })
  await drawer(page).waitFor()
  await page.waitForURL(`${shop}/en-gb/men`)
  expect(browserErrors).toEqual([])
})

test('the basket drawer offers guests to log in, and to go on with the checkout, where the shop has the sign-in in the checkout [C-TGL-08]', async () => {
  const { page } = await shopper()
  await putInBasket({ page, shop }, buyer)
  await page.goto(`${shop}/en-gb/women?openBasketDrawer`)
  const logIn = drawer(page).getByRole('link', { name: t('basket.log-in') })

  expect(await logIn.getAttribute('href')).toBe('/en-gb/login?to=%2Fen-gb%2Fcheckout%2Fdetails')
  await without(page, 'authInCheckout')
  await page.goto(`${shop}/en-gb/women?openBasketDrawer`)
  await drawer(page)
    .getByRole('link', { name: t('basket.to-checkout') })
    .waitFor()
  await waitForAllParts(page)
  expect(await logIn.count()).toBe(0)
})

test('the basket drawer also shows the offers for all shoppers [C-TGL-20, C-BSK-11]', async () => {
  const { page } = await shopper()
  await putInBasket({ page, shop }, buyer)
  await page.goto(`${shop}/en-gb/women?openBasketDrawer`)
  const offers = drawer(page).getByRole('region', { name: t('basket.offers') })
  await offers.getByText('15% off when you buy three tops').waitFor()

  expect(await offers.getByText('10% off your order').count()).toBe(0)
})

test('a bonus product is chosen in a flyout that opens automatically, and is then in the basket [C-BON-02, C-BON-O1]', async () => {
  const { page, browserErrors } = await shopper()
  await putInBasket({ page, shop }, buyer, 10)
  const flyout = page.getByRole('dialog', { name: t('basket.bonus-flyout') })

  await flyout.locator('button[value="take-bonus"]').first().click()
  await flyout.waitFor({ state: 'detached' })
  await page.getByText(t('basket.item', 11), { exact: true }).waitFor()

  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(browserErrors).toEqual([])
})

/** Measures how long the first dialog of the page stays open, in milliseconds of the page's clock. */
const timeDialog = (page: Page) =>
  page.addInitScript(() => {
    let openedAt: number | undefined
    new MutationObserver(() => {
      const isOpen = document.querySelector('dialog[open]') !== null
      if (isOpen) openedAt ??= performance.now()
      else if (openedAt !== undefined) document.documentElement.dataset.stood ??= String(performance.now() - openedAt)
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
  })

test('a drawer shows the added product, closes automatically after four seconds and returns the focus [B-FLY-04, B-FLY-O2, B-CON-08]', async () => {
  const { page, browserErrors } = await shopper({ viewport: phone })
  await timeDialog(page)
  await findGoods(page, shop, buyer)
  await waitForHydration(page)
  await pressAdd(page, buyer)
  const added = page.getByRole('dialog', { name: t('basket.added') })
  await added.waitFor()

  await added.waitFor({ state: 'hidden' })
  const stoodMs = Number(await page.locator('html').getAttribute('data-stood'))
  expect(stoodMs).toBeGreaterThanOrEqual(4_000)
  expect(await page.evaluate(() => document.activeElement?.closest('#buy') !== null)).toBe(true)
  expect(browserErrors).toEqual([])
})

test.each([
  ['points at it', (page: Page) => page.getByRole('dialog').getByRole('link').first().hover()],
  ['moves the focus in it', (page: Page) => page.keyboard.press('Tab')],
] as const)('the drawer stays when the shopper %s [B-FLY-O2]', async (_, stay) => {
  const { page } = await shopper({ viewport: desk })
  await findGoods(page, shop, buyer)
  await waitForHydration(page)
  await page.clock.install()
  await pressAdd(page, buyer)
  const added = page.getByRole('dialog', { name: t('basket.added') })
  await added.waitFor()

  await stay(page)
  await page.clock.runFor(60_000)
  expect(await added.isVisible()).toBe(true)
})

test('the drawer stays open when the icon opened it [B-FLY-O2]', async () => {
  const { page } = await shopper({ viewport: phone })
  await putInBasket({ page, shop }, buyer)
  await openHydrated(page, `${shop}/en-gb/women`)
  await page.clock.install()
  await page.goto(`${shop}/en-gb/women?openBasketDrawer`)
  await drawer(page).waitFor()

  await page.clock.runFor(60_000)
  expect(await drawer(page).isVisible()).toBe(true)
})
