import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { buyAsGuest } from '../../checkout/bought-order.fakes.ts'
import { layOutGoods, openBuyingShop } from '../../checkout/buying-shop.fakes.ts'

const shop = await openBuyingShop(await testDatabase())
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = new Date()
  await layOutGoods(shop.database)
})

const internal = { 'x-api-key': 'internal-key-of-tests' }

interface Told {
  readonly order: { readonly orderState: string; readonly refundedTotal?: object; readonly total: object }
  readonly story: readonly { readonly what: string; readonly details: Readonly<Record<string, unknown>> }[]
  readonly code: string
}

async function bought() {
  return (await buyAsGuest(shop, { market: 'en-gb' })).order
}
const at = (orderNumber: string) => `/api/order/order/internal/number/${orderNumber}`
const act = async (
  orderNumber: string,
  payload: object,
  headers: object = { ...internal, 'idempotency-key': newId() },
) => {
  const answer = await shop.app.inject({
    ...{ method: 'POST', url: `${at(orderNumber)}/action`, payload },
    headers: { ...headers },
  })
  return { status: answer.statusCode, body: answer.json<Told>() }
}
const actions = async (orderNumber: string) => {
  const answer = await shop.app.inject({ url: `${at(orderNumber)}/story`, headers: internal })
  return answer.json<Told>().story.flatMap(({ what, details }) => (what === 'action' ? [details] : []))
}
const ann = { by: 'Ann of customer service', reason: 'asked by phone' }

test('writes down who noted, cancelled and refunded what, and why [C-EOX-06]', async () => {
  const { orderNumber, id: orderId } = await bought()
  const piece = [{ lineItemId: '1', quantity: 1 }]
  const { fulfilment } = shop.buying.fulfilling
  await fulfilment.ship({ orderId, carrier: 'GLS', trackingNumber: 'GLS1', lines: piece })

  await act(orderNumber, { ...ann, action: { kind: 'note' } })
  const cancelled = await act(orderNumber, { ...ann, action: { kind: 'cancel' } })
  const refunded = await act(orderNumber, { ...ann, action: { kind: 'refund', lines: piece } })

  expect([cancelled.status, cancelled.body.order.orderState]).toEqual([200, 'completed'])
  expect(refunded.body.order.refundedTotal).toEqual(refunded.body.order.total)
  expect(await actions(orderNumber)).toMatchObject([
    { ...ann, kind: 'note' },
    { ...ann, kind: 'cancel', details: { cancellationId: expect.any(String) } },
    { ...ann, kind: 'refund', details: { shipping: false, lines: piece } },
  ])
})

test('acts once for each key, and writes down nothing that was refused [C-EOX-06]', async () => {
  const { orderNumber } = await bought()
  const headers = { ...internal, 'idempotency-key': newId() }
  const cancel = { ...ann, action: { kind: 'cancel' } }

  const answers = [await act(orderNumber, cancel, headers), await act(orderNumber, cancel, headers)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await act(orderNumber, { ...cancel, reason: 'another' }, headers)).toMatchObject({ status: 422 })
  expect(await act(orderNumber, cancel)).toMatchObject({ status: 400, body: { code: 'order.nothing-to-cancel' } })
  expect(await actions(orderNumber)).toHaveLength(1)
})

test('does nothing without a name, a reason, a key or the order [C-EOX-06]', async () => {
  const { orderNumber } = await bought()
  const action = { kind: 'cancel' }

  expect((await act(orderNumber, { ...ann, by: ' ', action })).status).toBe(400)
  expect((await act(orderNumber, { by: 'Ann', action })).status).toBe(400)
  expect((await act(orderNumber, { ...ann, action }, internal)).status).toBe(400)
  expect((await act(orderNumber, { ...ann, action }, { 'idempotency-key': newId() })).status).toBe(401)
  expect((await act('99999999', { ...ann, action })).status).toBe(404)
  expect(await actions(orderNumber)).toEqual([])
})

test('keeps what was written down: rows are neither changed nor deleted [C-EOX-06]', async () => {
  const { orderNumber } = await bought()
  await act(orderNumber, { ...ann, action: { kind: 'note' } })

  await expect(sql`update order_action set by = 'Bob'`.execute(shop.database.sql())).rejects.toThrow('append-only')
  await expect(sql`delete from order_action`.execute(shop.database.sql())).rejects.toThrow('append-only')
  expect(await actions(orderNumber)).toMatchObject([ann])
})

const call = (path: string, payload: object) =>
  shop.app.inject({
    ...{ method: 'POST', url: `/api/order/${path}`, payload },
    headers: { ...internal, 'idempotency-key': newId() },
  })

test('writes down who cancelled and refunded by the calls of other services, and says so if they do not tell [C-EOX-03]', async () => {
  const { orderNumber, id: orderId } = await bought()
  const lines = [{ lineItemId: '1', quantity: 1 }]
  await call('manual-order-part-cancel', { orderNumber, lines, ...ann })
  await shop.buying.fulfilling.fulfilment.ship({ orderId, carrier: 'GLS', trackingNumber: 'GLS1' })
  await call('manual-order-refund', { orderNumber, lines })
  expect((await call('manual-order-refund', { orderNumber, lines })).statusCode).toBe(400)

  expect(await actions(orderNumber)).toMatchObject([
    { ...ann, kind: 'cancel', details: { lines, cancellationId: expect.any(String) }, made_at: expect.any(String) },
    { by: 'service', reason: 'not given', kind: 'refund', details: { lines, shipping: false } },
  ])
})
