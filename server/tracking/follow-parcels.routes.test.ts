import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { buyAsGuest } from '../checkout/bought-order.fakes.ts'
import { dress, layOutGoods, openBuyingShop } from '../checkout/buying-shop.fakes.ts'
import { visitorOf } from '../profiles/member.fakes.ts'

const shop = await openBuyingShop(await testDatabase(), {
  switchedOn: new Set(['parcelServiceReturnsAndTracking']),
})
afterAll(() => shop.close())

const simulator = `${shop.simulatorsUrl}/aftership`
const post = async (path: string, body: object) =>
  (await fetch(`${simulator}${path}`, { method: 'POST', body: JSON.stringify(body) })).status
const usual = { stepMs: 3_600_000, failing: 0, notifyNever: false, notifyTimes: 1, notifyReversed: 0 }
const right = { notifySignedWrong: false, notifyShiftSeconds: 0 }
const address = '/api/order/tracking/aftership/notification'

beforeEach(async () => {
  shop.clock.now = new Date()
  shop.passTime(60_000)
  shop.jobs.length = 0
  await layOutGoods(shop.database)
  await shop.database.prepared('test-no-tries', 'delete from rate_count', [])
  await post('/control', { ...usual, ...right })
})

const { followed, fulfilling } = shop.buying
let parcels = 0

/** A shipped parcel of an order. Each test uses a new number, because the service stores every parcel that it follows. */
async function sent(trackingNumber = `TEST${Date.now()}${parcels++}`) {
  const orderId = (await buyAsGuest(shop, { lines: [{ sku: dress, quantity: 1 }] })).order.id
  const { orderNumber } = (await shop.buying.orders.find(orderId))!
  shop.jobs.length = 0
  await fulfilling.fulfilment.ship({ orderId, carrier: 'GLS', trackingNumber })
  await shop.runJobs()
  return { orderId, orderNumber, trackingNumber }
}

/** The same, registered with the service. */
async function registered() {
  const parcel = await sent()
  await followed.pollDue()
  return parcel
}

const at = (minutes: number) => new Date(shop.clock.now.getTime() + minutes * 60_000).toISOString()
const happen = (trackingNumber: string, subtag: string, minutes: number, more: object = {}) =>
  post('/events', {
    ...{ tracking_number: trackingNumber, tag: subtag.split('_')[0], subtag, message: 'told', at: at(minutes) },
    ...more,
  })
const pass = (hours: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + hours * 3_600_000)
}
const eventsOf = async ({ orderNumber }: { readonly orderNumber: string }) => {
  const payload = { orderNumber, email: 'guest@example.com' }
  const answer = await shop.app.inject({ method: 'POST', url: '/api/order/da-dk/parcel-tracking', payload })
  return (answer.json() as { parcelTrackings: { events: Shown[] }[] }).parcelTrackings[0]!.events
}
interface Shown {
  readonly eventtype: string
  readonly deliveryStatusLocaleShort: string
  readonly createDate: string
}
const kindsOf = async (parcel: { readonly orderNumber: string }) =>
  (await eventsOf(parcel)).map(({ eventtype }) => eventtype)
const trackings = async (): Promise<{ readonly tracking_number: string }[]> =>
  ((await (await fetch(`${simulator}/ledger`)).json()) as { trackings: { tracking_number: string }[] }).trackings
const isFollowed = async (number: string) => (await trackings()).some((one) => one.tracking_number === number)

test('registers a parcel that left, and shows what its carrier reports [C-TRK-01, C-TRK-04]', async () => {
  const parcel = await registered()
  expect(await isFollowed(parcel.trackingNumber)).toBe(true)

  await happen(parcel.trackingNumber, 'InTransit_007', 60)
  await happen(parcel.trackingNumber, 'OutForDelivery_001', 120)

  expect(await kindsOf(parcel)).toEqual(['outForDelivery', 'inTransit', 'dispatch'])
})

test('stores an event once, however often and in whatever order webhooks come, also at the same time [C-TRK-01]', async () => {
  const parcel = await registered()
  await post('/control', { notifyTimes: 3, notifyReversed: 3 })

  await happen(parcel.trackingNumber, 'InTransit_007', 60)
  await happen(parcel.trackingNumber, 'OutForDelivery_001', 120)
  await happen(parcel.trackingNumber, 'Delivered_001', 180)
  const whole = { notifyReversed: 0, notifyTimes: 1 }
  await post('/control', whole)
  await Promise.all([1, 2, 3, 4].map(() => happen(parcel.trackingNumber, 'Delivered_001', 180)))

  expect(await kindsOf(parcel)).toEqual(['delivered', 'outForDelivery', 'inTransit', 'dispatch'])
})

test('keeps a parcel delivered after a scan that is reported late, or has a later time [C-TRK-01]', async () => {
  const parcel = await registered()
  await happen(parcel.trackingNumber, 'Delivered_001', 60)
  await happen(parcel.trackingNumber, 'InTransit_007', 30)
  await happen(parcel.trackingNumber, 'OutForDelivery_001', 90)

  expect(await kindsOf(parcel)).toEqual(['delivered', 'outForDelivery', 'inTransit', 'dispatch'])

  await happen(parcel.trackingNumber, 'Exception_011', 120)
  expect((await kindsOf(parcel))[0]).toBe('return')
})

