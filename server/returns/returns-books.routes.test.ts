import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { moneyFaults } from '../../checks/harness/buying/money-faults.ts'
import { openTestDatabase } from '../../checks/harness/database/test-database.ts'
import {
  dress,
  dressInOtherSize,
  guest,
  openBuyingShop,
  payInMarket,
  shirt,
  upToPayment,
} from '../checkout/buying-shop.fakes.ts'

/** `RETURN_STORIES=200` runs more stories. */
const stories = Number(process.env.RETURN_STORIES ?? 8)
const { database, url } = await openTestDatabase()
const shop = await openBuyingShop(database, { switchedOn: new Set(['parcelServiceReturnsAndTracking']) })
afterAll(() => shop.close())
await sql`update stock set received = 100000, available = 100000`.execute(shop.database.sql())

const ask = async (path: string, payload: object, headers: object = {}) => {
  const key = { 'x-api-key': 'internal-key-of-tests', 'idempotency-key': newId() }
  const answer = await shop.app.inject({
    ...{ method: 'POST', url: `/api/order/${path}`, headers: { ...key, ...headers }, payload },
  })
  expect(answer.statusCode, answer.body).toBeLessThan(500)
  return answer.json() as { readonly returnNumber?: string; readonly order?: { readonly orderState: string } }
}

const anyStep = fc.record({
  does: fc.constantFrom(
    'ship',
    'cancel',
    'register',
    'register',
    'arrive',
    'inspect',
    'refund',
    'through',
    'through',
    'goodwill',
  ),
  line: fc.integer({ min: 1, max: 2 }),
  quantity: fc.integer({ min: 1, max: 2 }),
  which: fc.integer({ min: 1, max: 3 }),
  accepted: fc.nat(2),
  exchanges: fc.boolean(),
})
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never

async function take(order: { readonly id: string; readonly orderNumber: string }, step: Step): Promise<void> {
  const { orderNumber } = order
  const lines = [{ lineItemId: String(step.line), quantity: step.quantity }]
  const returnNumber = `${orderNumber}-${step.which}`
  const told = `order/internal/returns/${returnNumber}`
  const twice = async (path: string, payload: object) => {
    const headers = { 'idempotency-key': newId() }
    await Promise.all([ask(path, payload, headers), ask(path, payload, headers), ask(path, payload)])
  }
  switch (step.does) {
    case 'ship': {
      const trackingNumber = newId()
      await shop.buying.fulfilling.fulfilment.ship({ orderId: order.id, carrier: 'GLS', trackingNumber, lines })
      return
    }
    case 'cancel':
      return twice('manual-order-part-cancel', { orderNumber, lines })
    case 'goodwill':
      await ask('manual-order-refund', { orderNumber, lines, shipping: step.accepted === 0 })
      return
    case 'register':
      return twice('da-dk/returns', {
        ...{ orderNumber, email: 'guest@example.com', returnNumber },
        lines: step.exchanges && step.line === 1 ? [{ ...lines[0], exchangeSku: dressInOtherSize }] : lines,
      })
    case 'arrive':
      return twice(`${told}/arrival`, { state: 'delivered', place: 'store:aarhus' })
    case 'inspect':
      return twice(`${told}/inspection`, { lines: [{ lineItemId: String(step.line), accepted: step.accepted }] })
    case 'refund':
      return twice(`${told}/refund`, {})
    case 'through':
      for (const does of ['arrive', 'inspect', 'refund'] as const) await take(order, { ...step, does })
  }
}

async function runAll(): Promise<void> {
  while (shop.jobs.length > 0) {
    const tried = [...shop.jobs]
    // Retries a failed job, as the queue does.
    await shop.runJobs().catch(() => shop.jobs.push(...tried))
  }
}

const step = (does: Step['does'], exchanges = false): Step => {
  return { does, line: 1, quantity: 1, which: 1, accepted: 1, exchanges }
}
/** Lost, failed, garbled and repeated answers of the provider, alternately for a plain return and for an exchange. */
const examples = [0, 1, 2, 3].map((fault): [Step[], number] => [
  [step('register', fault % 2 === 1), step('ship'), step('through')],
  fault,
])

test('whatever happens to returns at once, with a provider that is late, silent and repeats itself: the books agree, and no piece is refunded twice [C-RET-O2]', async () => {
  let refunded = 0
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 6, maxLength: 24 }), fc.nat(3), async (steps, fault) => {
      const who = guest(shop, 'da-dk')
      const bought = [
        { sku: dress, quantity: 2 },
        { sku: shirt, quantity: 2 },
      ]
      const checkoutBasketId = await upToPayment(shop, who, 'da-dk', bought)
      const { orderId } = await payInMarket(shop, who, 'da-dk', checkoutBasketId)
      const order = (await shop.buying.orders.find(orderId))!
      const trackingNumber = newId()
      const lines = [{ lineItemId: '1', quantity: 2 }]
      await shop.buying.fulfilling.fulfilment.ship({ orderId, carrier: 'GLS', trackingNumber, lines })
      for (let at = 0; at < steps.length; at += 2)
        await Promise.all(steps.slice(at, at + 2).map((step) => take(order, step)))
      await shop.control([{ losing: 1 }, { failing: 1 }, { garbling: 1 }, { notifyTimes: 3, notifyAfterMs: 0 }][fault]!)
      await runAll()
      const { rows } = await sql`select from goods_return where state = 'refunded'`.execute(shop.database.sql())
      refunded = rows.length
      const faults = await moneyFaults({ databaseUrl: () => url, simulatorsUrl: shop.simulatorsUrl })
      expect(faults).toEqual([])
    }),
    { numRuns: stories, endOnFailure: true, examples },
  )
  expect(refunded).toBeGreaterThanOrEqual(examples.length)
}, 600_000)
