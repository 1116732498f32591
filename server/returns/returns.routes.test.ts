import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { buyAsGuest, buyDelivered, deliver, type Wanted } from '../checkout/bought-order.fakes.ts'
import {
  dress,
  guest,
  layOutGoods,
  openBuyingShop,
  payInMarket,
  shirt,
  upToPayment,
} from '../checkout/buying-shop.fakes.ts'
import { importGiftCards } from '../gift-cards/import-gift-cards.repository.ts'
import { visitorOf } from '../profiles/member.fakes.ts'

const toggle = 'parcelServiceReturnsAndTracking'
const switchedOff = new Set<string>()
const shop = await openBuyingShop(await testDatabase(), { switchedOn: new Set([toggle]), switchedOff })
afterAll(() => shop.close())
beforeEach(async () => {
  switchedOff.clear()
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
  readonly labelUrl?: string
  readonly dropOffCode?: string
  readonly refund: { readonly amount: number }
  readonly events: readonly { readonly eventtype: string }[]
  readonly lines: readonly { readonly lineItemId: string; readonly returnable: number; readonly notBecause?: string }[]
  readonly returns: readonly Told[]
}

const email = 'guest@example.com'
const internal = { 'x-api-key': 'internal-key-of-tests' }
const ask = async (method: 'GET' | 'POST', url: string, payload?: object, headers: object = {}) => {
  const answer = await shop.app.inject({ method, url, headers: { ...headers }, ...(payload ? { payload } : {}) })
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, body: (isJson ? answer.json() : answer.body) as Told, headers: answer.headers }
}
const lookUp = (orderNumber: string, address = email) =>
  ask('POST', '/api/order/da-dk/returns/lookup', { orderNumber, email: address })
const piece = (quantity = 1, lineItemId = '1') => ({ lineItemId, quantity, reason: 'too-small' })
const register = (orderNumber: string, more: object = {}) =>
  ask('POST', '/api/order/da-dk/returns', { orderNumber, email, lines: [piece()], ...more })
const step = (returnNumber: string, what: 'arrival' | 'inspection' | 'refund', body: object = {}, key = newId()) =>
  ask('POST', `/api/order/order/internal/returns/${returnNumber}/${what}`, body, {
    ...internal,
    'idempotency-key': key,
  })

async function memberOf(address: string, network: string) {
  const who = visitorOf(shop, network, 'da-dk')
  await who.join(address)
  return who
}
const delivered = async (wanted?: Wanted) => (await buyDelivered(shop, wanted)).order
async function runAll(): Promise<void> {
  while (shop.jobs.length > 0) {
    const tried = [...shop.jobs]
    // Retries a failed job, as the queue does.
    await shop.runJobs().catch(() => shop.jobs.push(...tried))
  }
}
const silenceLabels = (fault: object | null) =>
  fetch(`${shop.simulatorsUrl}/faults/return-labels`, { method: 'POST', body: JSON.stringify(fault) })
const stockAt = async (sku: string, place: string) =>
  (
    await sql<{ received: number; available: number; sold: number }>`
      select received, available, sold from stock where sku = ${sku} and place = ${place}`.execute(shop.database.sql())
  ).rows[0]

test('shows a guest what can be returned, by number and address [C-RET-O1, C-EOT-03, D-28, C-RTE-O7]', async () => {
  const { orderNumber } = await delivered({
    lines: [
      { sku: dress, quantity: 2 },
      { sku: shirt, quantity: 1 },
    ],
  })

  const { status, body } = await lookUp(orderNumber, ' Guest@Example.com ')

  expect(status).toBe(200)
  expect(body).toMatchObject({ orderNumber, returnNumber: `${orderNumber}-1`, ways: ['carrier', 'store'], returns: [] })
  expect(body.lines.map(({ returnable }) => returnable)).toEqual([2, 1])
  const get = `/api/order/da-dk/returns/lookup?orderNumber=${orderNumber}&email=${email}`
  expect((await ask('GET', get)).status).toBe(405)
})

