import { afterAll, expect, onTestFinished, test } from 'vitest'
import { sharedBrowser } from '../checks/harness/browser/shared-fixtures.ts'
import { startShop } from '../checks/harness/shop/start-shop.ts'
import { waitForHydration } from './hydration.ts'
import { newShopper } from './shopper.ts'

// The other journeys share a shop in production mode, where links do not keep the query.
const shop = await startShop({ settings: { NODE_ENV: 'development', MARKETS: 'en-gb' } })
const browser = await sharedBrowser()
afterAll(async () => {
  await browser.close()
  await shop.remove()
})

test('outside production, links keep the preview of the address; without one they add none [B-PAGE-50]', async () => {
  const { page } = await newShopper(browser)
  onTestFinished(() => page.context().close())
  const followLink = async (query: string): Promise<URL> => {
    await page.goto(`${shop.url}/en-gb${query}`)
    await waitForHydration(page)
    await page.locator('main a[href^="/en-gb/"]:visible').first().click()
    await page.waitForURL(({ pathname }) => pathname !== '/en-gb')
    return new URL(page.url())
  }

  expect((await followLink('?preview=true')).searchParams.get('preview')).toBe('true')
  expect((await followLink('')).searchParams.has('preview')).toBe(false)
})
