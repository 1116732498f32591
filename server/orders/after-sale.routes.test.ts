import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import {
  dress,
  guest,
  layOutGoods,
  openBuyingShop,
  payInMarket,
  shirt,
  upToPayment,
} from '../checkout/buying-shop.fakes.ts'
import { moveOrder } from './index.ts'

const shop = await openBuyingShop(await testDatabase())
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = new Date()
  shop.jobs.splice(0)
  shop.alerts.splice(0)
  await layOutGoods(shop.database)
})

interface Told {
  readonly order: Readonly<Record<string, unknown>> & { readonly orderState: string }
  readonly entries: readonly Readonly<Record<string, unknown>>[]
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly code: string
}

const ask = async (method: 'GET' | 'POST', url: string, payload?: object, key: string | undefined = newId()) => {
  const headers = { 'x-api-key': 'internal-key-of-tests', ...(key === '' ? {} : { 'idempotency-key': key }) }
  const answer = await shop.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  return { status: answer.statusCode, body: answer.json() as Told }
}
const line = (quantity = 1, lineItemId = '1') => ({ lineItemId, quantity })
const cancel = (orderNumber: string, lines: object[], key?: string) =>
  ask('POST', '/api/order/manual-order-part-cancel', { orderNumber, lines }, key)
const refund = (orderNumber: string, more: object, key?: string) =>
  ask('POST', '/api/order/manual-order-refund', { orderNumber, ...more }, key)
const work = async () => (await ask('GET', '/api/order/order/internal/work-list')).body.entries
const resolve = (entryId: unknown, resolution: string, key?: string) =>
  ask('POST', `/api/order/order/internal/work-list/${entryId}/resolve`, { resolution }, key)

async function bought(lines: readonly { sku: string; quantity: number }[] = [{ sku: dress, quantity: 2 }]) {
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk', lines)
  const { orderId } = await payInMarket(shop, who, 'da-dk', checkoutBasketId)
  return (await shop.buying.orders.find(orderId))!
}

/** An order of gift cards of 199 DKK each. */
async function boughtCards(quantity = 1) {
  await sql`update product set attributes = '{"isDigital":true,"isGiftCard":true}' where product_id = '100500_white_01'`.execute(
    shop.database.sql(),
  )
  const who = guest(shop, 'da-dk')
  const added = await who.call('POST', 'basket/add-gift-card-line', {
    ...{ sku: shirt, quantity, recipientName: 'Ida', recipientEmail: 'ida@example.com' },
  })
  expect(added.status).toBe(200)
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk', [{ sku: dress, quantity: 1 }])
  const { orderId } = await payInMarket(shop, who, 'da-dk', checkoutBasketId)
  const order = (await shop.buying.orders.find(orderId))!
  return { ...order, cardLine: order.content.lines.find(({ giftCard }) => giftCard)!.id }
}

const cardsOf = (orderId: string) =>
  shop.database.prepared<{ id: string; number: string; balance: number }>(
    'test-cards',
    `select c.id, c.number, (select sum(minor)::int from gift_card_entry where card_id = c.id) as balance
     from gift_card c where order_id = $1 order by piece`,
    [orderId],
  )
const spend = (cardId: string, minor: number) =>
  shop.database.transaction((inside) => shop.buying.giftCards.hold(inside, newId(), [{ cardId, minor }]))
const runAll = async () => {
  while (shop.jobs.length > 0) await shop.runJobs()
}
/** Runs the jobs that are due now, and leaves those scheduled for later. */
const mailedTo = async (recipient: string) =>
  (await shop.buying.outbox.latest(50)).filter((mail) => mail.recipient === recipient)

test('issues no gift card for a line that was cancelled first, and mails none', async () => {
  const order = await boughtCards(2)

  expect((await cancel(order.orderNumber, [line(1, order.cardLine)])).status).toBe(200)
  await runAll()

  expect(await cardsOf(order.id)).toMatchObject([{ balance: 19_900 }])
  expect(await mailedTo('ida@example.com')).toHaveLength(1)

  const dropped = await boughtCards(1)
  await cancel(dropped.orderNumber, [line(1, dropped.cardLine)])
  await runAll()
  expect(await cardsOf(dropped.id)).toEqual([])
})

