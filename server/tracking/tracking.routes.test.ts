import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { buyAsGuest } from '../checkout/bought-order.fakes.ts'
import { dress, layOutGoods, openBuyingShop, shirt } from '../checkout/buying-shop.fakes.ts'
import { visitorOf } from '../profiles/member.fakes.ts'

const toggle = 'parcelServiceReturnsAndTracking'
const switchedOff = new Set<string>()
const shop = await openBuyingShop(await testDatabase(), { switchedOn: new Set([toggle]), switchedOff })
afterAll(() => shop.close())
beforeEach(async () => {
  switchedOff.clear()
  shop.clock.now = new Date()
  await layOutGoods(shop.database)
  await shop.database.prepared('test-no-tries', 'delete from rate_count', [])
})

const email = 'guest@example.com'
const lines = [dress, shirt].map((sku) => ({ sku, quantity: 1 }))
const bought = async () => (await buyAsGuest(shop, { lines })).order
const { fulfilment } = shop.buying.fulfilling
const send = (orderId: string, trackingNumber: string, lineItemId: string) =>
  fulfilment.ship({
    ...{ orderId, carrier: 'GLS', trackingNumber, lines: [{ lineItemId, quantity: 1 }] },
    ...(trackingNumber === 'P1' ? { trackingLink: 'https://sent.example/P1' } : {}),
  })
const tell = (orderId: string, trackingNumber: string, kind: string, minutes: number) =>
  fulfilment.handleNotice({
    ...{ orderId, trackingNumber, kind, eventId: `${trackingNumber} ${kind} ${minutes}` },
    happenedAt: new Date(shop.clock.now.getTime() + minutes * 60_000),
  })
const track = async (orderNumber: string, address = email, remoteAddress = '192.0.2.1') => {
  const payload = { orderNumber, email: address }
  const url = '/api/order/da-dk/parcel-tracking'
  const answer = await shop.app.inject({ method: 'POST', url, payload, remoteAddress })
  return { status: answer.statusCode, body: answer.json() }
}

test('shows a guest both parcels of an order, each with its newest event first [C-EOT-03, C-TRK-O1, C-TRK-01, C-TRK-04, C-TRK-06, D-28]', async () => {
  const { id, orderNumber } = await bought()
  expect((await track(orderNumber)).body).toMatchObject({ orderNumber, parcelTrackings: [], trackingUrls: [] })

  await send(id, 'P1', '1')
  await send(id, 'P2', '2')
  await tell(id, 'P1', 'delivered', 90)
  await tell(id, 'P1', 'inTransit', 60)
  await tell(id, 'P2', 'pickupScheduled', 30)
  await tell(id, 'P2', 'pickupScheduled', 30)
  const { status, body } = await track(` ${orderNumber} `, ' GUEST@example.com')

  expect(status).toBe(200)
  expect(body.trackingUrls).toEqual(['https://sent.example/P1', 'https://gls-group.com/track/P2'])
  const kinds = body.parcelTrackings.map((parcel: { events: { eventtype: string }[] }) =>
    parcel.events.map(({ eventtype }) => eventtype),
  )
  expect(kinds).toEqual([
    ['delivered', 'inTransit', 'dispatch'],
    ['pickupScheduled', 'dispatch'],
  ])
  expect(body.parcelTrackings[1].events[0].deliveryStatusLocaleShort).toBe('På vej til et afhentningssted')
  expect(JSON.stringify(body)).not.toContain(email)
})

test('names the pieces that will not come, and what is refunded for them [C-EOT-03]', async () => {
  const { id, orderNumber } = await bought()
  await send(id, 'P1', '1')
  await fulfilment.cancel({
    orderId: id,
    lines: [{ lineItemId: '2', quantity: 1 }],
    reason: 'sold out',
    actor: 'service',
  })

  const { body } = await track(orderNumber)
  expect(body.cancelledLineItems).toMatchObject([{ quantity: 1 }])
  expect((body.toRefundTotal ?? body.refundedTotal).amount).toBeGreaterThan(0)
})

test('gives guests and other members the same answer to a wrong order number and a wrong email, and refuses GET [D-28, C-TRK-O1]', async () => {
  const { orderNumber } = await bought()
  const [wrongEmail, wrongNumber] = [await track(orderNumber, 'other@example.com'), await track('99999999')]
  expect(wrongEmail.status).toBe(404)
  const { traceId: _one, ...first } = wrongEmail.body
  const { traceId: _other, ...second } = wrongNumber.body
  expect(first).toEqual(second)

  const stranger = visitorOf(shop, '192.0.2.9', 'da-dk')
  await stranger.join('stranger@example.com')
  const wanted = { orderNumber, email: 'stranger@example.com' }
  expect((await stranger.call('POST', '/order/da-dk/parcel-tracking', wanted)).status).toBe(404)
  const get = `/api/order/da-dk/parcel-tracking/${orderNumber}?email=${email}`
  expect((await shop.app.inject({ method: 'GET', url: get })).statusCode).toBe(404)
})

test('refuses guesses at one order from many networks, and at many orders from one [D-28, C-TRK-O1]', async () => {
  const { orderNumber } = await bought()
  const guess = async (network: number) =>
    (await track(orderNumber, 'wrong@example.com', `198.51.100.${network}`)).status
  for (let at = 0; at < 50; at++) expect(await guess(at)).toBe(404)
  // From now each network may make only two attempts.
  expect([await guess(60), await guess(60), await guess(60)]).toEqual([404, 404, 429])
  expect((await track(orderNumber, email, '198.51.100.61')).status).toBe(200)

  const oneNetwork: number[] = []
  for (let at = 0; at < 21; at++) oneNetwork.push((await track(`7000${at}`, email, '203.0.113.7')).status)
  expect(oneNetwork.indexOf(429)).toBe(20)
})

test('shows no parcels where the market has tracking off [C-TRK-07, C-TGL-16, C-TRK-06]', async () => {
  switchedOff.add(toggle)
  const { status, body } = await track('10000012')
  expect([status, body.code]).toEqual([403, 'tracking.off'])
})
