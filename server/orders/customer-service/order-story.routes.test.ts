import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { buyAsGuest } from '../../checkout/bought-order.fakes.ts'
import { layOutGoods, openBuyingShop } from '../../checkout/buying-shop.fakes.ts'
import { visitorOf } from '../../profiles/member.fakes.ts'

const shop = await openBuyingShop(await testDatabase())
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = new Date()
  shop.jobs.splice(0)
  await layOutGoods(shop.database)
})

const key = { 'x-api-key': 'internal-key-of-tests' }
const base = '/api/order/order/internal'

interface Told {
  readonly orders: readonly { readonly orderNumber: string }[]
  readonly order: { readonly orderNumber: string }
  readonly story: readonly { readonly at: string; readonly what: string; readonly details: Record<string, unknown> }[]
}

async function bought() {
  return (await buyAsGuest(shop, { market: 'en-gb' })).order
}
const read = async (path: string, headers: Readonly<Record<string, string>> = key) => {
  const answer = await shop.app.inject({ url: base + path, headers })
  return { status: answer.statusCode, body: answer.json<Told>() }
}
const found = async (search: string) =>
  (await read(`/find?search=${encodeURIComponent(search)}`)).body.orders.map(({ orderNumber }) => orderNumber)

test('finds orders for customer service by number, address and last name, newest first [C-EOX-06]', async () => {
  const first = await bought()
  const second = await bought()

  expect(await found(first.orderNumber)).toEqual([first.orderNumber])
  expect(await found('GUEST@example.com')).toEqual([second.orderNumber, first.orderNumber])
  expect(await found('lee')).toEqual([second.orderNumber, first.orderNumber])
  expect(await found('%')).toEqual([])
  expect((await read('/find?search=')).status).toBe(400)
})

test('tells customer service everything that happened to an order, oldest first, and nothing of another one [C-EOX-06]', async () => {
  await bought()
  const { id: orderId, orderNumber } = await bought()
  while (shop.jobs.length > 0) await shop.runJobs()
  const { fulfilment } = shop.buying.fulfilling
  await fulfilment.ship({ orderId, carrier: 'GLS', trackingNumber: 'GLS1', lines: [{ lineItemId: '1', quantity: 1 }] })
  await fulfilment.cancel({ orderId, actor: 'service', reason: 'asked by phone' })
  while (shop.jobs.length > 0) await shop.runJobs()

  const { status, body } = await read(`/number/${orderNumber}/story`)
  expect([status, body.order.orderNumber]).toEqual([200, orderNumber])
  const kinds = new Set(body.story.map(({ what }) => what))
  for (const what of [
    'payment',
    'stock',
    'handover',
    'parcel',
    'parcel-event',
    'cancellation',
    'refund',
    'state',
    'mail',
  ])
    expect(kinds).toContain(what)
  expect(body.story.map(({ at }) => at)).toEqual(body.story.map(({ at }) => at).toSorted())
  const of = (what: string) => body.story.filter((entry) => entry.what === what).map(({ details }) => details)
  expect(of('cancellation')).toMatchObject([{ actor: 'service', reason: 'asked by phone' }])
  expect(of('payment')).toHaveLength(1)
  expect(
    of('mail')
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['order-cancelled', 'order-confirmation', 'order-shipped'])
  expect(JSON.stringify(body.story)).not.toMatch(/"html"|"context"/)
})

test('shows order histories and names only with the internal key, and answers 404 for an unknown number [C-EOX-06]', async () => {
  const { orderNumber } = await bought()
  const member = visitorOf(shop)
  await member.join('guest@example.com')

  for (const path of [`/find?search=${orderNumber}`, `/number/${orderNumber}/story`]) {
    expect((await read(path, {})).status).toBe(401)
    expect((await read(path, { 'x-api-key': 'another' })).status).toBe(401)
    expect((await member.call('GET', base.replace('/api', '') + path)).status).toBe(401)
  }
  expect((await read('/number/99999999/story')).status).toBe(404)
})
