import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { signatureOf } from '#server/platform/signed-json.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import {
  dress,
  dressInOtherSize,
  guest,
  openBuyingShop,
  payInMarket,
  shirt,
  upToPayment,
} from '../../checkout/buying-shop.fakes.ts'
import { anyStory, type Step, type Story } from './story-steps.fakes.ts'

/** `LIFE_STORIES=200` runs more stories. Each story buys something and causes real payment notifications. */
const stories = Number(process.env.LIFE_STORIES ?? 20)
const shop = await openBuyingShop(await testDatabase())
afterAll(() => shop.close())
await sql`update product set attributes = '{"isDigital":true,"isGiftCard":true}' where product_id = '100500_white_01'`.execute(
  shop.database.sql(),
)
await sql`update stock set received = 100000, available = 100000`.execute(shop.database.sql())
// Every notification is sent twice, the latest first.
await shop.control({ notifyAfterMs: 0, notifyTimes: 2, notifyNewestFirst: true })

const ask = async (method: 'GET' | 'POST', url: string, payload?: object, headers: object = {}) => {
  const key = { 'x-api-key': 'internal-key-of-tests', 'idempotency-key': newId() }
  const answer = await shop.app.inject({
    method,
    url,
    headers: { ...key, ...headers },
    ...(payload ? { payload } : {}),
  })
  expect(answer.statusCode, answer.body).toBeLessThan(500)
  return { status: answer.statusCode, text: answer.body, body: answer.json() }
}

/** The same call three times at once with one idempotency key. All must get the same answer. */
async function once(url: string, payload: object): Promise<void> {
  const headers = { 'idempotency-key': newId() }
  const answers = await Promise.all([1, 2, 3].map(() => ask('POST', url, payload, headers)))
  const bodies = answers.map(({ status, body: { traceId: _trace, ...body } }) => JSON.stringify([status, body]))
  expect(new Set(bodies.filter((body) => !body.includes('call.still-running'))).size).toBeLessThanOrEqual(1)
}

async function buy({ lines }: Story) {
  const who = guest(shop, 'da-dk')
  const isCard = (index: number) => lines[index]!.isCard
  for (const [index, { quantity }] of lines.entries())
    if (isCard(index))
      await who.call('POST', 'basket/add-gift-card-line', {
        ...{ sku: shirt, quantity, recipientName: `Ida ${index}`, recipientEmail: 'ida@example.com' },
      })
  const goods = lines.flatMap(({ quantity }, index) =>
    isCard(index) ? [] : [{ sku: index % 2 ? dress : dressInOtherSize, quantity }],
  )
  const wanted = goods.length > 0 ? goods : [{ sku: dress, quantity: 1 }]
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk', wanted)
  const { orderId } = await payInMarket(shop, who, 'da-dk', checkoutBasketId)
  return (await shop.buying.orders.find(orderId))!
}
type Bought = Awaited<ReturnType<typeof buy>>

const raise = (order: Bought, event: object) =>
  fetch(`${shop.simulatorsUrl}/adyen/events`, {
    method: 'POST',
    body: JSON.stringify({ payment: order.paymentId, ...event }),
  })
const lossCodes = { chargeback: 'CHARGEBACK', 'capture-failed': 'CAPTURE_FAILED', cancelled: 'CAPTURE_FAILED' }
const entriesOf = async ({ paymentId }: Bought) =>
  (await ask('GET', '/api/order/order/internal/work-list?size=200')).body.entries.filter(
    (entry: { paymentId: string }) => entry.paymentId === paymentId,
  )
const cardsOf = (orderId: string) =>
  shop.database.prepared<{ id: string; lineId: string; isUsable: boolean }>(
    'story-cards',
    `select id, line_id as "lineId", blocked_at is null and (select sum(minor) from gift_card_entry where card_id = gift_card.id) > 0 as "isUsable"
     from gift_card where order_id = $1 order by id`,
    [orderId],
  )

interface Told {
  lost: boolean
}

