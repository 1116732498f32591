import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { moneyFaults } from '../../checks/harness/buying/money-faults.ts'
import { openTestDatabase } from '../../checks/harness/database/test-database.ts'
import { buyDelivered, deliver } from '../checkout/bought-order.fakes.ts'
import {
  dress,
  dressInOtherSize,
  layOutGoods,
  openBuyingShop,
  setPieces,
  shirt,
} from '../checkout/buying-shop.fakes.ts'
import type { Order } from '../orders/index.ts'

const { database, url } = await openTestDatabase()
const shop = await openBuyingShop(database, { switchedOn: new Set(['parcelServiceReturnsAndTracking']) })
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = new Date()
  shop.jobs.splice(0)
  await layOutGoods(shop.database)
  await shop.control({})
})

interface Told {
  readonly returnId: string
  readonly returnNumber: string
  readonly state: string
  readonly code: string
  readonly newOrderNumber?: string
  readonly refund: { readonly amount: number }
  readonly lines: readonly {
    readonly lineItemId: string
    readonly sizes?: readonly { readonly sku: string; readonly name: string }[]
    readonly exchange?: { readonly sku: string; readonly size: string }
  }[]
}

const email = 'guest@example.com'
const ask = async (url: string, payload: object, headers: object = {}) => {
  const key = { 'x-api-key': 'internal-key-of-tests', 'idempotency-key': newId() }
  const answer = await shop.app.inject({ method: 'POST', url, payload, headers: { ...key, ...headers } })
  return { status: answer.statusCode, body: answer.json() as Told }
}
const lookUp = (orderNumber: string) => ask('/api/order/da-dk/returns/lookup', { orderNumber, email })
const exchanged = (quantity = 1, lineItemId = '1') => ({ lineItemId, quantity, exchangeSku: dressInOtherSize })
const register = (orderNumber: string, more: object = {}) =>
  ask('/api/order/da-dk/returns', { orderNumber, email, lines: [exchanged()], ...more })
const step = (returnNumber: string, what: 'arrival' | 'inspection' | 'refund', body: object = {}) =>
  ask(`/api/order/order/internal/returns/${returnNumber}/${what}`, body)
const arrive = (returnNumber: string) => step(returnNumber, 'arrival', { state: 'delivered', place: 'warehouse:main' })

const delivered = async (quantity = 2) => (await buyDelivered(shop, { lines: [{ sku: dress, quantity }] })).order
async function runAll(): Promise<void> {
  while (shop.jobs.length > 0) {
    const tried = [...shop.jobs]
    await shop.runJobs().catch(() => shop.jobs.push(...tried))
  }
}
/** Makes all steps of a return, up to the refund. */
async function returned(orderNumber: string, more: object = {}) {
  const { body } = await register(orderNumber, more)
  await arrive(body.returnNumber)
  await step(body.returnNumber, 'inspection')
  return step(body.returnNumber, 'refund')
}
const stockOf = async (sku: string) =>
  (
    await sql<{ available: number; reserved: number; sold: number }>`
      select available, reserved, sold from stock where sku = ${sku} and place = 'warehouse:main'`.execute(
      shop.database.sql(),
    )
  ).rows[0]!
const order = async (number: string) => (await shop.buying.orders.findByNumber(number))!
const faults = async () => {
  await runAll()
  const { rows } = await sql<{ id: string }>`select id from payment`.execute(shop.database.sql())
  const found = await moneyFaults({ databaseUrl: () => url, simulatorsUrl: shop.simulatorsUrl })
  // The simulators still have payments of earlier tests.
  const isOurs = (fault: string) => !fault.startsWith('only the provider') || rows.some(({ id }) => fault.includes(id))
  return found.filter(isOurs)
}
/** The price paid for one piece of the only line. */
const paidForOne = ({ content }: Order) =>
  Math.round(content.lines[0]!.totalPrice.amount * 100) / content.lines[0]!.quantity
const refunds = async () => {
  await runAll()
  const { rows } = await sql<{ paymentId: string; minor: number }>`
    select payment_id as "paymentId", amount_minor as minor from refund order by made_at`.execute(shop.database.sql())
  return rows
}

test('offers the other sizes that are in stock, and sets the chosen one aside', async () => {
  const { orderNumber } = await delivered()

  const offered = (await lookUp(orderNumber)).body.lines[0]!
  const { status, body } = await register(orderNumber)

  expect(offered.sizes).toEqual([{ sku: dressInOtherSize, name: '40' }])
  expect(status).toBe(200)
  expect(body.lines[0]!.exchange).toEqual({ sku: dressInOtherSize, size: '40' })
  expect(body.refund.amount).toBe(0)
  expect(await stockOf(dressInOtherSize)).toEqual({ available: 499, reserved: 1, sold: 0 })
})

