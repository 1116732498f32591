import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { type WireFault, wireFaultKinds } from '#server/app/simulators/wire-faults.ts'
import { isOpen, type ProviderName } from '#server/payments/index.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import {
  type Guest,
  guest,
  layOutGoods,
  openBuyingShop,
  personalNumber,
  shirt,
  testCard,
  upToPayment,
} from './buying-shop.fakes.ts'
import { lastDays } from './outcomes/reconcile.ts'
import { approveAt, inStore, setFault, storeHost, violations, waitQuarterOfAnHour } from './provider-faults.fakes.ts'

/** A twelfth of the real time limit. */
const timeLimitMs = 800
const database = await testDatabase()
const shop = await openBuyingShop(database, { timeLimitMs, storeHosts: [storeHost] })
afterAll(() => shop.close())
beforeAll(async () => {
  await layOutGoods(database)
  await shop.control({ notifyAfterMs: 0, notifyNever: true, pendingMs: 20, terminalMs: 0 })
})

/** A provider and payment method, with the provider's addresses for charging and for status requests. */
interface Way {
  readonly provider: ProviderName
  readonly simulator: 'adyen' | 'klarna' | 'iyzico'
  readonly market: string
  readonly begin: string
  readonly finish?: string
  readonly method?: object
  /** The id of a store; undefined for a store without a terminal. */
  readonly store?: { readonly id?: string }
}

const ways: Readonly<Record<string, Way>> = {
  card: { provider: 'adyen', simulator: 'adyen', market: 'da-dk', begin: '/payments', method: testCard() },
  wallet: {
    ...{ provider: 'adyen', simulator: 'adyen', market: 'en-gb', begin: '/payments', finish: '/payments/details' },
    method: { type: 'paypal' },
  },
  link: {
    ...{
      provider: 'pay-by-link',
      simulator: 'adyen',
      market: 'da-dk',
      begin: '/paymentLinks',
      finish: '/paymentLinks/',
    },
    store: {},
  },
  terminal: {
    ...{ provider: 'pos', simulator: 'adyen', market: 'da-dk', begin: '/sync' },
    store: { id: 'copenhagen-kompagni' },
  },
  klarna: {
    ...{ provider: 'klarna', simulator: 'klarna', market: 'fr-fr', begin: '/hpp/v1/sessions', finish: '/order' },
    method: { type: 'pay_later' },
  },
  iyzico: {
    ...{ provider: 'iyzico', simulator: 'iyzico', market: 'tr-tr', begin: '/initialize', finish: '/detail' },
    method: { type: 'scheme' },
  },
}

interface Answer {
  readonly paymentState?: string
  readonly code?: string
  readonly url?: string
  readonly adyenAction?: { readonly url?: string }
  readonly payByLink?: { readonly url: string; readonly linkId: string }
}

const shopperOf = ({ market, store }: Way): Guest => (store ? inStore(shop, market, store.id) : guest(shop, market))

async function pay(who: Guest, { provider, method: paymentMethod }: Way, checkoutBasketId: string): Promise<Answer> {
  const { body, status } =
    provider === 'pay-by-link'
      ? await who.call('GET', 'get-payment-methods')
      : provider === 'pos'
        ? await who.call('POST', `payment/create-pos-payment?basketId=${who.basketId()}`)
        : await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod, personalNumber })
  const answer = body as Answer
  // Without a payment link no money was taken. The answer says that the provider was not reached, and the shopper can
  // try again.
  if (provider === 'pay-by-link')
    return { ...answer, paymentState: answer.payByLink ? 'actionrequired' : `${status} ${answer.code}` }
  return { ...answer, paymentState: answer.paymentState ?? String(status) }
}