test('ends with no card and the money back whenever a gift card is cancelled while it is issued', async () => {
  for (let round = 0; round < 10; round += 1) {
    const order = await boughtCards(1)
    shop.jobs.splice(0)
    shop.jobs.push({ queue: 'order-placed.gift-cards', data: { orderId: order.id } })

    const [cancelled] = await Promise.all([cancel(order.orderNumber, [line(1, order.cardLine)]), shop.runJobs()])
    await runAll()

    expect(cancelled.status).toBe(200)
    expect((await cardsOf(order.id)).reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
  }
})

test('refuses to refund a used gift card, and shows its balance', async () => {
  const order = await boughtCards(1)
  await runAll()
  const [card] = await cardsOf(order.id)
  await spend(card!.id, 5000)

  const refused = await refund(order.orderNumber, { lines: [line(1, order.cardLine)] })

  expect([refused.status, refused.body.code]).toEqual([400, 'order.gift-card-spent'])
  expect(refused.body.errors.lineItem?.[0]).toMatch(/149/)
  expect((await cardsOf(order.id))[0]?.balance).toBe(14_900)
  expect(await shop.buying.refunds.of(order.paymentId)).toEqual([])
})

test('either refunds a gift card or lets it be spent, when both are tried at once', async () => {
  for (let round = 0; round < 8; round += 1) {
    const order = await boughtCards(1)
    await runAll()
    const [card] = await cardsOf(order.id)

    const [spent, refunded] = await Promise.all([
      spend(card!.id, 100),
      refund(order.orderNumber, { lines: [line(1, order.cardLine)] }),
    ])

    expect([spent.ok, refunded.status === 200].toSorted()).toEqual([false, true])
  }
})

test('returns the first answer to a repeated call, at once and later, and refuses its key for another call', async () => {
  const { orderNumber, id, paymentId } = await bought([{ sku: dress, quantity: 3 }])
  const key = newId()

  const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(orderNumber, [line()], key)))
  await cancel(orderNumber, [line()])
  const later = await cancel(orderNumber, [line()], key)

  expect(new Set([...answers, later].map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(later.body.order).toMatchObject({ refundedTotal: { amount: 399.95 } })
  expect((await shop.buying.refunds.of(paymentId)).map(({ amountMinor }) => amountMinor)).toEqual([39_995, 39_995])
  const other = await cancel(orderNumber, [line(2)], key)
  expect([other.status, other.body.code]).toEqual([422, 'call.key-used-otherwise'])
  expect((await shop.buying.fulfilling.fulfilments.readProgress(id)).cancellations).toHaveLength(2)
})

test('does nothing that moves money without a key', async () => {
  const { orderNumber, paymentId } = await bought()
  const answers = [await cancel(orderNumber, [line()], ''), await refund(orderNumber, { shipping: true }, '')]
  const missing = await resolve(newId(), 'close', '')

  for (const { status, body } of [...answers, missing]) expect([status, body.code]).toEqual([400, 'call.key-missing'])
  expect(await shop.buying.refunds.of(paymentId)).toEqual([])
})

const ship = (orderId: string) =>
  shop.buying.fulfilling.fulfilment.ship({ orderId, carrier: 'GLS', trackingNumber: newId() })
const piecesOf = async (sku: string) =>
  (
    await shop.database.prepared<{ available: number }>(
      'test-available',
      'select sum(available)::int as available from stock where sku = $1',
      [sku],
    )
  )[0]!.available

test('refunds pieces that were sent, some of them back on the shelf, and delivery once, never more than was paid', async () => {
  const { id, orderNumber, totalMinor, paymentId } = await bought([{ sku: shirt, quantity: 2 }])
  expect((await refund(orderNumber, { lines: [line()] })).body.code).toBe('order.too-few-sent')
  await ship(id)
  const before = await piecesOf(shirt)

  const kept = await refund(orderNumber, { lines: [line()], shipping: true })
  expect(await piecesOf(shirt)).toBe(before)
  const back = await refund(orderNumber, { lines: [{ ...line(), backToStock: true }] })

  expect(kept.body.order).toMatchObject({
    orderState: 'completed',
    shippingNotifications: { cancelledLineItems: [], refundedLineItems: [{ quantity: 1 }] },
  })
  expect(back.body.order).toMatchObject({ refundedTotal: back.body.order.total })
  expect(await piecesOf(shirt)).toBe(before + 1)
  const given = (await shop.buying.refunds.of(paymentId)).reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  expect(given).toBe(totalMinor)
  expect((await refund(orderNumber, { lines: [line()] })).body.code).toBe('order.too-few-sent')
  expect((await refund(orderNumber, { shipping: true })).body.code).toBe('order.delivery-refunded')
  expect((await refund(orderNumber, {})).body.code).toBe('order.nothing-to-refund')
  expect((await refund('99999999', { shipping: true })).status).toBe(404)
  await runAll()
  expect((await shop.kept()).get(paymentId)).toBe(0)
})

test('refunds delivery with the tax that was added to it', async () => {
  const who = guest(shop, 'en-us')
  const { orderId } = await payInMarket(shop, who, 'en-us', await upToPayment(shop, who, 'en-us'))
  const { orderNumber, content } = (await shop.buying.orders.find(orderId))!
  await ship(orderId)
  const { order } = (await refund(orderNumber, { shipping: true })).body

  expect(content.shippingVat.amount).toBeGreaterThan(0)
  expect(order.refundedTotal).toMatchObject({ amount: content.shippingTotal.amount + content.shippingVat.amount })
})

test('refuses to refund an order of which nothing was sent', async () => {
  const { orderNumber } = await bought()
  expect((await cancel(orderNumber, [line(2)])).status).toBe(200)

  expect((await refund(orderNumber, { shipping: true })).body.code).toBe('order.not-open')
})

test('reports that an order cannot be cancelled when nothing of it is left', async () => {
  const { id, orderNumber } = await bought()
  const needs = { ...shop.buying.fulfilling, clock: () => shop.clock.now }
  await ship(id)

  expect(await moveOrder(needs, orderNumber, 'cancelled')).toMatchObject({
    problem: { code: 'order.nothing-to-cancel' },
  })
  expect(await moveOrder(needs, orderNumber, 'shipped')).toMatchObject({ problem: { code: 'order.not-open' } })
})

/** A payment notification, as the provider's adapter reads it. */
const notifyOf = (paymentId: string, kind: string, minute: number, minor = 1000) =>
  shop.buying.checkout.handleNotices('adyen', [
    {
      ...{ eventId: `${paymentId}:${kind}:${minute}`, paymentId, outcome: 'none' },
      money: {
        ...{ kind: kind as 'chargeback', caseId: 'case', amount: { minor, currency: 'DKK' } },
        at: new Date(Date.UTC(2026, 10, 22, 12, minute)).toISOString(),
      },
    },
  ])
const handleRefundNotice = (refundId: string, outcome: 'done' | 'failed' | 'reversed') =>
  shop.buying.checkout.handleNotices('adyen', [
    { eventId: newId(), paymentId: '', outcome: 'none', refund: { refundId, outcome } },
  ])

/** The messages of an order to the warehouses, in their order, with the number of lines. */
const packingMessages = async (orderId: string) =>
  (
    await shop.database.prepared<{ kind: string; lines: number }>(
      'test-handovers',
      `select content ->> 'kind' as kind, jsonb_array_length(content -> 'lines') as lines
       from order_handover where order_id = $1 order by made_at, place`,
      [orderId],
    )
  ).map(({ kind, lines }) => [kind, lines])

test('sends nothing while money is charged back, blocks its gift cards, and goes on when the money is back', async () => {
  const order = await boughtCards(1)
  await runAll()
  const [card] = await cardsOf(order.id)

  await notifyOf(order.paymentId, 'chargeback', 1, order.totalMinor)
  await notifyOf(order.paymentId, 'chargeback', 1, order.totalMinor)

  expect(await ship(order.id)).toMatchObject({ ok: false, problem: { code: 'order.held-back' } })
  expect(await packingMessages(order.id)).toEqual([
    ['pack', 1],
    ['hold', 1],
  ])
  expect(await spend(card!.id, 100)).toMatchObject({ problem: { code: 'gift-card.blocked' } })
  expect(await work()).toMatchObject([
    { kind: 'money-lost', orderNumber: order.orderNumber, details: { state: 'charged-back' } },
  ])
  expect(shop.alerts.filter((code) => code === 'payment.money-chargeback')).toHaveLength(1)

  await notifyOf(order.paymentId, 'chargeback-reversed', 2, order.totalMinor)
  expect(await work()).toEqual([])
  expect(await packingMessages(order.id)).toEqual([
    ['pack', 1],
    ['hold', 1],
    ['go-on', 1],
  ])
  expect(await spend(card!.id, 100)).toMatchObject({ ok: true })
  expect(await ship(order.id)).toMatchObject({ ok: true })
})

test('holds an order back from the beginning when its money was lost before its payment was known', async () => {
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
  shop.failpoint.fail = (name) => {
    if (name === 'provider-answered') throw new Error('killed')
  }
  await payInMarket(shop, who, 'da-dk', checkoutBasketId).catch(() => {})
  shop.failpoint.fail = () => {}
  const { id } = (await shop.buying.payments.latest(checkoutBasketId))!

  await notifyOf(id, 'cancelled', 1)
  expect(await work()).toEqual([])
  const { amountMinor, currency } = (await shop.buying.payments.find(id))!
  await shop.buying.checkout.handleNotices('adyen', [
    { eventId: newId(), paymentId: id, outcome: 'authorised', amount: { minor: amountMinor, currency } },
  ])
  await runAll()

  const [entry] = await work()
  expect(entry).toMatchObject({ kind: 'money-lost', details: { state: 'withdrawn' } })
  const order = (await shop.buying.orders.findByNumber(String(entry!.orderNumber)))!
  expect(await packingMessages(order.id)).toEqual([])
  expect(await ship(order.id)).toMatchObject({ problem: { code: 'order.held-back' } })

  expect((await resolve(entry!.entryId, 'try-again')).body.code).toBe('order.work-not-this-way')
  const key = newId()
  const released = await Promise.all([1, 2, 3].map(() => resolve(entry!.entryId, 'release', key)))
  expect(released.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await resolve(entry!.entryId, 'close')).body.code).toBe('order.work-resolved')
  await runAll()
  expect(await ship(order.id)).toMatchObject({ ok: true })
})

