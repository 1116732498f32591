import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { objectionsOf } from './axe.ts'
import { buyerIn } from './buyers.ts'
import { waitForHydration } from './hydration.ts'
import { openJourney } from './journey.ts'
import { putInBasket } from './put-in-basket.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()
const t = textsIn('en-gb')
const iPhone = { viewport: phone, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile' }
const android = { viewport: phone, userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile' }
const banner = (page: Page, platform = 'iPhone') => page.getByRole('region', { name: `Halden for ${platform}` })
const handled = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'appBanner')

/** Waits longer than the banner and its requests take to appear. The clock of the page must be `install`ed. */
async function waitLongEnough(page: Page): Promise<void> {
  await page.clock.runFor(6000)
  await page.waitForTimeout(500)
  await page.clock.runFor(1000)
}

test('the app banner appears on a phone after three and a half seconds, and stays away for a day after it is closed [B-APP-03, B-CON-08]', async () => {
  const { page, browserErrors } = await shopper({ ...iPhone })
  await page.goto(`${shop}/en-gb`)
  await banner(page).waitFor()
  const cameAfterMs = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => /app-banner-.*\.js/.test(name))!.startTime,
  )
  const focused = await page.evaluate(() => document.activeElement?.tagName)
  expect(await objectionsOf(page)).toEqual([])
  await banner(page)
    .getByRole('button', { name: t('app.not-now') })
    .click()
  await banner(page).waitFor({ state: 'hidden' })
  const cookie = await handled(page)
  await page.clock.install()
  await page.reload({ waitUntil: 'networkidle' })
  await waitLongEnough(page)

  expect(cameAfterMs).toBeGreaterThanOrEqual(3500)
  expect(focused).toBe('BODY')
  expect(Math.round((cookie!.expires * 1000 - Date.now()) / 3_600_000)).toBe(24)
  expect(await banner(page).count()).toBe(0)
  expect(browserErrors).toEqual([])
})

/** For each picture: the size of its frame in px, and its `width` and `height` attributes, which reserve space while it loads. */
const sizesOf = (pictures: Locator) =>
  pictures.evaluateAll((all) =>
    all.map((image) => {
      const { width, height } = image.closest('span')!.getBoundingClientRect()
      return [width, height, image.getAttribute('width'), image.getAttribute('height')]
    }),
  )

test('the banner shows the app of the visitor’s platform in 60 by 40, and leads to its page in the store; following it counts as an answer; the footer does the same for each app [B-APP-O2, B-APP-04, B-NAV-06, B-WID-07, B-CON-06, B-APP-03]', async () => {
  const { page } = await shopper(android)
  await page.route('https://play.google.com/**', (route) => route.fulfill({ body: 'the store' }))
  await page.goto(`${shop}/en-gb`)
  const there = banner(page, 'Android')
  await there.waitFor()
  const icon = await sizesOf(there.locator('img'))
  const footer = page.getByRole('navigation', { name: t('footer.apps') })
  // The browser does not lay out parts far outside the window, so the pictures would have no size.
  await footer.scrollIntoViewIfNeeded()
  const inFooter = await footer.getByRole('link').evaluateAll((links) => links.map((it) => it.getAttribute('href')))
  const footerIcons = await sizesOf(footer.locator('img'))
  expect(await there.getByText('Your saved items, always with you').count()).toBe(1)
  await there.getByRole('link', { name: t('app.get') }).click()
  await page.waitForURL('https://play.google.com/store/apps/details?id=com.example.selvedge')
  const followed = (await page.context().cookies(shop)).find(({ name }) => name === 'appBanner')

  // An iPad in portrait: a tablet is no desktop.
  const { page: other } = await shopper({ ...iPhone, viewport: { width: 900, height: 1100 } })
  await other.goto(`${shop}/en-gb`)
  const address = await banner(other).getByRole('link').getAttribute('href')
  await other.keyboard.press('Escape')
  await banner(other).waitFor({ state: 'hidden' })

  expect(icon).toEqual([[60, 40, '600', '400']])
  expect(footerIcons).toEqual([...icon, ...icon])
  expect(inFooter).toEqual([address, 'https://play.google.com/store/apps/details?id=com.example.selvedge'])
  expect(address).toBe('https://apps.apple.com/app/id6470000001')
  expect(Math.round((followed!.expires * 1000 - Date.now()) / 3_600_000)).toBe(24)
  expect((await handled(other))?.value).toBe('0')
})