test('the list of orders and the page of an order tell the same state, whatever was stamped after a delivery [C-TRK-01]', async () => {
  const member = visitorOf(shop, '192.0.2.7', 'da-dk')
  await member.join('guest@example.com')
  const parcel = await registered()
  const own = 'update shop_order set account_id = (select id from account) where id = $1'
  await shop.database.prepared('test-own', own, [parcel.orderId])
  for (const [subtag, minutes] of [
    ['Delivered_001', 60],
    ['OutForDelivery_001', 90],
    ['Teleported_001', 91],
    ['Exception_011', 120],
  ] as const) {
    await happen(parcel.trackingNumber, subtag, minutes)
    const { body } = await member.call('GET', '/order/order/history')
    const [listed] = (body as unknown as { orders: { parcelEventType: string }[] }).orders
    expect([subtag, listed!.parcelEventType]).toEqual([subtag, (await kindsOf(parcel))[0]])
  }
})

test('shows an event of an unknown kind by the text of the carrier, and without one as in transit [C-TRK-O2]', async () => {
  const parcel = await registered()
  await happen(parcel.trackingNumber, 'Teleported_001', 60, { message: 'Håndteret af en robot <b>' })
  const [unknown] = await eventsOf(parcel)
  expect(unknown).toMatchObject({
    eventtype: 'Teleported_001',
    deliveryStatusLocaleShort: 'Håndteret af en robot <b>',
    deliveryStatusLocaleLong: 'Håndteret af en robot <b>',
  })

  await happen(parcel.trackingNumber, 'Teleported_002', 90, { message: '' })
  await happen(parcel.trackingNumber, 'OutForDelivery_001', 120)
  const [known, bare] = await eventsOf(parcel)
  expect([known!.eventtype, bare!.eventtype]).toEqual(['outForDelivery', 'inTransit'])
  expect(known!.deliveryStatusLocaleShort).toBe('Ude til levering')
  const kinds: string[] = []
  for (const [index, kind] of ['failedAttempt', 'orderCreated'].entries()) {
    await fulfilling.fulfilment.handleNotice({
      ...{ orderId: parcel.orderId, trackingNumber: parcel.trackingNumber, kind, eventId: kind },
      happenedAt: new Date(at(200 + index)),
    })
    kinds.push((await eventsOf(parcel))[0]!.eventtype)
  }
  expect(kinds).toEqual(['failedAttempt', 'orderCreated'])
})

test('reads times without an offset by the clock of the market, and leaves out times that cannot be of this parcel', async () => {
  const parcel = await registered()
  const { trackingNumber } = parcel
  const halfAnHourAgo = new Date(Math.floor(shop.clock.now.getTime() / 1000) * 1000 - 30 * 60_000)
  const onTheWall = halfAnHourAgo.toLocaleString('sv-SE', { timeZone: 'Europe/Copenhagen' }).replace(' ', 'T')
  await happen(trackingNumber, 'InTransit_007', 0, { at: onTheWall })
  await happen(trackingNumber, 'InTransit_006', -15 * 24 * 60)
  await happen(trackingNumber, 'Delivered_001', 25 * 60)
  await happen(trackingNumber, 'Delivered_002', 0, { at: 'yesterday' })

  expect((await eventsOf(parcel)).map(({ eventtype, createDate }) => [eventtype, createDate])).toEqual([
    ['dispatch', shop.clock.now.toISOString()],
    ['inTransit', halfAnHourAgo.toISOString()],
  ])
})

test('refuses webhooks that are signed wrong, and those that are too old', async () => {
  const parcel = await registered()
  await post('/control', { notifySignedWrong: true })
  await happen(parcel.trackingNumber, 'Delivered_001', 60)
  await post('/control', { ...right, notifyShiftSeconds: -4 * 86_400 })
  await happen(parcel.trackingNumber, 'Delivered_001', 61)
  expect(await kindsOf(parcel)).toEqual(['dispatch'])

  const payload = { event: 'tracking_update', ts: Math.floor(shop.clock.now.getTime() / 1000), msg: {} }
  const forged = await shop.app.inject({ method: 'POST', url: address, payload })
  expect([forged.statusCode, forged.json().code]).toEqual([401, 'order.not-signed'])
  const headers = { 'aftership-hmac-sha256': 'x'.repeat(50_000).slice(0, 8_000) }
  expect((await shop.app.inject({ method: 'POST', url: address, payload, headers })).statusCode).toBe(401)
  const huge = { ...payload, msg: 'x'.repeat(500_000) }
  expect((await shop.app.inject({ method: 'POST', url: address, payload: huge })).statusCode).toBe(413)
})

