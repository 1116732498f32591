import { card } from '../checks/harness/buying/guest-details.ts'
import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import type { Table } from './benches.ts'
import { type Calls, callsTo, reachPayment } from './buy-as-guest.ts'
import { inDatabase, sellable } from './sellable.ts'
import { withShop } from './with-shop.ts'

const baskets = 1_000
const presses = 10
const clients = 8
const mailsWithinMs = 60_000

export const measure = (): Promise<Table[]> => withShop(async (shop) => [await racesTable(shop)], { durable: true })

/**
 * A thousand baskets, each paid by ten presses at the same time in two tabs. Every second one is paid in a wallet,
 * whose return races its notifications.
 */
async function racesTable(shop: RunningShop): Promise<Table> {
  const skus = await sellable(shop)
  await fetch(`${shop.simulatorsUrl}/adyen/control`, {
    method: 'POST',
    body: JSON.stringify({ notifyAfterMs: 0, notifyTimes: 3, notifyNewestFirst: true }),
  })
  const began = performance.now()
  let next = 0
  const client = async () => {
    while (next < baskets) {
      const round = next++
      await payOften(shop, skus[round % skus.length]!, round % 2 === 0)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - began) / 1000
  const mails = await mailsAfterAll(shop)
  const [orders, paid] = [await count(shop, 'shop_order'), await count(shop, `payment where state = 'authorised'`)]
  const row = (what: string, measured: number) => ({ what, measured, unit: '', bar: { atMost: 0 } })
  return {
    title: `${baskets} baskets, pay pressed ${presses} times in two tabs, return racing notifications`,
    rows: [
      { what: 'took', measured: seconds, unit: 's' },
      row('orders fewer or more than baskets', Math.abs(orders - baskets)),
      row('payments fewer or more than baskets', Math.abs(paid - baskets)),
      row('captures fewer or more than baskets', Math.abs((await captures(shop)) - baskets)),
      row('confirmations fewer or more than baskets', Math.abs(mails - baskets)),
      row('pieces still set aside', await count(shop, `reservation where state = 'held'`)),
    ],
  }
}

async function payOften(shop: RunningShop, sku: string, byWallet: boolean): Promise<void> {
  const calls = callsTo(`${shop.url}/api/order/en-gb`)
  const checkoutBasketId = await reachPayment(calls, sku)
  const paymentMethod = byWallet ? { type: 'paypal' } : card
  const press = (): ReturnType<Calls['call']> =>
    calls.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod })
  const answers = (await Promise.all(Array.from({ length: presses }, press))) as { adyenAction?: { url: string } }[]
  const url = answers.find(({ adyenAction }) => adyenAction)?.adyenAction?.url
  if (url === undefined) return
  const body = new URLSearchParams({ outcome: 'approve' })
  const left = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  const back = left.headers.get('location')!
  await Promise.all([back, back].map(async (address) => (await fetch(address, { redirect: 'manual' })).arrayBuffer()))
}

const count = (shop: RunningShop, what: string): Promise<number> =>
  inDatabase(shop, async (database) => {
    const { rows } = await database.query<{ count: number }>(`select count(*)::int as count from ${what}`)
    return rows[0]!.count
  })

/** Mails are written a moment after the order, so this waits for them. */
async function mailsAfterAll(shop: RunningShop): Promise<number> {
  const giveUp = Date.now() + mailsWithinMs
  for (;;) {
    const mails = await count(shop, `mail where kind = 'order-confirmation'`)
    if (mails >= baskets || Date.now() > giveUp) return mails
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function captures({ simulatorsUrl }: RunningShop): Promise<number> {
  const { payments } = (await (await fetch(`${simulatorsUrl}/adyen/ledger`)).json()) as {
    payments: { state: string }[]
  }
  return payments.filter(({ state }) => state === 'authorised').length
}