test('tries a failed refund again, tells the shopper that no money arrived, and leaves it to an operator after five tries', async () => {
  const { id, orderNumber, paymentId } = await bought()
  await cancel(orderNumber, [line()])
  const told = async () => (await ask('GET', `/api/order/order/internal/number/${orderNumber}`)).body.order
  const latest = async () => (await shop.buying.refunds.of(paymentId)).at(-1)!

  for (let tries = 1; tries <= 5; tries += 1) {
    await runAll()
    const refundId = (await latest()).id
    await handleRefundNotice(refundId, 'done')
    expect(await told()).toMatchObject({ refundedTotal: { amount: 399.95 } })
    await handleRefundNotice(refundId, tries % 2 ? 'failed' : 'reversed')
    await handleRefundNotice(refundId, 'failed')
    expect(await told()).toMatchObject({ toRefundTotal: { amount: 399.95 } })
    expect((await told()).refundedTotal).toBeUndefined()
  }

  const all = await shop.buying.refunds.of(paymentId)
  expect(all.map(({ tries, state }) => [tries, state])).toEqual([1, 2, 3, 4, 5].map((tries) => [tries, 'failed']))
  expect(shop.alerts.filter((code) => code === 'payment.refund-failed')).toHaveLength(all.length)
  const [entry] = await work()
  expect(entry).toMatchObject({ kind: 'refund-failed', orderNumber, amount: { amount: 399.95 } })
  await resolve(entry!.entryId, 'try-again')
  await runAll()
  await handleRefundNotice((await latest()).id, 'done')
  expect(await told()).toMatchObject({ refundedTotal: { amount: 399.95 } })
  expect([await work(), (await shop.buying.orders.find(id))?.state]).toEqual([[], 'placed'])
})

