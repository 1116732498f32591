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

export interface Visited {
  readonly page: Page
  readonly shop: string
  readonly market: string
}

/** Checks the current page, which is of this kind, or the page at an address. */
export type CheckPage = (kind: string, address?: string) => Promise<void>

/** Visits every kind of page, in the order a shopper meets them: browsing, then a whole purchase. */
export async function visitEveryKind(visited: Visited, checkPage: CheckPage): Promise<void> {
  for (const [kind, address] of Object.entries(await publicPages(visited))) {
    await visited.page.goto(address)
    await checkPage(kind)
  }
  await buy(visited, checkPage)
}

interface Card {
  readonly id: string
  readonly url: string
  readonly isProductSet: boolean
  readonly comingSoonProduct: boolean
  readonly isGiftCard?: boolean
}

/** One address of each kind of page that is the same for everybody. */
export async function publicPages({ page, shop, market }: Visited): Promise<Record<string, string>> {
  const answer = await fetch(`${shop}/api/catalog/${market}/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ size: 200 }),
  })
  const { results } = (await answer.json()) as { results: readonly Card[] }
  const url = (wanted: (card: Card) => boolean): string | undefined => results.find(wanted)?.url
  await page.goto(`${shop}/${market}`)
  const link = (selector: string) => page.locator(selector).first().getAttribute('href', { timeout: 5_000 })
  const listing = await link(`main a[href^="/${market}/"]`)
  const terms = await page.locator('footer a[href*="/"]').last().getAttribute('href')
  await page.goto(shop + listing)
  const filtered = await link('main a[rel="nofollow"]').catch(() => undefined)
  await page.goto(`${shop}/${market}/store-locator`)
  const store = await link('main li h2 a').catch(() => undefined)
  const { looksFor } = buyerIn(market)
  const paths = {
    home: `/${market}`,
    listing,
    'listing-filtered': filtered,
    search: `/${market}/search`,
    'search-result': `/${market}/search?q=${encodeURIComponent(looksFor)}`,
    'search-nothing-found': `/${market}/search?q=qqqqqq`,
    product: url((card) => !card.isProductSet && !card.comingSoonProduct),
    'product-coming': url((card) => card.comingSoonProduct),
    'product-set': url((card) => card.isProductSet),
    'notify-me': `/${market}/notify-me?productid=${results[0]!.id}`,
    'customer-club': `/${market}/customer-club`,
    unsubscribe: `/${market}/unsubscribe`,
    'cookie-settings': `/${market}/cookie-settings`,
    'country-selector': `/${market}/country-selector`,
    content: terms,
    'basket-empty': `/${market}/basket`,
    'return-items': `/${market}/return-items`,
    'track-order': `/${market}/track-order`,
    careers: `/${market}/careers`,
    'store-locator': `/${market}/store-locator`,
    'store-locator-place': `/${market}/store-locator?place=2100&collect=true`,
    stores: store?.slice(0, store.lastIndexOf('/')),
    store,
    'receipt-not-found': `/${market}/receipt?orderid=nobodys`,
    'not-found': `/${market}/no-such-page`,
  }
  return Object.fromEntries(
    Object.entries(paths).flatMap(([kind, path]) => (path ? [[kind, new URL(path, shop).href]] : [])),
  )
}

/** A purchase, step by step through its forms. `beforePaying` runs on the payment step. */
export async function buy(
  { page, shop, market }: Visited,
  checkPage: CheckPage,
  beforePaying: () => Promise<void> = async () => {},
): Promise<void> {
  const buyer = buyerIn(market)
  await findGoods(page, shop, buyer)
  await addToBasket(page, shop, buyer)
  await checkPage('basket')
  await goToCheckout(page, buyer)
  await checkPage('checkout-customer')
  await continueAsGuest(page, buyer)
  await checkPage('checkout-details')
  await page.locator('main form button[name="formAction"][value="save-address"]').click()
  await page.locator('[role="alert"]').first().waitFor()
  await checkPage('checkout-details-refused')
  await giveAddress(page, buyer)
  await checkPage('checkout-shipping')
  await chooseDelivery(page)
  await checkPage('checkout-summary')
  await acceptTerms(page)
  await checkPage('checkout-payment')
  await beforePaying()
  await payAsUsual(page)
  await page.waitForURL(/\/receipt\?orderid=/)
  await checkPage('receipt')
}
