import { setTimeout as pause } from 'node:timers/promises'

const again = 100
const patienceMs = 90_000

/** What a purchase that the shop has acknowledged is known by. */
export interface Bought {
  readonly orderId: string
}

/** A guest of the Danish market who buys through the API of a running shop, and asks again whenever no answer comes. */
export function guestByApi(shopUrl: string) {
  let basketCookie = ''

  async function ask<Answer>(method: string, path: string, body?: object): Promise<{ status: number; body: Answer }> {
    const answer = await fetch(`${shopUrl}/api/order/da-dk/${path}`, {
      method,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie: basketCookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const basket = answer.headers.getSetCookie().find((cookie) => /^basket=[^;]/.test(cookie))
    if (basket) basketCookie = basket.split(';')[0]!
    return { status: answer.status, body: (await answer.json()) as Answer }
  }

  /** Patient, as people are with a page that does not load. */
  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const giveUp = Date.now() + patienceMs
    while (true) {
      const answer = await ask<Answer>(method, path, body).catch(() => undefined)
      if (answer?.status === 200) return answer.body
      if (Date.now() > giveUp || (answer && answer.status < 500))
        throw new Error(`${method} ${path}: ${answer?.status} ${JSON.stringify(answer?.body)}`)
      await pause(again)
    }
  }

  /** Every step but the last; answers what is to be paid. */
  async function reachPayment(sku: string): Promise<string> {
    await call('POST', 'basket/line', { sku, quantity: 1 })
    await call('PUT', 'basket/continue-as-guest', { email: 'ane.holm@example.com' })
    const { shippingMethods } = await call<Delivery>('PUT', 'basket/address', { shippingAddress })
    const home = shippingMethods.find(({ deliveryType }) => deliveryType === 'home')!
    await call('PUT', 'basket/shipment', { shippingMethodId: home.id })
    await call('PUT', 'basket/accept-terms', { acceptTerms: true })
    return (await call<{ checkoutBasketId: string }>('GET', 'get-payment-methods')).checkoutBasketId
  }

  const pay = (checkoutBasketId: string) =>
    ask<Paid>('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: card })

  /** Presses the button until the shop says that it is paid; undefined when it never does. */
  async function payPatiently(checkoutBasketId: string): Promise<Bought | undefined> {
    const giveUp = Date.now() + patienceMs
    while (Date.now() < giveUp) {
      const paid = await pay(checkoutBasketId).catch(() => undefined)
      if (paid?.body.paymentState === 'authorised') return { orderId: paid.body.orderId! }
      await pause(again)
    }
    return undefined
  }

  return { reachPayment, pay, payPatiently }
}

interface Paid {
  readonly paymentState?: string
  readonly orderId?: string
  readonly code?: string
}

interface Delivery {
  readonly shippingMethods: readonly { readonly id: string; readonly deliveryType: string }[]
}

const shippingAddress = {
  firstName: 'Ane',
  lastName: 'Holm',
  line1: 'Nørregade',
  houseNumber: '12',
  postalCode: '8000',
  city: 'Aarhus',
  mobilePhoneNumber: '+4520123456',
}

const card = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
  holderName: 'Ane Holm',
}