test('tells with what can be returned where the returns service of the market is, if it has one [C-RET-O1]', async () => {
  const { orderNumber } = await delivered()
  const rules = shop.market('da-dk').choices.returns
  const portalUrl = 'https://returns.example/halden'
  expect((await lookUp(orderNumber)).body).not.toHaveProperty('returnPortalUrl')

  Object.assign(rules, { portalUrl })
  const { body } = await lookUp(orderNumber).finally(() => Object.assign(rules, { portalUrl: undefined }))
  expect(body).toMatchObject({ returnPortalUrl: portalUrl })
})

test('does not tell which of number and address was wrong, and counts wrong tries [C-RET-O1, D-28, C-EOT-03, C-RTE-O7]', async () => {
  const { orderNumber } = await delivered()
  const same = ({ body, status }: Awaited<ReturnType<typeof lookUp>>) => {
    const { traceId: _trace, ...rest } = body as unknown as { traceId: string }
    return { status, rest }
  }

  const wrongNumber = await lookUp('99999999')
  expect(wrongNumber).toMatchObject({ status: 404, body: { code: 'order.look-up-failed' } })
  expect(same(await lookUp(orderNumber, 'other@example.com'))).toEqual(same(wrongNumber))
  for (let tries = 2; tries < 20; tries++) await lookUp(orderNumber, `other${tries}@example.com`)
  expect(await lookUp(orderNumber)).toMatchObject({ status: 429, body: { code: 'order.looked-up-too-often' } })
})

test('lets the buyer look up an order that strangers guess at from many networks, and lets each of them guess twice [C-RET-O1]', async () => {
  const { orderNumber } = await delivered()
  const from = async (network: number, address: string) => {
    const answer = await shop.app.inject({
      ...{ method: 'POST', url: '/api/order/da-dk/returns/lookup', payload: { orderNumber, email: address } },
      remoteAddress: `203.0.113.${network}`,
    })
    return answer.statusCode
  }
  for (let network = 1; network <= 50; network++) expect(await from(network, 'other@example.com')).toBe(404)

  expect([await from(51, 'a@example.com'), await from(51, 'b@example.com'), await from(51, email)]).toEqual([
    404, 404, 429,
  ])
  expect([await from(52, email), await from(52, email), await from(52, email)]).toEqual([200, 200, 200])
  expect([await from(1, 'c@example.com'), await from(1, 'd@example.com'), await from(1, 'e@example.com')]).toEqual([
    404, 404, 429,
  ])
})

test('registers a return with a label that names nobody, and offers its pieces no more [C-RET-O1, C-RET-O2, C-EOT-03, C-RET-01]', async () => {
  const { orderNumber } = await delivered()

  const { status, body } = await register(orderNumber)

  expect([status, body.state, body.returnNumber]).toEqual([200, 'registered', `${orderNumber}-1`])
  expect(body).toMatchObject({ refund: { amount: 399.95 }, dropOffCode: expect.stringContaining(orderNumber) })
  expect(body).toMatchObject({
    ...{ returnId: expect.stringMatching(/\S/), lines: [{ lineItemId: '1', quantity: 1, reason: 'too-small' }] },
    labelUrl: expect.stringContaining(body.returnId),
    returnPortalTrackingUrl: expect.stringMatching(`/da-dk/return-items\\?returnid=${body.returnId}$`),
  })
  const label = await ask('GET', body.labelUrl!)
  expect([label.status, label.headers['content-type']]).toEqual([200, 'application/pdf'])
  const { body: offer } = await lookUp(orderNumber)
  expect([offer.lines[0]!.returnable, offer.returns.length]).toEqual([1, 1])
  expect(await register(orderNumber, { lines: [piece(2)] })).toMatchObject({
    ...{ status: 400, body: { code: 'return.too-many', left: 1 } },
  })
})

