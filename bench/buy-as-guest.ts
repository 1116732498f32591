import { Agent, request } from 'node:http'
import { addresses, card } from '../checks/harness/buying/guest-details.ts'

/** A whole purchase in the British market through the API, with the same calls as a guest's browser makes, one after the other. */
export async function buyAsGuest(shop: string, sku: string): Promise<void> {
  const calls = callsTo(`${shop}/api/order/en-gb`)
  const checkoutBasketId = await reachPayment(calls, sku)
  const paid = await calls.call<{ paymentState: string; orderId: string }>('POST', 'basket/create-payment', {
    checkoutBasketId,
    paymentMethod: card,
  })
  if (paid.paymentState !== 'authorised') throw new Error(`A payment came out as ${paid.paymentState}.`)
  await calls.call('GET', `order/receipt/${paid.orderId}`)
}

/** All steps before the payment. Returns the id of the checkout basket. */
export async function reachPayment({ call }: Calls, sku: string): Promise<string> {
  await call('POST', 'basket/line', { sku, quantity: 1 })
  await call('PUT', 'basket/continue-as-guest', { email: 'ann.lee@example.com' })
  const { shippingMethods } = await call<Delivery>('PUT', 'basket/address', { shippingAddress: addresses['en-gb'] })
  const home = shippingMethods.find(({ deliveryType }) => deliveryType === 'home')!
  await call('PUT', 'basket/shipment', { shippingMethodId: home.id })
  await call('PUT', 'basket/accept-terms', { acceptTerms: true })
  return (await call<{ checkoutBasketId: string }>('GET', 'get-payment-methods')).checkoutBasketId
}

interface Delivery {
  readonly shippingMethods: readonly { readonly id: string; readonly deliveryType: string }[]
}

export type Calls = ReturnType<typeof callsTo>

const agent = new Agent({ keepAlive: true })

/** The calls of one shopper, with the basket cookie that the shop gave. */
export function callsTo(api: string) {
  let cookie = ''
  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const json = body && JSON.stringify(body)
    const headers = { 'sec-fetch-site': 'same-origin', cookie, ...(json && { 'content-type': 'application/json' }) }
    const { status, text, cookies } = await exchange(`${api}/${path}`, { method, headers }, json)
    if (status !== 200) throw new Error(`${method} ${path} was answered with ${status}: ${text}`)
    const [basket] = cookies.filter((set) => set.startsWith('basket='))
    if (basket) cookie = basket.split(';')[0]!
    return JSON.parse(text) as Answer
  }
  return { call, cookie: () => cookie }
}

interface Exchanged {
  readonly status: number
  readonly text: string
  readonly cookies: readonly string[]
}

/** Cheaper than `fetch`, which would itself take a large part of the measured time. */
const exchange = (url: string, { method, headers }: { method: string; headers: Record<string, string> }, body = '') =>
  new Promise<Exchanged>((resolve, reject) => {
    const asked = request(url, { method, headers, agent }, (answer) => {
      const chunks: Buffer[] = []
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .once('end', () => {
          const cookies = answer.headers['set-cookie'] ?? []
          resolve({ status: answer.statusCode!, text: Buffer.concat(chunks).toString(), cookies })
        })
    })
    asked.once('error', reject).end(body)
  })