/** Makes the shop offer an app for this platform only. */
const withOnly = (page: Page, kept: string) =>
  page.route(/\/api\/f\?(?!.*path=)/, async (route) => {
    const shell = await (await route.fetch()).json()
    const apps = shell.navigation.apps.filter(({ platform }: { platform: string }) => platform === kept)
    await route.fulfill({ json: { ...shell, navigation: { ...shell.navigation, apps } } })
  })

test.each<[string, BrowserContextOptions, string]>([
  ['at a desk', { ...iPhone, viewport: desk }, '/en-gb'],
  ['on a device the shop has no app for', { viewport: phone, userAgent: 'Mozilla/5.0 (Mobile; KAIOS/3.1)' }, '/en-gb'],
  ['in the app, told by the address', iPhone, '/en-gb?app=true'],
  ['in the app, told by a header', { ...iPhone, extraHTTPHeaders: { 'x-app-platform': 'ios' } }, '/en-gb'],
])('nobody is told of the app %s [B-APP-03, B-APP-O2, B-APP-O1]', async (_, options, path) => {
  const { page } = await shopper(options)
  await page.clock.install()
  await page.goto(shop + path, { waitUntil: 'networkidle' })
  await waitLongEnough(page)

  expect(await page.getByRole('region', { name: /^Halden for/ }).count()).toBe(0)
})

test('the checkout shows no app banner [B-APP-03]', async () => {
  const { page } = await shopper(iPhone)
  await putInBasket({ page, shop }, buyerIn('en-gb'))
  await page.clock.install()
  await page.goto(`${shop}/en-gb/checkout/customer`, { waitUntil: 'networkidle' })
  await waitLongEnough(page)

  expect(new URL(page.url()).pathname).toBe('/en-gb/checkout/customer')
  expect(await page.getByRole('region', { name: /^Halden for/ }).count()).toBe(0)
})

test('without an entry for the platform there is no banner [B-APP-O2]', async () => {
  const { page } = await shopper(iPhone)
  await withOnly(page, 'android')
  await page.clock.install()
  await page.goto(`${shop}/en-gb`, { waitUntil: 'networkidle' })
  await waitLongEnough(page)

  expect(await page.getByRole('region', { name: /^Halden for/ }).count()).toBe(0)
})

test('the banner waits until an open flyout is closed, looks for that every half second, and disappears when a flyout opens [B-FLY-02, B-PAGE-57, B-CON-09]', async () => {
  const { page } = await shopper(iPhone)
  const clockStands = Promise.withResolvers<void>()
  await page.route(/app-banner-.*\.js/, async (route) => {
    await clockStands.promise
    await route.continue()
  })
  await page.goto(`${shop}/en-gb`)
  await waitForHydration(page)
  const burger = page.locator('header a[href="#main-menu"]')
  await burger.click()
  await page.locator('dialog[open] nav').first().waitFor()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  clockStands.resolve()
  const place = page.locator('section[popover][aria-label^="Halden for"]')
  await place.waitFor({ state: 'attached' })
  await page.clock.runFor(2000)
  const besideMenu = await banner(page).count()
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await page.clock.runFor(499)
  const beforeItLooks = await banner(page).count()
  await page.clock.runFor(1)
  await banner(page).waitFor()
  await page.clock.resume()
  await burger.click()
  await page.locator('dialog[open] nav').first().waitFor()
  await banner(page).waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main-menu')

  expect([besideMenu, beforeItLooks]).toEqual([0, 0])
  expect(await handled(page)).toBeUndefined()
})