/** The shopper approves on the provider's page, and the browser returns. */
async function approve(who: Guest, { provider }: Way, checkoutBasketId: string, answer: Answer): Promise<void> {
  if (provider === 'pos') return void (await shop.buying.checkout.latestRefreshed(checkoutBasketId))
  const page = answer.payByLink?.url ?? answer.adyenAction?.url ?? answer.url
  if (page === undefined || !URL.canParse(page)) return
  const back = await approveAt(page)
  if (answer.payByLink) {
    const asked = `basket/pay-by-link-receipt/${answer.payByLink.linkId}?checkoutBasketId=${checkoutBasketId}`
    return void (await who.call('GET', asked))
  }
  const headers = { accept: 'text/html', 'sec-fetch-site': 'cross-site' }
  const { payment } = (await shop.buying.checkout.latestPayment(checkoutBasketId))!
  const address =
    provider === 'iyzico'
      ? `/api/order/payment/iyzico/retrieve-payment-redirect/${payment.id}/${checkoutBasketId}/tr-tr`
      : new URL(back!).pathname + new URL(back!).search
  await who.ask({ method: provider === 'iyzico' ? 'POST' : 'GET', url: address, headers })
}

/** Returns what is wrong: the shopper must get the expected answer, and it must be true. */
async function wrongAnswers(
  way: string,
  fault: WireFault,
  checkoutBasketId: string,
  answer: Answer,
): Promise<string[]> {
  const { payment } = (await shop.buying.checkout.latestPayment(checkoutBasketId))!
  const kept = (await shop.kept()).get(payment.id) ?? 0
  const name = `${way} ${fault.kind} ${fault.moment}`
  if (answer.paymentState === 'error' && kept > 0) return [`${name}: told that nothing was charged, and ${kept} was`]
  if (
    !['authorised', 'pending', 'error', 'actionrequired', '503 payment.providers-not-reached'].includes(
      answer.paymentState!,
    )
  )
    return [`${name}: ${JSON.stringify(answer)}`]
  return isOpen(payment.state) && answer.paymentState === 'error' ? [`${name}: open, and told over`] : []
}

const each = wireFaultKinds.flatMap((kind) => (['before', 'after'] as const).map((moment) => ({ kind, moment })))
/** Number of calls in a row that fail; a connection is reset only once. */
const spoiled = (kind: WireFault['kind']): number => (kind === 'reset' ? 1 : 2)

/** Payment methods that share a simulator are tried one after another, because a fault applies to the whole simulator. */
async function tryWays(names: readonly string[], attempt: (name: string, way: Way) => Promise<void>): Promise<void> {
  const bySimulator = Object.values(Object.groupBy(names, (name) => ways[name]!.simulator))
  await Promise.all(
    bySimulator.map(async (shared) => {
      for (const name of shared) await attempt(name, ways[name]!)
    }),
  )
}

test('after any fault while a payment begins, the shopper gets a correct answer in time, and all is settled in a quarter of an hour [C-PAY-O6]', {
  timeout: 180_000,
}, async () => {
  const wrong: string[] = []
  let slowestMs = 0
  for (const { kind, moment } of each) {
    await tryWays(['card', 'link', 'terminal', 'klarna', 'iyzico'], async (name, way) => {
      const who = shopperOf(way)
      const checkoutBasketId = await upToPayment(shop, who, way.market)
      const fault: WireFault = { kind, moment, calls: spoiled(kind), path: way.begin }
      await setFault(shop, way.simulator, fault)
      const began = performance.now()
      const answer = await pay(who, way, checkoutBasketId)
      slowestMs = Math.max(slowestMs, performance.now() - began)
      await setFault(shop, way.simulator, null)
      wrong.push(...(await wrongAnswers(name, fault, checkoutBasketId, answer)))
    })
  }
  await waitQuarterOfAnHour(shop)

  expect(wrong).toEqual([])
  // Three time limits; the remaining ten seconds are for a busy machine.
  expect(slowestMs).toBeLessThan(timeLimitMs * 3 + 10_000)
  expect(await violations(shop)).toEqual([])
})

test('after any fault when the shopper returns, the money ends in an order or is refunded [C-PAY-O6, C-PRS-O3]', {
  timeout: 180_000,
}, async () => {
  for (const { kind, moment } of each) {
    await tryWays(['wallet', 'link', 'klarna', 'iyzico'], async (_name, way) => {
      const who = shopperOf(way)
      const checkoutBasketId = await upToPayment(shop, who, way.market)
      const asked = await pay(who, way, checkoutBasketId)
      await setFault(shop, way.simulator, { kind, moment, calls: 2, path: way.finish! })
      await approve(who, way, checkoutBasketId, asked)
      await setFault(shop, way.simulator, null)
    })
  }
  await waitQuarterOfAnHour(shop)

  expect(await violations(shop)).toEqual([])
})

