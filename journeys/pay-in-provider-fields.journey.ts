import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningShop, startShop } from '../checks/harness/shop/start-shop.ts'
import { buyerIn } from './buyers.ts'
import { openJourney } from './journey.ts'
import { checkOut, putInBasket } from './put-in-basket.ts'
import { readReceipt, tick } from './shop-like.ts'

const { shop: other, shopper } = await openJourney()
let live: RunningShop

/** A shop with live settings. Its Adyen server is the other shop's simulator; browser requests to Adyen's hosts are intercepted. */
beforeAll(async () => {
  const simulators = `http://127.0.0.1:${Number(new URL(other).port) + 1}`
  live = await startShop({
    settings: {
      WARM_UP: 'no',
      SIMULATORS_URL: simulators,
      ADYEN_MODE: 'live',
      ALLOW_SIMULATORS: 'klarna,iyzico',
      ADYEN_API_URL: `${simulators}/adyen/v72`,
      ADYEN_API_KEY: 'simulator-api-key',
      ADYEN_MERCHANT_ACCOUNT: 'SelvedgeSimulator',
      ADYEN_HMAC_KEY: '53494d554c41544f52'.padEnd(64, '0'),
      ADYEN_CLIENT_KEY: 'test_simulator',
    },
  })
})
afterAll(() => live?.remove())

/** Answers for the provider's hosts, so that the content security policy is tested with real addresses but without the network. */
async function answerForAdyen(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = []
  await context.route(/^https:/, (route) => {
    const { hostname, pathname } = new URL(route.request().url())
    asked.push(hostname)
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (pathname.endsWith('.svg'))
      return route.fulfill({ headers, contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
    if (pathname.endsWith('.html')) return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
    if (pathname.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: '' })
    return route.fulfill({ headers, json: { checkoutAttemptId: 'attempt' } })
  })
  return asked
}

test('a Dane pays in the provider’s own fields on the page: our amount, our order button, the wallet, and back to the receipt [C-CAR-01, C-CAR-02]', async () => {
  const { page, browserErrors } = await shopper()
  const asked = await answerForAdyen(page.context())

  await putInBasket({ page, shop: live.url }, buyerIn('da-dk'))
  await checkOut(page, buyerIn('da-dk'))
  const fields = page.locator('.adyen-checkout__dropin')
  await fields.locator('.adyen-checkout__payment-method--mobilepay').click()
  const plain = await page.locator('main input[name="paymentMethod"]').count()
  await page.locator('main form button[name="formAction"][value="pay"]').click()
  await page.waitForURL(/127\.0\.0\.1/)
  const due = await page.locator('body').innerText()
  await page.locator('button[value="approve"]').click()

  expect(await readReceipt(page)).toMatch(/^\d{8,}$/)
  expect(plain).toBe(0)
  expect(due).toMatch(/DKK|kr/i)
  expect(new Set(asked)).toContain('checkoutshopper-test.adyen.com')
  // The wallets' scripts are replaced by stand-ins, which log this; so look for violations of the policy only.
  expect(browserErrors.filter((trouble) => /Content Security Policy|TrustedScript/.test(trouble))).toEqual([])
})

test('where the provider’s fields do not load, a card is entered on its hosted page', async () => {
  const { page } = await shopper({ javaScriptEnabled: false })

  await putInBasket({ page, shop: live.url }, buyerIn('da-dk'))
  await checkOut(page, buyerIn('da-dk'))
  await tick(page.locator('main input[name="paymentMethod"][value="scheme"]'))
  await page.locator('main form button[name="formAction"][value="pay"]').click()
  await page.waitForURL(/127\.0\.0\.1.*\/link\//)
  await page.locator('button[value="approve"]').click()

  expect(await readReceipt(page)).toMatch(/^\d{8,}$/)
})
