import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buyerIn } from './buyers.ts'
import { openJourney } from './journey.ts'
import { say } from './say.ts'
import { payByCard, reachPayment, readReceipt, tick } from './shop-like.ts'

const { shop, shopper } = await openJourney()
const t = say('da-dk')

/** Leaves for the wallet's own site, which is another to the browser, and decides there. */
async function payByWallet(page: Page, decision: 'approve' | 'cancel'): Promise<void> {
  await tick(page.locator('main input[name="paymentMethod"][value="mobilepay"]'))
  await page.locator('main form button[name="formAction"][value="pay"]').click()
  await page.waitForURL(/127\.0\.0\.1/)
  await page.locator(`button[value="${decision}"]`).click()
}

test('a Dane approves in the wallet and comes back to a receipt [C-PRS-O3]', async () => {
  const { page, troubles } = await shopper()

  await reachPayment(page, shop, buyerIn('da-dk'))
  await payByWallet(page, 'approve')

  expect(await readReceipt(page)).toMatch(/^\d{8,}$/)
  expect(troubles).toEqual([])
})

test('a Dane who cancels in the wallet is told that nothing was charged, keeps the basket, and pays by card', async () => {
  const { page, troubles } = await shopper()

  await reachPayment(page, shop, buyerIn('da-dk'))
  await payByWallet(page, 'cancel')
  await page.waitForURL(/\/checkout\/payment/)
  const told = await page.getByRole('alert').first().innerText()
  await payByCard(page)

  expect(told).toContain(t('payments.nothing-charged'))
  expect(await readReceipt(page)).toMatch(/^\d{8,}$/)
  expect(troubles).toEqual([])
})
