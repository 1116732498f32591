import type { OrderPurchase } from '#contracts/orders.ts'
import type { Visitor } from '#contracts/visitor.ts'

/** Names the order of this visit; the server sets it when the order is placed. */
const cookieName = 'orderNumber'

/** Cookies of the page: `document`, in a browser. */
export interface Cookies {
  cookie: string
}

/** The purchase as the data layer has it, with whether a guest or a signed-in user made it. */
export const purchaseEvent = (purchase: OrderPurchase, { signedIn }: Pick<Visitor, 'signedIn'>) => ({
  event: 'purchase' as const,
  userStatus: signedIn ? ('user' as const) : ('guest' as const),
  ...purchase,
})

/**
 * The purchase of this visit, returned once: undefined when its receipt is opened again, in another browser or from a mail. Call it only
 * after consent is given, because the caller must report the purchase.
 */
export function purchaseToSend(purchase: OrderPurchase | undefined, cookies: Cookies): OrderPurchase | undefined {
  if (!purchase || !cookies.cookie.split('; ').includes(`${cookieName}=${purchase.orderNumber}`)) return undefined
  cookies.cookie = `${cookieName}=; path=/; max-age=0; samesite=lax`
  return purchase
}
