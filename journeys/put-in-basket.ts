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

/** Asks the shop as its own pages do; the page must be one of the shop's. */
const ask = (page: Page, path: string, data?: Data) =>
  page.evaluate(
    async ([address, body]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(address, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {})
      return { ok: answer.ok, body: (await answer.json()) as unknown }
    },
    [path, data] as const,
  )

/** Puts something into the basket by a call, for journeys that are about what comes after; answers whether it could. */
export const addByCall = async (page: Page, market: string, call: string, data: Data): Promise<boolean> =>
  (await ask(page, `/api/order/${market}/basket/${call}`, data)).ok

interface Size {
  readonly id: string
  readonly inStockEcom: boolean
  readonly inStockRetail: boolean
  /** Told where few are left. */
  readonly fewLeft?: number
}

/** Sizes of goods that were found, one product after another; no page with pictures is opened for it. */
export async function* sizesOf(page: Page, { market, looksFor }: Buyer): AsyncGenerator<Size> {
  const payload = async <Payload>(path: string): Promise<Payload> => (await ask(page, path)).body as Payload
  const { listing } = await payload<{
    listing: { search: { results: { url: string; inStock: boolean; isProductSet: boolean }[] } }
  }>(`/${market}/search?q=${encodeURIComponent(looksFor)}&type=json`)
  for (const { url, inStock, isProductSet } of listing.search.results)
    if (inStock && !isProductSet)
      yield* (await payload<{ product: { variants: Size[] } }>(`${url}?type=json`)).product.variants
}

/** To the empty basket page, from where calls can be made. */
export const enterShop = async ({ page, shop }: Visit, { market }: Buyer): Promise<void> => {
  await page.goto(`${shop}/${market}/basket`)
}

/**
 * Ends on the basket page, with one piece in it, or with so many of one thing. Of what nearly sold out nothing is taken: somebody else may
 * have the last one by the time it is paid.
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

/** Buys as a guest and lets the goods arrive; answers the order number. */
export async function buyDelivered(visit: Visit, buyer: Buyer, email?: string): Promise<string> {
  await putInBasket(visit, buyer)
  await checkOut(visit.page, buyer, email)
  await payAsUsual(visit.page)
  const orderNumber = await readReceipt(visit.page)
  const moved = await fetch(`${visit.shop}/dev/orders/${orderNumber}/delivered`, { method: 'POST' })
  if (!moved.ok) throw new Error(`Order ${orderNumber} was not delivered: ${moved.status}.`)
  return orderNumber
}