test('registers one return for two presses, at once or one after the other [C-RET-O1]', async () => {
  const { orderNumber } = await delivered()
  const returnNumber = `${orderNumber}-1`

  const answers = await Promise.all([1, 2, 3].map(() => register(orderNumber, { returnNumber })))
  const later = await register(orderNumber, { returnNumber })

  expect(new Set([...answers, later].map(({ body }) => body.returnId)).size).toBe(1)
  expect((await lookUp(orderNumber)).body.returns).toHaveLength(1)
  expect(await register(orderNumber, { returnNumber, lines: [piece(2)] })).toMatchObject({
    ...{ status: 409, body: { code: 'return.changed' } },
  })
})

test('takes nothing back that was not sent, is unknown, or whose days are over [C-RET-O2]', async () => {
  const unsent = (await buyAsGuest(shop)).order
  shop.clock.now = new Date(new Date().setUTCHours(12, 0, 0, 0))
  const late = await delivered()

  expect(await register(unsent.orderNumber)).toMatchObject({ status: 400, body: { code: 'return.too-many', left: 0 } })
  expect(await register(late.orderNumber, { lines: [piece(1, '9')] })).toMatchObject({
    ...{ status: 400, body: { code: 'order.line-unknown' } },
  })
  const noonIn = (days: number) => new Date(new Date().setUTCHours(12, 0, 0, 0) + days * 86_400_000)
  shop.clock.now = noonIn(30)
  expect((await lookUp(late.orderNumber)).body.lines[0]).toMatchObject({ returnable: 2 })
  expect((await register(late.orderNumber)).status).toBe(200)
  shop.clock.now = noonIn(31)
  expect((await lookUp(late.orderNumber)).body.lines[0]).toMatchObject({ returnable: 0, notBecause: 'too-late' })
  expect(await register(late.orderNumber)).toMatchObject({ status: 400, body: { code: 'return.too-many' } })
})

test('registers nothing where the carrier makes no label, and takes pieces back in a store [C-RET-O1]', async () => {
  const { orderNumber } = await delivered()
  await silenceLabels({ kind: '503', moment: 'before', calls: 9 })

  expect(await register(orderNumber)).toMatchObject({ status: 503, body: { code: 'return.carrier-silent' } })
  expect((await lookUp(orderNumber)).body.returns).toEqual([])
  const { body } = await register(orderNumber, { way: 'store' })
  expect([body.state, body.labelUrl, body.dropOffCode]).toEqual(['registered', undefined, undefined])
  await silenceLabels(null)
})

test('refunds once what was accepted, and puts it where it arrived, however often and however many at once ask [C-RET-O2]', async () => {
  const order = await delivered()
  const { body } = await register(order.orderNumber, { lines: [piece(2)] })
  const { returnNumber } = body
  const before = await stockAt(dress, 'warehouse:main')

  expect((await step(returnNumber, 'refund')).body.code).toBe('return.step-not-possible')
  expect((await step(returnNumber, 'arrival', { state: 'delivered' })).body.code).toBe('return.place-missing')
  for (const state of ['shipped', 'inTransit', 'delivered', 'delivered'])
    expect((await step(returnNumber, 'arrival', { state, place: 'store:aarhus' })).body.state).toBe(state)
  expect((await step(returnNumber, 'arrival', { state: 'inTransit' })).body.code).toBe('return.step-not-possible')
  expect((await lookUp(order.orderNumber)).body.returns[0]!.events.map(({ eventtype }) => eventtype)).toEqual([
    ...['returnRegistered', 'returnShipped', 'returnInTransit', 'returnDelivered'],
  ])
  const tooMany = { lines: [{ lineItemId: '1', accepted: 3 }] }
  expect((await step(returnNumber, 'inspection', tooMany)).body).toMatchObject({ code: 'return.too-many', left: 2 })
  const lines = [{ lineItemId: '1', accepted: 1 }]
  expect((await step(returnNumber, 'inspection', { lines, note: 'Worn' })).body).toMatchObject({
    ...{ state: 'inspected', note: 'Worn', refund: { amount: 399.95 } },
  })
  const refunds = await Promise.all([1, 2, 3].map(() => step(returnNumber, 'refund')))
  await runAll()

  expect(refunds.map(({ body: { state } }) => state)).toEqual(['refunded', 'refunded', 'refunded'])
  expect(refunds[0]!.body.refund.amount).toBe(399.95)
  const made = await shop.buying.refunds.of(order.paymentId)
  expect(made.map(({ id, amountMinor }) => [id, amountMinor])).toEqual([[body.returnId, 39995]])
  expect((await shop.kept()).get(order.paymentId)).toBe(order.totalMinor - 39995)
  expect(await stockAt(dress, 'store:aarhus')).toEqual({ received: 1, available: 1, sold: 0 })
  expect(await stockAt(dress, 'warehouse:main')).toEqual({
    ...{ received: before!.received - 1, available: before!.available, sold: before!.sold - 1 },
  })
  expect((await ask('GET', body.labelUrl!)).body.code).toBe('return.no-label')
})