test('ignores a report for another order', async () => {
  const mine = await registered()
  const same = await sent(mine.trackingNumber)
  await happen(mine.trackingNumber, 'Delivered_001', 60)

  expect(await kindsOf(mine)).toEqual(['delivered', 'dispatch'])
  expect(await kindsOf(same)).toEqual(['dispatch'])
})

test('looks at parcels whose webhooks do not come, later each time, until they arrived', async () => {
  const parcel = await registered()
  await post('/control', { notifyNever: true })
  await happen(parcel.trackingNumber, 'OutForDelivery_001', 10)
  await followed.pollDue()
  expect(await kindsOf(parcel)).toEqual(['dispatch'])

  pass(5)
  await followed.pollDue()
  expect(await kindsOf(parcel)).toEqual(['outForDelivery', 'dispatch'])

  for (const hours of [5, 5]) {
    pass(hours)
    await followed.pollDue()
  }
  await happen(parcel.trackingNumber, 'InTransit_008', 10)
  pass(5)
  await followed.pollDue()
  expect(await kindsOf(parcel)).toEqual(['outForDelivery', 'dispatch'])
  pass(4)
  await happen(parcel.trackingNumber, 'Delivered_001', -60)
  await followed.pollDue()
  expect((await kindsOf(parcel))[0]).toBe('delivered')

  const next = await shop.database.prepared<{ at: Date | null }>(
    'test-next-look',
    'select next_look_at as at from tracked_parcel where tracking_number = $1',
    [parcel.trackingNumber],
  )
  expect(next).toEqual([{ at: null }])
})

test('registers and looks again after the service was away, once for each parcel, and gives up after 60 days', async () => {
  await post('/control', { failing: 1_000 })
  const parcel = await registered()
  await followed.pollDue()
  expect(await isFollowed(parcel.trackingNumber)).toBe(false)

  await post('/control', { failing: 0 })
  shop.passTime(60_000)
  pass(1)
  await Promise.all([followed.pollDue(), followed.pollDue()])
  expect((await trackings()).filter((one) => one.tracking_number === parcel.trackingNumber)).toHaveLength(1)

  await post('/control', { notifyNever: true })
  await happen(parcel.trackingNumber, 'InTransit_007', 10)
  pass(61 * 24)
  await followed.pollDue()
  expect(await kindsOf(parcel)).toEqual(['dispatch'])
})

test('writes once that a parcel is late, when the promised day passes without news or the carrier expects a later one', async () => {
  const late = async () =>
    (await shop.buying.outbox.latest(50)).filter(({ subject }) => subject.endsWith('delayed')).length
  const [silent, moved] = [await registered(), await registered()]
  await shop.runJobs()
  await happen(moved.trackingNumber, 'InTransit_007', 5, { expected: '2035-01-01' })
  await happen(moved.trackingNumber, 'InTransit_008', 6, { expected: '2035-01-02' })
  await shop.runJobs()
  expect(await late()).toBe(1)

  await post('/control', { notifyNever: true })
  for (const hours of [5, 15 * 24, 25]) {
    pass(hours)
    await followed.pollDue()
    await shop.runJobs()
    expect(await late()).toBe(hours === 5 ? 1 : 2)
  }
  expect(await kindsOf(silent)).toEqual(['dispatch'])
})

test('counts the days to return from the day the carrier delivered, by the calendar of the market', async () => {
  const parcel = await registered()
  const dayMs = 86_400_000
  const yesterday = new Date(shop.clock.now.getTime() - dayMs).toISOString().slice(0, 10)
  await happen(parcel.trackingNumber, 'Delivered_001', 0, { at: `${yesterday}T23:30:00Z` })

  const payload = { orderNumber: parcel.orderNumber, email: 'guest@example.com' }
  const answer = await shop.app.inject({ method: 'POST', url: '/api/order/da-dk/returns/lookup', payload })
  const [line] = (answer.json() as { lines: { returnableUntil: string }[] }).lines
  const { days } = shop.market('da-dk').choices.returns
  // 23:30 UTC is already the next day in Copenhagen.
  const last = new Date(Date.parse(yesterday) + (days + 1) * dayMs).toISOString().slice(0, 10)
  expect(line!.returnableUntil).toBe(last)
})

test('keeps at most 500 events of a parcel', async () => {
  const parcel = await registered()
  await shop.database.prepared(
    'test-many-events',
    `insert into parcel_event (parcel_id, event_id, kind, happened_at)
     select id, n::text, 'inTransit', now() from parcel, generate_series(1, 498) n where tracking_number = $1`,
    [parcel.trackingNumber],
  )
  const one = (eventId: string) =>
    fulfilling.fulfilment.handleNotice({
      ...{ orderId: parcel.orderId, trackingNumber: parcel.trackingNumber, kind: 'inTransit', eventId },
      happenedAt: shop.clock.now,
    })

  expect(await one('last')).toEqual({ ok: true, value: { isNew: true } })
  expect(await one('one more')).toEqual({ ok: true, value: { isNew: false } })
  expect(await kindsOf(parcel)).toHaveLength(500)
})
