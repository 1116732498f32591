import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { navigateInPage, waitForHydration } from './hydration.ts'
import { openJourney } from './journey.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()
const t = textsIn('en-gb')

const told = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: { event: string; label: string }[] }).dataLayer ?? [])
      .filter(({ event }) => event === 'error')
      .map(({ label }) => label),
  )

/** Makes the constructor of `IntersectionObserver` throw, which the shop's code calls in a React effect. */
const breakObservers = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'IntersectionObserver', {
      value: class {
        constructor() {
          throw new TypeError('planted')
        }
      },
    })
  })

test('searching on a phone ends on the results, and searching again as well', async () => {
  const { page, browserErrors } = await shopper({ viewport: phone, hasTouch: true, isMobile: true })
  await page.goto(`${shop}/en-gb/search`)
  await waitForHydration(page)
  for (const term of ['dress', 'coat', 'shirt']) {
    await page.locator('#search-page').fill(term)
    await page.locator('[aria-expanded="true"][role="combobox"]').waitFor()
    await page.locator('#search-page').press('Enter')
    await page.getByRole('heading', { level: 1, name: term }).waitFor()
    expect(await page.locator('main article').count()).toBeGreaterThan(0)
  }
  expect(browserErrors).toEqual([])
})

test('a flyout whose script fails is not shown, and the page goes on', async () => {
  const { page } = await shopper({ viewport: phone })
  await page.goto(`${shop}/en-gb/search`)
  await waitForHydration(page)
  await page.evaluate(() => {
    HTMLInputElement.prototype.setAttribute = () => {
      throw new TypeError('planted')
    }
  })
  await page.locator('#search-page').pressSequentially('dre')
  await expect.poll(() => told(page)).toHaveLength(1)
  expect((await told(page))[0]).toMatch(/^Script: TypeError at /)

  expect(await page.locator('#search-page').inputValue()).toBe('dre')
  await page.locator('#search-page').press('Enter')
  await page.getByRole('heading', { level: 1, name: 'dre' }).waitFor()
})

test('a page keeps the server’s HTML and the typed text when its script fails, and its forms and links work', async () => {
  const { page } = await shopper({ viewport: desk })
  await breakObservers(page)
  await page.goto(`${shop}/en-gb/women/dresses`)
  const product = await page.locator('main article a[href*="/p/"]').first().getAttribute('href')
  await page.goto(shop + product)
  const size = page.locator('#buy label', { hasNotText: t('product.sold-out') }).first()
  const search = page.locator('header input[type="search"]').first()
  await search.fill('coat')
  await size.click()
  await expect.poll(() => told(page)).not.toEqual([])
  // The element that is pressed at the moment of the failure is replaced, so that press may have had no effect.
  await size.click()

  expect(await search.inputValue()).toBe('coat')
  expect(await page.locator('h1').count()).toBe(1)
  expect(await page.locator('#buy input:checked').count()).toBe(1)
  await page.locator('#buy button[value="add-to-basket"]').click()
  await page.waitForURL(/\/basket/)
  expect(await page.locator('main form button[value="remove-line"]').count()).toBe(1)
})

test('a page that fails during navigation is loaded in full', async () => {
  const { page } = await shopper({ viewport: desk })
  await page.goto(`${shop}/en-gb/cookie-settings`)
  await waitForHydration(page)
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true })
    Array.prototype.toSorted = () => {
      throw new TypeError('planted')
    }
    Map.groupBy = () => {
      throw new TypeError('planted')
    }
  })
  const listing = `${shop}/en-gb/women/dresses`
  await page.evaluate((url) => void window.navigation.navigate(url), listing)
  await page.waitForFunction(() => !('sameDocument' in window))
  const product = await page.locator('main article a[href*="/p/"]').first().getAttribute('href')
  await navigateInPage(page, shop + product)

  expect(new URL(page.url()).pathname).toBe(product)
  expect(await page.locator('main h1').count()).toBe(1)
})

test('a page whose code cannot be loaded is loaded whole, and where that was tried a moment ago it is said [B-PAGE-O8, B-PAGE-55, B-CON-09]', async () => {
  const { page } = await shopper({ viewport: desk })
  await page.goto(`${shop}/en-gb/about-us`, { waitUntil: 'domcontentloaded' })
  await waitForHydration(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  const go = () => page.evaluate((url) => void window.navigation.navigate(url), `${shop}/en-gb/cookie-settings`)

  await page.evaluate((now) => sessionStorage.setItem('reloaded-at', String(now)), Date.now())
  await go()
  await page.locator('[data-kind="warning"]').getByText(t('feedback.error_generic')).waitFor()
  const stayed = await page.evaluate(() => 'sameDocument' in window)
  await page.evaluate(() => sessionStorage.removeItem('reloaded-at'))
  await page.evaluate((url) => void window.navigation.navigate(url), `${shop}/en-gb/track-order`)
  await page.waitForFunction(() => !('sameDocument' in window))

  expect(stayed).toBe(true)
  await expect.poll(() => page.evaluate(() => Number(sessionStorage.getItem('reloaded-at')))).toBeGreaterThan(0)
})

test('a page whose code cannot be loaded stays, and can be used', async () => {
  const { page } = await shopper({ viewport: phone })
  await page.route(/\/assets\/.*\.js$/, (route) =>
    route.request().url().includes('entry-early') ? route.continue() : route.abort(),
  )
  await page.goto(`${shop}/en-gb/search`)
  await page.locator('#search-page').fill('dress')
  await page.locator('#search-page').press('Enter')
  await page.getByRole('heading', { level: 1, name: 'dress' }).waitFor()

  expect(await page.locator('main article').count()).toBeGreaterThan(0)
})

test('a part keeps the server’s HTML when its code cannot be loaded, and the rest of the page works', async () => {
  const { page } = await shopper({ viewport: desk })
  await page.goto(`${shop}/en-gb/women/dresses`)
  await page.locator('#facet-list form').first().waitFor({ state: 'attached' })
  const written = await page.locator('#facet-list').innerText()
  await page.route(/\/assets\/facets-[^/]*\.js$/, (route) => route.abort())
  await page.reload()
  await waitForHydration(page)
  await expect.poll(() => told(page)).toContainEqual(expect.stringMatching(/^Script: TypeError/))

  expect(await page.locator('#facet-list').innerText()).toBe(written)
  await page.locator('#sorting').selectOption({ index: 2 })
  await page.waitForURL(/sorting=/)
  expect(await page.evaluate(() => performance.getEntriesByName('alive').length)).toBe(1)
})
