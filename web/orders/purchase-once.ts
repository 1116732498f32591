import type { OrderPurchase } from '#contracts/orders.ts'
import type { Visitor } from '#contracts/visitor.ts'

/** The name of the cookie with the number of this visit's order. The server sets it when the order is placed. */
const cookieName = 'orderNumber'

/** Cookies of the page. In a browser this is `document`. */
export interface Cookies {
  cookie: string
}

/** The purchase for the data layer. It tells whether the buyer is a guest or a signed-in user. */
export const purchaseEvent = (purchase: OrderPurchase, { signedIn }: Pick<Visitor, 'signedIn'>) => ({
  event: 'purchase' as const,
  userStatus: signedIn ? ('user' as const) : ('guest' as const),
  ...purchase,
})

/**
 * The purchase of this visit, returned only once. It is undefined when the receipt is opened again, in another browser
 * or from a mail. Call it only after consent, because the caller must then report the purchase.
 */
export function purchaseToSend(purchase: OrderPurchase | undefined, cookies: Cookies): OrderPurchase | undefined {
  if (!purchase || !cookies.cookie.split('; ').includes(`${cookieName}=${purchase.orderNumber}`)) return undefined
  cookies.cookie = `${cookieName}=; path=/; max-age=0; samesite=lax`
  return purchase
}
