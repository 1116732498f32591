import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { knownMarkets } from '#server/markets/index.ts'
import { addresses, card, personalNumber } from './guest-details.ts'

const ofOurPages = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'content-type': 'application/json',
}
const again = 100
/** Long, because the machine may be busy and some tests kill the shop many times. */
const patienceMs = 300_000

/** A purchase that the shop has confirmed. */
export interface ConfirmedPurchase {
  readonly orderId: string
}

/** The goods, and the codes and cards that make them cheaper or pay for them. */
export interface PurchaseOrder {
  readonly sku: string
  readonly promoCode?: string | undefined
  readonly giftCard?: { readonly number: string; readonly code: string } | undefined
}

export interface ReachedPayment {
  readonly checkoutBasketId: string
  /** Gift cards pay the whole amount. */
  readonly isCovered: boolean
}

interface Answer<Body> {
  readonly status: number
  readonly body: Body
}

export interface GuestOptions {
  readonly market?: string
  readonly email?: string
  /** Fields in addition to those that every address of the market has. */
  readonly address?: Readonly<Record<string, string>>
  /** The cookies of a shopper who is signed in. */
  readonly cookies?: () => string
  /** Called with the status of every answer. */
  readonly onStatus?: (status: number) => void
}

/** Another network for each request: real shoppers come from many networks, and the limits per network are not tested here. */
const anyNetwork = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** A guest who buys through the API of a running shop, and repeats a request whenever no answer comes. */
export function guestByApi(
  shopUrl: string,
  {
    market = 'da-dk',
    email = 'ane.holm@example.com',
    address,
    cookies = () => '',
    onStatus = () => {},
  }: GuestOptions = {},
) {
  let basketCookie = ''

  async function ask<Body>(method: string, path: string, body?: object): Promise<Answer<Body>> {
    const answer = await fetch(`${shopUrl}/api/order/${market}/${path}`, {
      method,
      headers: {
        ...ofOurPages,
        'x-current-market': market,
        'x-forwarded-for': anyNetwork(),
        cookie: `${basketCookie}; ${cookies()}`,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    onStatus(answer.status)
    const basket = answer.headers.getSetCookie().find((cookie) => /^basket=[^;]/.test(cookie))
    if (basket) basketCookie = basket.split(';')[0]!
    return { status: answer.status, body: (await answer.json()) as Body }
  }

  /**
   * Repeats a request as long as the shop fails, like people whose page does not load. `done` is the code that the shop
   * answers if the step was already taken.
   */
  async function call<Body>(method: string, path: string, body?: object, done?: string): Promise<Body> {
    const giveUp = Date.now() + patienceMs
    while (true) {
      const answer = await ask<Body & { code?: string }>(method, path, body).catch(() => undefined)
      if (answer?.status === 200 || (done !== undefined && answer?.body.code === done)) return answer!.body
      if (Date.now() > giveUp || (answer && answer.status < 500))
        throw new Error(`${method} ${path}: ${answer?.status} ${JSON.stringify(answer?.body)}`)
      await pause(again)
    }
  }

  /** Every step before the payment. Returns the checkout basket, and whether gift cards pay all of it. */
  async function reachPayment(order: string | PurchaseOrder): Promise<ReachedPayment> {
    const { sku, promoCode, giftCard } = typeof order === 'string' ? { sku: order } : order
    await call('POST', 'basket/line', { sku, quantity: 1 })
    if (promoCode !== undefined)
      await call('POST', 'basket/add-promo-code', { promoCode }, 'promotion.code-already-applied')
    await call('PUT', 'basket/continue-as-guest', { email })
    const { shippingMethods } = await call<Delivery>('PUT', 'basket/address', {
      shippingAddress: { ...addressIn(market), ...address },
    })
    const home = shippingMethods.find(({ deliveryType }) => deliveryType === 'home')!
    await call('PUT', 'basket/shipment', { shippingMethodId: home.id })
    await call('PUT', 'basket/accept-terms', { acceptTerms: true })
    if (giftCard) {
      const typed = { giftCardNumber: giftCard.number, giftCardNumberValidationCode: giftCard.code }
      await call('POST', 'basket/add-giftcard', typed, 'gift-card.already-applied')
    }
    const { checkoutBasketId } = await call<{ checkoutBasketId: string }>('GET', 'get-payment-methods')
    const { basket } = await call<{ basket: { remainingTotal: { amount: number } } }>('GET', 'basket')
    return { checkoutBasketId, isCovered: basket.remainingTotal.amount === 0 }
  }

  const payByCard = (checkoutBasketId: string) =>
    ask<Paid>('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: card })
  const payByGiftCards = (checkoutBasketId: string) =>
    ask<Paid>('GET', `basket/complete-payment-using-giftcard?checkoutBasketId=${checkoutBasketId}`)

  /** Approves the payment on the provider's page, and returns with the form that the page posts. */
  async function payAtIyzico(checkoutBasketId: string): Promise<Answer<Paid>> {
    const asked = { checkoutBasketId, checkoutPersonalNumber: personalNumber }
    const begun = await ask<Paid>('POST', 'payment/iyzico/initialize-payment', asked)
    const url = begun.body.iyzicoPaymentUrl
    if (url === undefined) return begun
    const page = await (await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome: 'approve' }) })).text()
    const [token, action] = [/name="token" value="(\w+)"/.exec(page), / action="([^"]+)"/.exec(page)]
    if (!token || !action) return begun
    const body = new URLSearchParams({ token: token[1]! })
    const back = await fetch(action[1]!, { method: 'POST', body, redirect: 'manual' })
    const orderId = /orderid=([\w-]+)/.exec(back.headers.get('location') ?? '')?.[1]
    return orderId === undefined ? begun : { status: 200, body: { paymentState: 'authorised', orderId } }
  }

  function pay({ checkoutBasketId, isCovered }: ReachedPayment): Promise<Answer<Paid>> {
    if (isCovered) return payByGiftCards(checkoutBasketId)
    return market === 'tr-tr' ? payAtIyzico(checkoutBasketId) : payByCard(checkoutBasketId)
  }

  /** Pays again and again until the shop says that the order is paid. Undefined if it never does. */
  async function payPatiently(reached: ReachedPayment): Promise<ConfirmedPurchase | undefined> {
    const giveUp = Date.now() + patienceMs
    while (Date.now() < giveUp) {
      const paid = await pay(reached).catch(() => undefined)
      if (paid?.body.paymentState === 'authorised') return { orderId: paid.body.orderId! }
      await pause(again)
    }
    return undefined
  }

  return { reachPayment, pay, payPatiently }
}

function addressIn(market: string): Readonly<Record<string, string>> {
  const { country } = knownMarkets.find(({ id }) => id === market)!
  const [district] = country.address.regions === 'districts' ? country.regions : []
  return { ...addresses[market], ...(district ? { district: district.code, zone: district.zone ?? '' } : {}) }
}

interface Paid {
  readonly paymentState?: string
  readonly orderId?: string
  readonly code?: string
  readonly iyzicoPaymentUrl?: string
}

interface Delivery {
  readonly shippingMethods: readonly { readonly id: string; readonly deliveryType: string }[]
}
