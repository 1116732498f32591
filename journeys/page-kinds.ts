import type { Page } from 'playwright-core'
import { buyerIn } from './buyers.ts'
import {
  acceptTerms,
  addToBasket,
  chooseDelivery,
  continueAsGuest,
  findGoods,
  giveAddress,
  goToCheckout,
  payAsUsual,
} from './shop-like.ts'

/** Calls back on every kind of page there is, in the order a shopper meets them: browsing, then a whole purchase. */
export async function visitEveryKind(
  { page, shop, market }: { page: Page; shop: string; market: string },
  look: (kind: string) => Promise<void>,
): Promise<void> {
  const buyer = buyerIn(market)
  const at = async (kind: string, path: string) => {
    await page.goto(`${shop}/${path}`)
    await look(kind)
  }
  await at('home', market)
  const listing = await page.locator(`main a[href^="/${market}/"]`).first().getAttribute('href')
  await at('listing', listing!.slice(1))
  await at('search', `${market}/search?q=${encodeURIComponent(buyer.looksFor)}`)
  await at('search-nothing-found', `${market}/search?q=qqqqqq`)
  await at('not-found', `${market}/no-such-page`)
  await at('country-selector', `${market}/country-selector`)
  await at('basket-empty', `${market}/basket`)
  await at('content', (await termsAddress(page)).slice(1))
  await findGoods(page, shop, buyer)
  await look('product')
  await addToBasket(page, shop, buyer)
  await look('basket')
  await goToCheckout(page, buyer)
  await look('checkout-customer')
  await continueAsGuest(page, buyer)
  await look('checkout-details')
  await page.locator('main form button[name="formAction"][value="save-address"]').click()
  await page.locator('[role="alert"]').first().waitFor()
  await look('checkout-details-refused')
  await giveAddress(page, buyer)
  await look('checkout-shipping')
  await chooseDelivery(page)
  await look('checkout-summary')
  await acceptTerms(page)
  await look('checkout-payment')
  await payAsUsual(page)
  await page.waitForURL(/\/receipt\?orderid=/)
  await look('receipt')
}

const termsAddress = async (page: Page): Promise<string> =>
  (await page.locator('footer a[href*="/"]').last().getAttribute('href'))!
