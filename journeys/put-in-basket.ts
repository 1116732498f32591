import type { Page } from 'playwright-core'
import type { Buyer } from './buyers.ts'
import {
  acceptTerms,
  chooseDelivery,
  continueAsGuest,
  giveAddress,
  goToCheckout,
  payAsUsual,
  readReceipt,
} from './shop-like.ts'

/** A shopper's page, and the address of the shop. */
export interface Visit {
  readonly page: Page
  readonly shop: string
}

type Data = Readonly<Record<string, unknown>>

/** Calls the shop's API from the page, which must be a page of the shop, so that the shopper's cookies are sent. */
const ask = (page: Page, path: string, data?: Data) =>
  page.evaluate(
    async ([address, body]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(address, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {})
      return { ok: answer.ok, body: (await answer.json()) as unknown }
    },
    [path, data] as const,
  )

/** Puts something into the basket by an API call, for journeys about later steps. Returns whether it worked. */
export const addByCall = async (page: Page, market: string, call: string, data: Data): Promise<boolean> =>
  (await ask(page, `/api/order/${market}/basket/${call}`, data)).ok

interface Size {
  readonly id: string
  readonly inStockEcom: boolean
  readonly inStockRetail: boolean
  /** Set only when few are left. */
  readonly fewLeft?: number
}

/** Sizes of the products found, one product after another. Reads only JSON, so no pictures are loaded. */
export async function* sizesOf(page: Page, { market, looksFor }: Buyer): AsyncGenerator<Size> {
  const payload = async <Payload>(path: string): Promise<Payload> => (await ask(page, path)).body as Payload
  const { listing } = await payload<{
    listing: { search: { results: { url: string; inStock: boolean; isProductSet: boolean }[] } }
  }>(`/${market}/search?q=${encodeURIComponent(looksFor)}&type=json`)
  for (const { url, inStock, isProductSet } of listing.search.results)
    if (inStock && !isProductSet)
      yield* (await payload<{ product: { variants: Size[] } }>(`${url}?type=json`)).product.variants
}

/** Opens the empty basket page, from which API calls can be made. */
export const enterShop = async ({ page, shop }: Visit, { market }: Buyer): Promise<void> => {
  await page.goto(`${shop}/${market}/basket`)
}

/**
 * Ends on the basket page with one piece, or `quantity` pieces of one size, in the basket. Skips sizes that are nearly sold out, because
 * another journey may buy the last pieces before these are paid.
 */
export async function putInBasket(visit: Visit, buyer: Buyer, quantity = 1): Promise<void> {
  const { page } = visit
  await enterShop(visit, buyer)
  for await (const { id: sku, inStockEcom, fewLeft } of sizesOf(page, buyer))
    if (inStockEcom && fewLeft === undefined && (await addByCall(page, buyer.market, 'line', { sku, quantity }))) break
  await enterShop(visit, buyer)
}

/** From the basket page to the payment step. */
export async function checkOut(page: Page, buyer: Buyer, email?: string): Promise<void> {
  await goToCheckout(page, buyer)
  await continueAsGuest(page, buyer, email)
  await giveAddress(page, buyer)
  await chooseDelivery(page)
  await acceptTerms(page)
}

/** Buys as a guest and has the goods delivered; returns the order number. */
export async function buyDelivered(visit: Visit, buyer: Buyer, email?: string): Promise<string> {
  await putInBasket(visit, buyer)
  await checkOut(visit.page, buyer, email)
  await payAsUsual(visit.page)
  const orderNumber = await readReceipt(visit.page)
  const moved = await fetch(`${visit.shop}/dev/orders/${orderNumber}/delivered`, { method: 'POST' })
  if (!moved.ok) throw new Error(`Order ${orderNumber} was not delivered: ${moved.status}.`)
  return orderNumber
}