test('offers no size that is gone, and refuses one that is no other size of the product', async () => {
  const { orderNumber } = await delivered()
  await setPieces(shop.database, dressInOtherSize, 0)

  expect((await lookUp(orderNumber)).body.lines[0]!.sizes).toBeUndefined()
  for (const exchangeSku of [dressInOtherSize, shirt, dress, 'unknown'])
    expect(await register(orderNumber, { lines: [{ ...exchanged(), exchangeSku }] })).toMatchObject({
      status: 409,
      body: { code: 'return.size-gone' },
    })
  expect(await register(orderNumber, { lines: [exchanged(), { lineItemId: '1', quantity: 1 }] })).toMatchObject({
    status: 400,
    body: { code: 'return.one-size-a-line' },
  })
  expect(await stockOf(dressInOtherSize)).toEqual({ available: 0, reserved: 0, sold: 0 })
})

test('orders the new size at the price that was paid once the pieces are accepted, and moves no money', async () => {
  const first = await delivered()
  await sql`update price_now set minor = minor * 2`.execute(shop.database.sql())

  const { body } = await returned(first.orderNumber)

  expect(body).toMatchObject({ state: 'refunded', refund: { amount: 0 } })
  const made = await order(body.newOrderNumber!)
  const [line] = made.content.lines
  expect(made).toMatchObject({ state: 'placed', email, method: 'exchange', totalMinor: paidForOne(first) })
  expect(line!.totalPrice.amount * 100).toBeCloseTo(made.totalMinor, 6)
  expect(line).toMatchObject({ sku: dressInOtherSize, quantity: 1, variant: { size: '40' } })
  expect(made.content.shippingAddress).toEqual(first.content.shippingAddress)
  expect(made.content.totalVat.amount).toBeCloseTo(line!.totalPrice.amount / 5, 2)
  expect(await stockOf(dressInOtherSize)).toEqual({ available: 499, reserved: 0, sold: 1 })
  expect(await stockOf(dress)).toEqual({ available: 499, reserved: 0, sold: 1 })
  expect(await refunds()).toEqual([])
  expect(await faults()).toEqual([])
  const { rows } = await sql<{
    kind: string
  }>`select split_part(event_id, ':', 1) as kind from mail order by id`.execute(shop.database.sql())
  expect(rows.filter(({ kind }) => kind === 'order-placed')).toHaveLength(2)
  expect(rows.map(({ kind }) => kind)).not.toContain('order-refunded')
})

test('answers a second press and a second refund with the same exchange, even at once', async () => {
  const { orderNumber } = await delivered()
  const { body } = await register(orderNumber, { returnNumber: `${orderNumber}-1` })
  expect((await register(orderNumber, { returnNumber: `${orderNumber}-1` })).body.returnId).toBe(body.returnId)
  expect(
    await register(orderNumber, { returnNumber: `${orderNumber}-1`, lines: [{ lineItemId: '1', quantity: 1 }] }),
  ).toMatchObject({ status: 409, body: { code: 'return.changed' } })
  await arrive(body.returnNumber)
  await step(body.returnNumber, 'inspection')

  const answers = await Promise.all(Array.from({ length: 8 }, () => step(body.returnNumber, 'refund')))

  expect(new Set(answers.map(({ body: told }) => told.newOrderNumber)).size).toBe(1)
  const { rows } = await sql`select from shop_order`.execute(shop.database.sql())
  expect(rows).toHaveLength(2)
  expect(await faults()).toEqual([])
})

test('refunds in money when the size has sold out because the return came too late', async () => {
  const first = await delivered()
  const { body } = await register(first.orderNumber)
  await sql`update reservation set until = now() - interval '1 second' where state = 'held'`.execute(
    shop.database.sql(),
  )
  await sql`update stock set available = 0, received = reserved + sold where sku = ${dressInOtherSize}`.execute(
    shop.database.sql(),
  )
  await sql`with gone as (update reservation set state = 'released' where payment_id = ${body.returnId} returning sku, place, quantity)
    update stock s set reserved = s.reserved - g.quantity, received = s.received - g.quantity from gone g where s.sku = g.sku and s.place = g.place`.execute(
    shop.database.sql(),
  )
  await arrive(body.returnNumber)
  await step(body.returnNumber, 'inspection')

  const done = await step(body.returnNumber, 'refund')

  expect(done.body).toMatchObject({ state: 'refunded', refund: { amount: paidForOne(first) / 100 } })
  expect(done.body.newOrderNumber).toBeUndefined()
  expect(await refunds()).toEqual([{ paymentId: first.paymentId, minor: paidForOne(first) }])
  expect(await faults()).toEqual([])
})