test('lists a refund that its provider has not accepted for a day once, requests it again, and takes it off the list once accepted', async () => {
  const { orderNumber, paymentId } = await bought()
  await cancel(orderNumber, [line()])
  shop.jobs.splice(0)
  const [lost] = await shop.buying.refunds.of(paymentId)
  expect(await shop.buying.refunds.findStuck()).toEqual([])
  await sql`update refund set try_at = now() - interval '25 hours' where id = ${lost!.id}`.execute(shop.database.sql())

  expect(await shop.buying.refunds.findStuck()).toMatchObject([{ id: lost!.id, paymentId, amountMinor: 39_995 }])
  expect(await work()).toMatchObject([
    { kind: 'refund-stuck', orderNumber, amount: { amount: 399.95 }, details: { tries: 1 } },
  ])
  expect(await shop.buying.refunds.findStuck()).toEqual([])

  await runAll()
  expect((await shop.buying.refunds.find(lost!.id))?.state).not.toBe('asked')
  expect(await work()).toEqual([])
})

test('refunds no money that was charged back, and owes what was cancelled meanwhile once it is back', async () => {
  const { orderNumber, paymentId, totalMinor } = await bought()
  await cancel(orderNumber, [line()])
  await notifyOf(paymentId, 'chargeback', 1, totalMinor)
  await runAll()
  expect((await work()).map(({ kind }) => kind)).toEqual(['money-lost', 'refund-withheld'])
  const rest = await cancel(orderNumber, [line()])
  expect(rest.body.order).toMatchObject({ orderState: 'cancelled' })
  expect(rest.body.order.refundedTotal).toBeUndefined()
  expect((await shop.kept()).get(paymentId)).toBe(totalMinor)

  await notifyOf(paymentId, 'chargeback-reversed', 2, totalMinor)
  const entries = await work()
  expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['refund-owed', 'refund-withheld'])
  for (const { entryId } of entries) expect((await resolve(entryId, 'try-again')).status).toBe(200)
  await runAll()
  expect((await shop.kept()).get(paymentId)).toBe(0)
})