test('refunds to the card as much as it paid, and the rest to the gift card that paid the rest [C-RET-O2, C-GFT-O3]', async () => {
  await importGiftCards(shop.database, ['shops/demo/promotions/gift_cards.csv'])
  const card = { giftCardNumber: '6006000000000011', giftCardNumberValidationCode: 'DEMO1234' }
  const who = guest(shop, 'da-dk')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 2 })
  await who.call('POST', 'basket/add-giftcard', card)
  const { orderId } = await payInMarket(shop, who, 'da-dk', await upToPayment(shop, who, 'da-dk', []))
  const { orderNumber, paymentId, totalMinor } = (await shop.buying.orders.find(orderId))!
  await deliver(shop, orderNumber)
  const { rows } = await sql<{ id: string }>`select id from gift_card where number = ${card.giftCardNumber}`.execute(
    shop.database.sql(),
  )
  const onCard = async () =>
    (
      await sql<{ minor: number }>`
        select sum(minor)::int as minor from gift_card_entry where card_id = ${rows[0]!.id}`.execute(
        shop.database.sql(),
      )
    ).rows[0]!.minor
  const before = [await onCard(), (await shop.kept()).get(paymentId)]

  const { returnNumber } = (await register(orderNumber, { lines: [piece(2)] })).body
  await step(returnNumber, 'arrival', { state: 'delivered', place: 'warehouse:main' })
  await step(returnNumber, 'inspection')
  await step(returnNumber, 'refund')
  await runAll()

  expect(before).toEqual([0, totalMinor - 50_000])
  expect([await onCard(), (await shop.kept()).get(paymentId)]).toEqual([50_000, 0])
})

test('refuses a return of which nothing is accepted, and refunds nothing of it', async () => {
  const order = await delivered()
  const { body } = await register(order.orderNumber)
  await step(body.returnNumber, 'arrival', { state: 'delivered', place: 'warehouse:main' })

  const refused = await step(body.returnNumber, 'inspection', { lines: [{ lineItemId: '1', accepted: 0 }] })

  expect(refused.body).toMatchObject({ state: 'refused', refund: { amount: 0 } })
  expect((await step(body.returnNumber, 'refund')).body.code).toBe('return.step-not-possible')
  expect(await shop.buying.refunds.of(order.paymentId)).toEqual([])
  expect((await lookUp(order.orderNumber)).body.lines[0]!.returnable).toBe(1)
})

test('tells the buyer by one mail each that a return is registered, has arrived, is refused or refunded [C-RET-O1]', async () => {
  const order = await delivered()
  const first = (await register(order.orderNumber)).body.returnNumber
  const second = (await register(order.orderNumber, { way: 'store' })).body.returnNumber
  for (const returnNumber of [first, second, first])
    await step(returnNumber, 'arrival', { state: 'delivered', place: 'warehouse:main' })
  await step(first, 'inspection')
  await step(first, 'refund')
  await step(second, 'inspection', { lines: [{ lineItemId: '1', accepted: 0 }], note: 'Worn' })
  await runAll()

  const { rows } = await sql<{ kind: string; recipient: string }>`
    select kind, recipient from mail where kind like 'return-%' or kind = 'order-refunded' order by kind`.execute(
    shop.database.sql(),
  )
  expect(rows).toEqual(
    [
      ...['order-refunded', 'return-arrived', 'return-arrived', 'return-refused'],
      ...['return-registered', 'return-registered'],
    ].map((kind) => ({ kind, recipient: email })),
  )
})