test('orders only accepted pieces, and gives the size back to stock when the return is refused', async () => {
  const { orderNumber } = await delivered(3)
  const part = (await register(orderNumber, { lines: [exchanged(2)] })).body
  await arrive(part.returnNumber)
  await step(part.returnNumber, 'inspection', { lines: [{ lineItemId: '1', accepted: 1, backToStock: false }] })
  const done = await step(part.returnNumber, 'refund')
  expect((await order(done.body.newOrderNumber!)).content.lines[0]!.quantity).toBe(1)
  expect(await stockOf(dressInOtherSize)).toEqual({ available: 499, reserved: 0, sold: 1 })

  const none = (await register(orderNumber)).body
  await arrive(none.returnNumber)
  await step(none.returnNumber, 'inspection', { lines: [{ lineItemId: '1', accepted: 0 }] })

  expect(await stockOf(dressInOtherSize)).toEqual({ available: 499, reserved: 0, sold: 1 })
  expect((await step(none.returnNumber, 'refund')).status).toBe(409)
  expect(await faults()).toEqual([])
})

test('holds the size until two weeks after the last day to send the return', async () => {
  const { orderNumber } = await delivered()
  await register(orderNumber)
  const { rows } = await sql<{ until: Date; sendBy: string }>`
    select v.until, r.send_by::text as "sendBy" from reservation v join goods_return r on r.id = v.payment_id`.execute(
    shop.database.sql(),
  )

  expect(rows[0]!.until.getTime() - Date.parse(`${rows[0]!.sendBy}T00:00:00Z`)).toBe(15 * 86_400_000)
})

test('refunds a new size that is cancelled or comes back to the payment of the first order', async () => {
  const first = await delivered()
  const made = await order((await returned(first.orderNumber)).body.newOrderNumber!)

  const cancelled = await ask('/api/order/manual-order-part-cancel', {
    ...{ orderNumber: made.orderNumber, lines: [{ lineItemId: '1', quantity: 1 }] },
  })

  expect(cancelled.status).toBe(200)
  expect(await refunds()).toEqual([{ paymentId: first.paymentId, minor: made.totalMinor }])
  expect(await stockOf(dressInOtherSize)).toEqual({ available: 500, reserved: 0, sold: 0 })
  await returned(first.orderNumber, { lines: [{ lineItemId: '1', quantity: 1 }] })
  const back = (await refunds()).map(({ paymentId, minor }) => [paymentId, minor])
  expect(back).toEqual([1, 2].map(() => [first.paymentId, paidForOne(first)]))
  expect(await faults()).toEqual([])
})

test('exchanges the exchanged size once more, and the last one still refunds to the first payment', async () => {
  const first = await delivered(1)
  const second = await order((await returned(first.orderNumber)).body.newOrderNumber!)
  await runAll()
  await deliver(shop, second.orderNumber)
  const third = await returned(second.orderNumber, { lines: [{ lineItemId: '1', quantity: 1, exchangeSku: dress }] })
  const last = await order(third.body.newOrderNumber!)
  await runAll()
  await deliver(shop, last.orderNumber)

  const done = await returned(last.orderNumber, { lines: [{ lineItemId: '1', quantity: 1 }] })

  expect(done.body.refund.amount).toBe(paidForOne(first) / 100)
  const back = (await refunds()).map(({ paymentId, minor }) => [paymentId, minor])
  expect(back).toEqual([paidForOne(first), delivery(first)].map((minor) => [first.paymentId, minor]))
  expect(await faults()).toEqual([])
})

test('refunds what is withdrawn while its exchange is under way, in money and with the delivery', async () => {
  const first = await delivered(1)
  const { body } = await register(first.orderNumber)
  const statement = { order: await order(first.orderNumber), name: 'A Guest' }
  const withdrawn = await shop.buying.withdrawals.withdraw(statement, {
    withdrawalNumber: `${first.orderNumber}-W1`,
    lines: [{ lineItemId: '1', quantity: 1 }],
  })
  expect(withdrawn.ok, JSON.stringify(withdrawn)).toBe(true)
  expect(await stockOf(dressInOtherSize)).toEqual({ available: 500, reserved: 0, sold: 0 })
  await arrive(body.returnNumber)
  await step(body.returnNumber, 'inspection')

  const done = await step(body.returnNumber, 'refund')

  expect(done.body.newOrderNumber).toBeUndefined()
  expect(await refunds()).toEqual([{ paymentId: first.paymentId, minor: first.totalMinor }])
  expect(await faults()).toEqual([])
})

