import { afterAll, expect, test } from 'vitest'
import { sharedBrowser } from '../checks/harness/browser/shared-fixtures.ts'
import { startShop } from '../checks/harness/shop/start-shop.ts'
import { consentCookie } from './consent.ts'
import { waitForHydration } from './hydration.ts'
import { newShopper, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

/** An address where nothing listens. */
const noIndex = 'http://127.0.0.1:9'
const shop = await startShop({ settings: { OPENSEARCH_URL: noIndex, MARKETS: 'en-gb,ar-ae' } })
const browser = await sharedBrowser()
afterAll(() => Promise.all([shop.remove(), browser.close()]))

test.each(['en-gb', 'ar-ae'])(
  'in %s lists whose products cannot be fetched are empty and say so, with and without script, while other pages are shown and what is not there is not found [B-ERR-O2]',
  async (market) => {
    const t = textsIn(market)
    const statusOf = async (path: string): Promise<number> => (await fetch(`${shop.url}/${market}${path}`)).status
    expect(await statusOf('/p/no-such-dress/999999_navy_01')).toBe(404)
    expect(await statusOf('')).toBe(200)
    expect([await statusOf('/catalogue.json'), await statusOf('/sitemap.xml')]).toEqual([503, 503])
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await newShopper(browser, { viewport: phone, javaScriptEnabled })
      await page.context().addCookies([consentCookie(shop.url, 'all')])
      for (const path of ['search?q=dress', 'women/dresses?page=2']) {
        const answer = (await page.goto(`${shop.url}/${market}/${path}`))!
        expect([path, answer.status()]).toEqual([path, 503])
        await page.locator('main').getByText(t('feedback.error_products_fetch')).waitFor()
        expect(await page.locator('#products').count()).toBe(0)
        expect(await page.getByText(t('listing.nothing')).count()).toBe(0)
        const again = page.locator('main').getByRole('link', { name: t('error.again') })
        expect(await again.getAttribute('href')).toBe(`/${market}/${path}`)
        if (!javaScriptEnabled) continue
        await waitForHydration(page)
        await expect.poll(() => page.getByText(t('feedback.error_products_fetch')).count()).toBeGreaterThan(1)
      }
      await page.context().close()
    }
  },
)