test('tells the warehouse once that a return arrived, with its pieces and the id of its refund', async () => {
  const order = await delivered()
  const { returnNumber } = (await register(order.orderNumber)).body
  for (const state of ['inTransit', 'delivered', 'delivered'])
    await step(returnNumber, 'arrival', { state, place: 'warehouse:main' })
  await step(returnNumber, 'inspection')
  await step(returnNumber, 'refund')

  const messages = await shop.buying.fulfilling.fulfilments.unsent(order.id)
  const [arrived, refunded] = messages.filter(({ content }) => content.kind !== 'pack').map(({ content }) => content)
  expect(arrived).toMatchObject({
    ...{ kind: 'return', returnNumber, place: 'warehouse:main' },
    lines: [{ lineItemId: '1', sku: dress, quantity: 1 }],
  })
  expect(refunded).toMatchObject({ kind: 'refund', refundId: arrived!.refundId })
})

test('writes down who took each step of a return and why, and nothing of a refused one', async () => {
  const order = await delivered()
  const { returnNumber } = (await register(order.orderNumber)).body
  const ann = { by: 'Ann of the warehouse', reason: 'parcel arrived' }
  await step(returnNumber, 'arrival', { state: 'delivered' })
  await step(returnNumber, 'arrival', { state: 'delivered', place: 'warehouse:main', ...ann })
  await step(returnNumber, 'inspection')
  await step(returnNumber, 'refund', { by: 'Bo' })

  const story = await ask('GET', `/api/order/order/internal/number/${order.orderNumber}/story`, undefined, internal)
  const { story: entries } = story.body as unknown as { story: { what: string; details: object }[] }
  expect(entries.flatMap(({ what, details }) => (what === 'action' ? [details] : []))).toMatchObject([
    { ...ann, kind: 'return', details: { returnNumber, step: 'arrival', place: 'warehouse:main' } },
    { by: 'service', reason: 'not given', details: { step: 'inspection' } },
    { by: 'Bo', details: { step: 'refund' } },
  ])
})

test('refunds once when the provider is late, answers twice, or fails after it refunded [C-RET-O2]', async () => {
  const often = { notifyAfterMs: 0, notifyTimes: 3, notifyNewestFirst: true }
  for (const faults of [{ losing: 1 }, { failing: 1 }, { garbling: 1 }, often]) {
    const order = await delivered()
    const { body } = await register(order.orderNumber)
    await step(body.returnNumber, 'arrival', { state: 'delivered', place: 'warehouse:main' })
    await step(body.returnNumber, 'inspection')
    await shop.control(faults)
    await step(body.returnNumber, 'refund')
    await runAll()
    expect((await shop.kept()).get(order.paymentId), JSON.stringify(faults)).toBe(order.totalMinor - 39995)
  }
})

test('keeps a return and a cancellation of the same order apart, however they race [C-RET-O2]', async () => {
  const order = (await buyAsGuest(shop, { lines: [{ sku: dress, quantity: 4 }] })).order
  await shop.buying.fulfilling.fulfilment.ship({
    ...{ orderId: order.id, carrier: 'GLS', trackingNumber: 'one', lines: [{ lineItemId: '1', quantity: 2 }] },
  })
  const { body } = await register(order.orderNumber, { lines: [piece(2)] })
  await step(body.returnNumber, 'arrival', { state: 'delivered', place: 'warehouse:main' })
  await step(body.returnNumber, 'inspection')

  const [, , cancelled] = await Promise.all([
    step(body.returnNumber, 'refund'),
    step(body.returnNumber, 'refund'),
    ask(
      'POST',
      '/api/order/manual-order-part-cancel',
      { orderNumber: order.orderNumber, lines: [{ lineItemId: '1', quantity: 2 }] },
      { ...internal, 'idempotency-key': newId() },
    ),
  ])
  await runAll()

  expect(cancelled.status).toBe(200)
  const delivery = order.totalMinor - 4 * 39995
  expect((await shop.kept()).get(order.paymentId)).toBe(delivery)
  expect(await stockAt(dress, 'warehouse:main')).toEqual({ received: 500, available: 500, sold: 0 })
})