test('after any fault while money without goods is given back, all of it is back in a quarter of an hour [C-PAY-O2, C-PAY-O6]', {
  timeout: 180_000,
}, async () => {
  const baskets: string[] = []
  for (const { kind, moment } of each) {
    await tryWays(['wallet', 'iyzico'], async (_name, way) => {
      const who = shopperOf(way)
      const checkoutBasketId = await upToPayment(shop, who, way.market)
      const asked = await pay(who, way, checkoutBasketId)
      // The paid basket differs from the current basket, so no order is made.
      await who.call('POST', 'basket/line', { sku: shirt, quantity: 1 })
      await approve(who, way, checkoutBasketId, asked)
      baskets.push(checkoutBasketId)
      await setFault(shop, way.simulator, {
        kind,
        moment,
        calls: spoiled(kind),
        path: way.simulator === 'adyen' ? '/reversals' : '/cancel',
      })
      await shop.buying.checkout.recheck()
      await setFault(shop, way.simulator, null)
    })
  }
  await waitQuarterOfAnHour(shop)
  const kept = await shop.kept()
  const payments = await Promise.all(baskets.map(async (id) => (await shop.buying.checkout.latestPayment(id))!.payment))

  expect(new Set(payments.map(({ state }) => state))).toEqual(new Set(['voided']))
  expect(payments.filter(({ id }) => (kept.get(id) ?? 0) > 0)).toEqual([])
  expect(await violations(shop)).toEqual([])
})

test('after any fault while a part of an order is refunded, it is refunded once', { timeout: 180_000 }, async () => {
  const asked: { readonly paymentId: string; readonly paid: number }[] = []
  for (const { kind, moment } of each) {
    await tryWays(['card', 'terminal'], async (_name, way) => {
      const who = shopperOf(way)
      const checkoutBasketId = await upToPayment(shop, who, way.market)
      await pay(who, way, checkoutBasketId)
      const { payment } = (await shop.buying.checkout.latestPayment(checkoutBasketId))!
      const part = { refundId: newId(), paymentId: payment.id, amountMinor: 100, cause: 'cancelled' as const }
      await database.transaction((inside) => shop.buying.refunds.request(inside, part))
      asked.push({ paymentId: payment.id, paid: payment.amountMinor })
      await setFault(shop, way.simulator, { kind, moment, calls: spoiled(kind), path: '/refunds' })
      await untilJobsAreDone()
      await setFault(shop, way.simulator, null)
    })
  }
  const kept = await shop.kept()

  expect(asked.filter(({ paymentId, paid }) => kept.get(paymentId) !== paid - 100)).toEqual([])
  expect(await violations(shop)).toEqual([])
})

/** Runs failed jobs again, as the queue does. */
async function untilJobsAreDone(): Promise<void> {
  while (shop.jobs.length > 0) {
    const waiting = [...shop.jobs]
    await shop.runJobs().catch(() => shop.jobs.push(...waiting))
  }
}

test('money that a provider took without a notification is found in its books, and becomes an order or is refunded', async () => {
  const bought = guest(shop, 'tr-tr')
  const checkoutBasketId = await upToPayment(shop, bought, 'tr-tr')
  const asked = await pay(bought, ways.iyzico!, checkoutBasketId)
  const { payment } = (await shop.buying.checkout.latestPayment(checkoutBasketId))!
  await database.prepared('test-forget', `update payment set check_at = null, state = 'expired' where id = $1`, [
    payment.id,
  ])
  await approveAt(asked.url!)
  shop.clock.now = new Date(Date.now() + 300_000)

  const found = await shop.buying.checkout.reconcile(lastDays(new Date(), 2))
  await waitQuarterOfAnHour(shop)

  expect(found.find(({ provider }) => provider === 'iyzico')!.repaired).toMatchObject([{ paymentId: payment.id }])
  expect((await shop.buying.checkout.latestPayment(checkoutBasketId))!.payment.state).toBe('voided')
  expect((await shop.kept()).get(payment.id)).toBe(0)
  expect(await violations(shop)).toEqual([])
})