async function take(order: Bought, step: Step, told: Told): Promise<void> {
  const { orderNumber, paymentId, content } = order
  const wanted = (of: { line: number; quantity: number }) => [
    { lineItemId: content.lines[of.line % content.lines.length]!.id, quantity: of.quantity },
  ]
  switch (step.does) {
    case 'hear':
    case 'work':
      return shop.runJobs()
    case 'cancel':
      return once('/api/order/manual-order-part-cancel', { orderNumber, lines: wanted(step) })
    case 'refund':
      return once('/api/order/manual-order-refund', { orderNumber, lines: wanted(step), shipping: step.shipping })
    case 'ship': {
      const body = {
        ...{ orderNumber, event: 'dispatch', eventId: newId(), trackingNumber: newId(), carrier: 'GLS' },
        ...{ happenedAt: shop.clock.now.toISOString(), lines: wanted(step) },
      }
      const signature = signatureOf(body, 'notice-key-of-tests', shop.clock.now)
      await ask('POST', '/api/order/shipment-notification', body, { 'x-selvedge-signature': signature })
      return
    }
    case 'end-refund': {
      const refunds = (await shop.buying.refunds.of(paymentId)).filter(
        ({ state }) => state === 'received' || state === 'done',
      )
      const refund = refunds[step.which % Math.max(1, refunds.length)]
      if (refund && step.outcome !== 'done') await raise(order, { eventCode: 'REFUND_FAILED', refund: refund.id })
      return
    }
    case 'lose':
      if (told.lost) return
      told.lost = true
      await raise(order, {
        eventCode: lossCodes[step.kind],
        ...(step.kind === 'chargeback' ? { value: Math.ceil((order.totalMinor * step.percent) / 100) } : {}),
      })
      return
    case 'spend-card': {
      const cards = await cardsOf(order.id)
      const card = cards[step.which % Math.max(1, cards.length)]
      const uses = card && [{ cardId: card.id, minor: step.minor }]
      if (uses) await shop.database.transaction((inside) => shop.buying.giftCards.hold(inside, newId(), uses))
      return
    }
    case 'resolve': {
      const entries = await entriesOf(order)
      const entry = entries[step.which % Math.max(1, entries.length)]
      const resolution = step.how
      if (entry) await once(`/api/order/order/internal/work-list/${entry.entryId}/resolve`, { resolution })
    }
  }
}

/** The amount at the provider and the amount that we recorded. */
async function sums({ paymentId }: Bought) {
  const booked = (await shop.ledger()).find(({ reference }) => reference === paymentId)! as unknown as {
    amount: { value: number }
    refunds: Record<string, number>
    lost?: number
  }
  const theirs =
    booked.amount.value - Object.values(booked.refunds).reduce((sum, one) => sum + one, 0) - (booked.lost ?? 0)
  const payment = (await shop.buying.payments.find(paymentId))!
  const back = (await shop.buying.refunds.sums([paymentId])).get(paymentId) ?? 0
  return { theirs, ours: payment.amountMinor - back - payment.lostMinor }
}

async function checkEnd(order: Bought): Promise<void> {
  await expect
    .poll(async () => {
      while (shop.jobs.length > 0) await shop.runJobs()
      const { theirs, ours } = await sums(order)
      return theirs - ours
    })
    .toBe(0)
  const payment = (await shop.buying.payments.find(order.paymentId))!
  const lines = await shop.database.prepared<{ lineId: string; standing: number }>(
    'story-lines',
    `select line_id as "lineId", quantity - cancelled - returned as standing from order_line where order_id = $1`,
    [order.id],
  )
  const usable = (await cardsOf(order.id)).filter(({ isUsable }) => isUsable)
  for (const { lineId, standing } of lines)
    expect(usable.filter((card) => card.lineId === lineId).length).toBeLessThanOrEqual(standing)
  const isLost = payment.moneyState !== 'kept' && payment.moneyState !== 'disputed'
  if (isLost && payment.releasedAt === null) expect(usable).toEqual([])
  if (!isLost) return
  const listed = await shop.database.prepared<{ count: number }>(
    'story-listed',
    `select count(*)::int as count from work_entry where payment_id = $1 and kind = 'money-lost'`,
    [order.paymentId],
  )
  expect(listed[0]!.count).toBeGreaterThan(0)
}

test('whatever happens to an order at once: the provider’s ledger is ours, every call has one answer, and no gift card is worth more than was paid', async () => {
  await fc.assert(
    fc.asyncProperty(anyStory, async (story) => {
      shop.jobs.splice(0)
      const order = await buy(story)
      const told: Told = { lost: false }
      for (let at = 0; at < story.steps.length; at += 2)
        await Promise.all(story.steps.slice(at, at + 2).map((step) => take(order, step, told)))
      await checkEnd(order)
    }),
    { numRuns: stories, endOnFailure: true },
  )
}, 900_000)
