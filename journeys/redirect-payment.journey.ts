import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { startShop } from '../checks/harness/shop/start-shop.ts'
import { buyerIn } from './buyers.ts'
import { openJourney } from './journey.ts'
import { payByCard, reachPayment, readReceipt, tick } from './shop-like.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()
/** These markets are not open in the shop of the other tests. */
const lowCountries = await startShop({ settings: { MARKETS: 'nl-nl,nl-be' } })
afterAll(() => lowCountries.remove())
const t = textsIn('da-dk')

/** Goes to the payment method's site, which is another origin for the browser, and approves or cancels there. */
async function payElsewhere(page: Page, method: string, decision: 'approve' | 'cancel'): Promise<void> {
  await tick(page.locator(`main input[name="paymentMethod"][value="${method}"]`))
  await page.locator('main form button[name="formAction"][value="pay"]').click()
  await page.waitForURL(/127\.0\.0\.1/)
  await page.locator(`button[value="${decision}"]`).click()
}

test('a Dane approves in the wallet and comes back to a receipt [C-PRS-O3]', async () => {
  const { page, browserErrors } = await shopper()

  await reachPayment(page, shop, buyerIn('da-dk'))
  await payElsewhere(page, 'mobilepay', 'approve')

  expect(await readReceipt(page)).toMatch(/^\d{8,}$/)
  expect(browserErrors).toEqual([])
})

test('a Dane who cancels in the wallet is told that nothing was charged, keeps the basket, and pays by card', async () => {
  const { page, browserErrors } = await shopper()

  await reachPayment(page, shop, buyerIn('da-dk'))
  await payElsewhere(page, 'mobilepay', 'cancel')
  await page.waitForURL(/\/checkout\/payment/)
  const told = await page.getByRole('alert').first().innerText()
  await payByCard(page)

  expect(told).toContain(t('payments.nothing-charged'))
  expect(await readReceipt(page)).toMatch(/^\d{8,}$/)
  expect(browserErrors).toEqual([])
})

for (const { market, method } of [
  { market: 'nl-nl', method: 'ideal' },
  { market: 'nl-be', method: 'bcmc' },
])
  test(`the payment method of the country, ${method} in ${market}, is offered first, and is paid with on its own site`, async () => {
    const { page, browserErrors } = await shopper()

    await reachPayment(page, lowCountries.url, buyerIn(market))
    const first = await page.locator('main input[name="paymentMethod"]').first().inputValue()
    await payElsewhere(page, method, 'approve')

    expect(first).toBe(method)
    expect(await readReceipt(page)).toMatch(/^\d{8,}$/)
    expect(browserErrors).toEqual([])
  })
