import type { OrderPurchase } from '#contracts/orders.ts'

const cookieName = 'ordernumber'
const secondsKept = 90 * 86_400

/** Cookies of the page: `document`, in a browser. */
export interface Cookies {
  cookie: string
}

/**
 * The purchase analytics has not been told of in this browser; none when the receipt is opened again. Ask only once consent is given:
 * whoever asks is taken to tell it on.
 */
export function purchaseToSend(purchase: OrderPurchase | undefined, cookies: Cookies): OrderPurchase | undefined {
  if (!purchase || toldOf(cookies).includes(purchase.orderNumber)) return undefined
  const told = [...toldOf(cookies), purchase.orderNumber].slice(-10).join('.')
  cookies.cookie = `${cookieName}=${told}; path=/; max-age=${secondsKept}; samesite=lax`
  return purchase
}

function toldOf({ cookie }: Cookies): string[] {
  const own = cookie.split('; ').find((pair) => pair.startsWith(`${cookieName}=`))
  return own ? own.slice(cookieName.length + 1).split('.') : []
}