/** Triggers an event about the money at the card provider, which notifies the shop. */
async function raise(first: Order, eventCode: string) {
  await fetch(`${shop.simulatorsUrl}/adyen/events`, {
    method: 'POST',
    body: JSON.stringify({ payment: first.paymentId, eventCode }),
  })
  await expect
    .poll(async () => {
      const { rows } = await sql<{
        state: string
      }>`select money_state as state from payment where id = ${first.paymentId}`.execute(shop.database.sql())
      return rows[0]!.state
    })
    .not.toBe('kept')
}
const backInAll = async () => (await refunds()).reduce((sum, { minor }) => sum + minor, 0)
const delivery = ({ content }: Order) => Math.round(content.shippingTotal.amount * 100)

test('refunds the delivery of the first order when the exchanged size comes back, and not while anything is with the shopper', async () => {
  await sql`update price_now set minor = 10000, list_minor = null`.execute(shop.database.sql())
  const first = await delivered()
  expect(delivery(first)).toBeGreaterThan(0)
  const second = await order((await returned(first.orderNumber)).body.newOrderNumber!)
  await runAll()
  await deliver(shop, second.orderNumber)

  const rest = await returned(first.orderNumber, { lines: [{ lineItemId: '1', quantity: 1 }] })
  expect(rest.body.refund.amount * 100).toBe(paidForOne(first))
  expect(await backInAll()).toBe(paidForOne(first))

  await returned(second.orderNumber, { lines: [{ lineItemId: '1', quantity: 1 }] })
  expect(await backInAll()).toBe(first.totalMinor)
  expect(new Set((await refunds()).map(({ paymentId }) => paymentId))).toEqual(new Set([first.paymentId]))
  expect(await faults()).toEqual([])
})

test('refunds the delivery of the first order when the exchanged size is withdrawn from, before and after it was sent [D-11]', async () => {
  for (const isSent of [false, true]) {
    const first = await delivered(1)
    const made = await order((await returned(first.orderNumber)).body.newOrderNumber!)
    await runAll()
    const before = await backInAll()
    if (isSent) await deliver(shop, made.orderNumber)
    const withdrawn = await shop.buying.withdrawals.withdraw(
      { order: await order(made.orderNumber), name: 'A Guest' },
      { withdrawalNumber: `${made.orderNumber}-W1`, lines: [{ lineItemId: '1', quantity: 1 }] },
    )
    expect(withdrawn.ok, JSON.stringify(withdrawn)).toBe(true)
    if (isSent) {
      const number = `${made.orderNumber}-1`
      await arrive(number)
      await step(number, 'inspection')
      expect((await step(number, 'refund')).status).toBe(200)
    }

    expect((await backInAll()) - before).toBe(first.totalMinor)
  }
  expect(await faults()).toEqual([])
})

test('makes no order out of money that a bank disputes, not of the first order and not of an exchanged one', async () => {
  const first = await delivered(1)
  const second = await order((await returned(first.orderNumber)).body.newOrderNumber!)
  await runAll()
  await deliver(shop, second.orderNumber)
  const other = await delivered(1)
  for (const { orderNumber, exchangeSku } of [
    { ...second, exchangeSku: dress },
    { ...other, exchangeSku: dressInOtherSize },
  ]) {
    const { body } = await register(orderNumber, { lines: [{ lineItemId: '1', quantity: 1, exchangeSku }] })
    await arrive(body.returnNumber)
    await step(body.returnNumber, 'inspection')
  }
  for (const one of [first, other]) await raise(one, 'NOTIFICATION_OF_CHARGEBACK')

  for (const { orderNumber } of [second, other])
    expect(await step(`${orderNumber}-1`, 'refund')).toMatchObject({ status: 409, body: { code: 'order.held-back' } })
  const { rows } = await sql`select from exchange`.execute(shop.database.sql())
  expect(rows).toHaveLength(1)
})

test('holds an exchanged size back while the money of the first order is lost, and lets it go once it is back', async () => {
  const first = await delivered(1)
  const made = await order((await returned(first.orderNumber)).body.newOrderNumber!)
  await raise(first, 'CHARGEBACK')

  const sends = () => deliver(shop, made.orderNumber)
  await runAll()
  expect(await sends()).toMatchObject({ ok: false, problem: { code: 'order.held-back' } })
  await fetch(`${shop.simulatorsUrl}/adyen/events`, {
    method: 'POST',
    body: JSON.stringify({ payment: first.paymentId, eventCode: 'CHARGEBACK_REVERSED' }),
  })
  await expect.poll(async () => (await sends()).ok).toBe(true)
})