test('opens no return to a stranger: signed out, another member, or a guest with another address [C-RET-O1]', async () => {
  const { orderNumber } = await delivered()
  const { body } = await register(orderNumber)
  const stranger = await memberOf('stranger@example.com', '192.0.2.9')
  const wanted = { orderNumber, lines: [piece()] }

  expect((await register(orderNumber, { email: undefined })).body.code).toBe('return.email-missing')
  expect(await stranger.call('POST', '/order/da-dk/returns', wanted)).toMatchObject({
    ...{ status: 404, body: { code: 'order.look-up-failed' } },
  })
  expect((await register(orderNumber, { email: 'other@example.com' })).body.code).toBe('order.look-up-failed')
  expect((await ask('GET', '/api/order/da-dk/returns')).status).toBe(401)
  expect(await stranger.call('GET', '/order/da-dk/returns')).toMatchObject({ status: 200, body: [] })
  for (const what of ['arrival', 'inspection', 'refund'] as const) {
    const path = `/order/order/internal/returns/${body.returnNumber}/${what}`
    expect((await ask('POST', `/api${path}`, { state: 'shipped' })).status, what).toBe(401)
    expect((await stranger.call('POST', path, { state: 'shipped' })).status, what).toBe(401)
  }
  for (const id of [newId(), 'no-id', orderNumber])
    expect((await ask('GET', `/api/order/da-dk/returns/${id}/label`)).status, id).toBe(404)
})

test('lists the returns of a member to that member, with what was sent back and why [C-RET-O1, C-EOT-03]', async () => {
  const { orderNumber } = await delivered()
  const { body } = await register(orderNumber)
  const owner = await memberOf(email, '192.0.2.8')
  await sql`update account set email_verified_at = now() where lower(email) = ${email}`.execute(shop.database.sql())

  expect(await owner.call('GET', '/order/da-dk/returns')).toMatchObject({
    ...{ status: 200 },
    body: [
      {
        ...{ returnId: body.returnId, lines: [{ lineItemId: '1', quantity: 1, reason: 'too-small' }] },
        ...{ labelUrl: body.labelUrl },
        returnPortalTrackingUrl: expect.stringMatching(`/da-dk/return-items\\?returnid=${body.returnId}$`),
      },
    ],
  })
})

test('registers a return of a member who names no address, of their own order alone [C-RET-O1, C-RET-02]', async () => {
  const { orderNumber } = await delivered()
  const owner = await memberOf(email, '192.0.2.8')
  const wanted = { orderNumber, lines: [piece()] }
  const ofMember = () => owner.call('POST', '/order/da-dk/returns', wanted)

  expect(await ofMember()).toMatchObject({ status: 404, body: { code: 'order.look-up-failed' } })
  await sql`update account set email_verified_at = now() where lower(email) = ${email}`.execute(shop.database.sql())
  expect(await ofMember()).toMatchObject({ status: 200, body: { orderNumber, state: 'registered' } })
})

test('answers that returns are off where a market has none of its own [C-RET-02, C-TGL-16]', async () => {
  const member = await memberOf('no-returns@example.com', '192.0.2.7')
  switchedOff.add(toggle)

  expect((await lookUp('10000012')).body.code).toBe('return.off')
  expect((await member.call('GET', '/order/da-dk/returns')).body).toMatchObject({ code: 'return.off' })
  expect((await register('10000012')).body.code).toBe('return.off')
})
