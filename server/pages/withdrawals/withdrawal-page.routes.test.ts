import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { formatDate } from '#foundation/date-format.ts'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { buyAsGuest, buyDelivered } from '../../checkout/bought-order.fakes.ts'
import { dress, guest, layOutGoods, openBuyingShop, shirt } from '../../checkout/buying-shop.fakes.ts'
import { moveOrder } from '../../orders/index.ts'
import { visitorOf } from '../../profiles/member.fakes.ts'

const toggle = 'parcelServiceReturnsAndTracking'
const switchedOff = new Set<string>()
const shop = await openBuyingShop(await testDatabase(), { switchedOn: new Set([toggle]), switchedOff })
afterAll(() => shop.close())
beforeEach(async () => {
  switchedOff.clear()
  shop.clock.now = new Date('2026-11-10T12:00:00Z')
  shop.jobs.splice(0)
  await layOutGoods(shop.database)
  await shop.control({})
})

type Who = ReturnType<typeof guest>
type Body = PageOf<'withdrawalPage'>
/** Two of them cost less than the limit for free delivery. */
const shirtMinor = 19900

const bought = (quantity = 2, { market = 'da-dk', sku = dress } = {}) =>
  buyAsGuest(shop, { market, lines: [{ sku, quantity }] })
const delivered = (quantity = 2, sku = dress) => buyDelivered(shop, { lines: [{ sku, quantity }] })
const cancel = (orderNumber: string) =>
  moveOrder({ ...shop.buying.fulfilling, clock: () => shop.clock.now }, orderNumber, 'cancelled')
const ship = (orderId: string, trackingNumber: string, quantity: number) =>
  shop.buying.fulfilling.fulfilment.ship({
    ...{ orderId, carrier: 'GLS', trackingNumber, lines: [{ lineItemId: '1', quantity }] },
  })
const arrive = (orderId: string, trackingNumber: string) =>
  shop.buying.fulfilling.fulfilment.handleNotice({
    ...{ orderId, trackingNumber, eventId: `${trackingNumber}:delivered`, kind: 'delivered' },
    happenedAt: shop.clock.now,
  })
const begin = (who: Who, orderNumber: string, more: object = {}) =>
  who.post('/fortryd', {
    formAction: 'begin-withdrawal',
    name: 'Maren Holm',
    email: 'guest@example.com',
    orderNumber,
    ...more,
  })
const shown = async (who: Who, address: string) =>
  (await who.page(address)) as unknown as { status: number; body: Body }
const confirm = (who: Who, address: string, more: Record<string, string>) =>
  who.post(address.replace('/da-dk', ''), { formAction: 'confirm-withdrawal', ...more })
const bodyOf = (answer: unknown) => (answer as { body: Body }).body

/** Executes both steps, with everything that can be withdrawn or with this quantity. */
async function withdraw(who: Who, orderNumber: string, quantity?: number) {
  const begun = await begin(who, orderNumber)
  const { offer } = (await shown(who, begun.location!)).body
  const fields = {
    withdrawalNumber: offer!.withdrawalNumber,
    'pieces-1': String(quantity ?? offer!.lines[0]!.withdrawable),
  }
  return { offer: offer!, address: begun.location!, fields, done: await confirm(who, begun.location!, fields) }
}
async function runAll(): Promise<void> {
  while (shop.jobs.length > 0) {
    const tried = [...shop.jobs]
    // Retries a failed job, as the queue does.
    await shop.runJobs().catch(() => shop.jobs.push(...tried))
  }
}
const mailsOf = async (email = 'guest@example.com') =>
  (
    await sql<{ kind: string; subject: string }>`
      select kind, subject from mail where recipient = ${email} and kind like '%withdrawal%'`.execute(
      shop.database.sql(),
    )
  ).rows
const internal = (path: string, body: object) =>
  shop.app.inject({
    ...{ method: 'POST', url: `/api/order/order/internal/returns/${path}`, payload: body },
    headers: { 'x-api-key': 'internal-key-of-tests', 'idempotency-key': newId() },
  })
async function comesBack(returnNumber: string) {
  await internal(`${returnNumber}/arrival`, { state: 'delivered', place: 'warehouse:main' })
  await internal(`${returnNumber}/inspection`, {})
  await internal(`${returnNumber}/refund`, {})
  await runAll()
}
const kept = async (paymentId: string) => (await shop.kept()).get(paymentId) ?? 0

test('a guest withdraws in two steps, without script or sign-in: pieces are named, evidence is kept, and the receipt is sent at once [D-11]', async () => {
  const { who, order } = await delivered()
  const { orderNumber } = order

  const begun = await begin(who, orderNumber)
  expect([begun.status, begun.location]).toEqual([303, expect.stringMatching(/^\/da-dk\/fortryd\?statement=[\w-]+$/)])
  const { offer } = (await shown(who, begun.location!)).body
  expect(offer).toMatchObject({ orderNumber, name: 'Maren Holm', email: 'guest@example.com', until: '2026-11-24' })
  expect(offer?.lines).toMatchObject([{ lineItemId: '1', withdrawable: 2, quantity: 2 }])
  shop.jobs.splice(0)
  const { done } = await withdraw(who, orderNumber)

  expect(done.status).toBe(303)
  expect(shop.jobs).toContainEqual(
    expect.objectContaining({ queue: 'write-mail', data: expect.objectContaining({ kind: 'withdrawal-received' }) }),
  )
  const receipt = shop.jobs.find(({ data }) => data.kind === 'withdrawal-received')!.data as {
    readonly recipient: string
    readonly data: { readonly statement: string; readonly submitted: string; readonly returnUrl: string }
  }
  expect(receipt.recipient).toBe('guest@example.com')
  expect(receipt.data.submitted).toBe('2026-11-10T12:00:00.000Z')
  expect(receipt.data.statement.split('\n')).toEqual([
    `Jeg fortryder hermed aftalen om disse varer i ordre ${orderNumber} af ${formatDate(order.madeAt, 'Europe/Copenhagen')}:`,
    expect.stringMatching(/^2 × \S/),
    'Dit navn: Maren Holm',
    'E-mail: guest@example.com',
    'Indsendt: 10-11-2026 13:00 (Europe/Copenhagen)',
  ])
  const { rows } = await sql<{ statement: string; name: string }>`
    select statement, name from withdrawal where order_id = ${order.id}`.execute(shop.database.sql())
  expect(rows).toEqual([{ statement: receipt.data.statement, name: 'Maren Holm' }])
  const { body } = await shown(guest(shop, 'da-dk'), done.location!)
  expect(body.shown).toMatchObject({ orderNumber, comesBack: true, isCancelled: false, sendBy: '2026-11-24' })
  expect(JSON.stringify(body)).not.toMatch(/Maren|guest@example/)
  await runAll()
  expect(await mailsOf()).toHaveLength(1)
})

test('what was not sent is cancelled and refunded at once with its delivery, and two presses withdraw once [D-11]', async () => {
  const { who, order } = await bought(2, { sku: shirt })

  const { address, fields, done } = await withdraw(who, order.orderNumber)
  const again = await Promise.all([1, 2, 3].map(() => confirm(who, address, fields)))
  await runAll()

  expect(new Set([done, ...again].map(({ location }) => location)).size).toBe(1)
  expect((await shown(who, done.location!)).body.shown).toMatchObject({ isCancelled: true, comesBack: false })
  expect(await kept(order.paymentId)).toBe(0)
  expect((await shop.buying.orders.find(order.id))!.state).toBe('cancelled')
})

test('two presses at the same moment withdraw once [D-11]', async () => {
  const { who, order } = await delivered()
  const begun = await begin(who, order.orderNumber)
  const fields = { withdrawalNumber: `${order.orderNumber}-W1`, 'pieces-1': '2' }

  const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(who, begun.location!, fields)))

  expect(new Set(answers.map(({ location }) => location)).size).toBe(1)
  const offer = await shop.buying.returns.offer(order)
  expect(offer.returns.map(({ lines }) => lines[0]!.quantity)).toEqual([2])
})

test('sent pieces get a label by mail, and come back for everything that was paid, delivery too, though returns do not refund it [D-11]', async () => {
  const market = shop.market('da-dk')
  Object.assign(market.choices.returns, { refundsDelivery: false })
  const { who, order } = await delivered(2, shirt)
  expect(order.totalMinor).toBeGreaterThan(2 * shirtMinor)

  const { done } = await withdraw(who, order.orderNumber)
  await runAll()

  const { returnUrl } = (await shown(who, done.location!)).body.shown!
  const { body } = await who.page(new URL(returnUrl!).pathname + new URL(returnUrl!).search)
  expect(body).toMatchObject({ shown: { state: 'registered', labelUrl: expect.any(String), sendBy: '2026-11-24' } })
  await comesBack(`${order.orderNumber}-1`)
  expect(await kept(order.paymentId)).toBe(0)
  Object.assign(market.choices.returns, { refundsDelivery: true })
})

test('sent pieces that are withdrawn get a label only where the market takes returns itself [C-TGL-16]', async () => {
  const labelFor = async () => {
    const { who, order } = await delivered(1)
    await withdraw(who, order.orderNumber)
    await runAll()
    const bought = (await shop.buying.orders.findByNumber(order.orderNumber))!
    const [registered] = (await shop.buying.returns.offer(bought)).returns
    return [registered?.state, registered?.labelUrl]
  }

  expect(await labelFor()).toEqual(['registered', expect.any(String)])
  switchedOff.add(toggle)
  expect(await labelFor()).toEqual(['registered', undefined])
})

test('a silent carrier holds no withdrawal back: the label is made once the carrier answers [D-11]', async () => {
  const faults = (fault: object | null) =>
    fetch(`${shop.simulatorsUrl}/faults/return-labels`, { method: 'POST', body: JSON.stringify(fault) })
  const { who, order } = await delivered()
  await faults({ kind: '503', moment: 'before', calls: 99 })

  const { done } = await withdraw(who, order.orderNumber)
  expect(done.status).toBe(303)
  await faults(null)
  await runAll()

  expect((await shop.buying.returns.offer(order)).returns[0]).toMatchObject({ labelUrl: expect.any(String) })
})

test('a part is withdrawn, then another: each has its own evidence, and pieces on their way back are not withdrawn again [D-11]', async () => {
  const { who, order } = await delivered(3)

  const first = await withdraw(who, order.orderNumber, 1)
  const second = await withdraw(who, order.orderNumber)
  const third = await begin(who, order.orderNumber)

  expect([first.offer.withdrawalNumber, second.offer.withdrawalNumber]).toEqual([
    `${order.orderNumber}-W1`,
    `${order.orderNumber}-W2`,
  ])
  expect(second.offer.lines[0]!.withdrawable).toBe(2)
  const { offer } = (await shown(who, third.location!)).body
  expect([offer!.lines[0]!.withdrawable, offer!.earlier.length]).toEqual([0, 2])
  await runAll()
  for (const number of [1, 2]) await comesBack(`${order.orderNumber}-${number}`)
  expect(await kept(order.paymentId)).toBe(0)
})

test('an order in parcels of different days can be withdrawn from whole until the days of the last one are over [D-11]', async () => {
  const { who, order } = await bought(3)
  await ship(order.id, 'one', 1)
  await arrive(order.id, 'one')
  shop.clock.now = new Date('2026-12-01T12:00:00Z')
  const waiting = (await shown(who, (await begin(who, order.orderNumber)).location!)).body.offer
  expect([waiting!.until, waiting!.lines[0]!.withdrawable]).toEqual([undefined, 3])
  await ship(order.id, 'two', 1)
  await arrive(order.id, 'two')
  await shop.buying.fulfilling.fulfilment.cancel({ orderId: order.id, actor: 'test' })

  shop.clock.now = new Date('2026-12-15T22:59:59Z')
  const { offer, done } = await withdraw(who, order.orderNumber)
  await runAll()

  expect([offer.until, offer.lines[0]!.withdrawable, done.status]).toEqual(['2026-12-15', 2, 303])
  await comesBack(`${order.orderNumber}-1`)
  expect(await kept(order.paymentId)).toBe(0)
})

test('the last second of the last day in the market is in time, the next one is not, even if the page was opened before [D-11]', async () => {
  const { who, order } = await delivered()
  shop.clock.now = new Date('2026-11-24T22:59:59Z')
  const begun = await begin(who, order.orderNumber)
  const fields = { withdrawalNumber: `${order.orderNumber}-W1` }

  shop.clock.now = new Date('2026-11-24T23:00:00Z')
  const late = bodyOf(await confirm(who, begun.location!, { ...fields, 'pieces-1': '1' }))
  expect(late.form).toMatchObject({
    code: 'withdrawal.too-late',
    problems: { '': [expect.stringContaining('24. november 2026')] },
  })
  expect(late.offer).toMatchObject({ isOver: true, until: '2026-11-24' })

  shop.clock.now = new Date('2026-11-24T22:59:59Z')
  expect((await confirm(who, begun.location!, { ...fields, 'pieces-1': '1' })).status).toBe(303)
  shop.clock.now = new Date('2026-11-24T23:00:00Z')
  expect((await confirm(who, begun.location!, { ...fields, 'pieces-1': '1' })).status).toBe(303)
})

test('does not tell which of number and address was wrong, and counts wrong tries with those of returns [D-11]', async () => {
  const { who, order } = await delivered()

  const wrongNumber = bodyOf(await begin(who, '99999999')).form!
  const wrongEmail = bodyOf(await begin(who, order.orderNumber, { email: 'other@example.com' })).form!
  expect(wrongNumber.code).toBe('order.look-up-failed')
  expect([wrongEmail.code, wrongEmail.problems]).toEqual([wrongNumber.code, wrongNumber.problems])
  expect(wrongEmail.values).toMatchObject({ name: 'Maren Holm', email: 'other@example.com' })
  const nameless = bodyOf(await begin(who, order.orderNumber, { name: ' ' })).form!
  expect(Object.keys(nameless.problems)).toEqual(['name'])
  for (let tries = 2; tries < 20; tries++) await begin(who, order.orderNumber, { email: `other${tries}@example.com` })
  expect(bodyOf(await begin(who, order.orderNumber)).form!.code).toBe('order.looked-up-too-often')
})

test('answers clearly where all was cancelled, too much or nothing is chosen, or the hour is over [D-11]', async () => {
  const { who, order } = await bought()
  const begun = await begin(who, order.orderNumber)
  const send = async (pieces: string) =>
    bodyOf(await confirm(who, begun.location!, { withdrawalNumber: `${order.orderNumber}-W1`, 'pieces-1': pieces }))
      .form

  expect(await send('0')).toMatchObject({ code: 'withdrawal.nothing-chosen' })
  const tooMany = await send('3')
  expect(tooMany).toMatchObject({ code: 'withdrawal.too-many', values: { 'pieces-1': '3' } })
  expect(Object.keys(tooMany!.problems)).toEqual(['pieces-1'])
  await cancel(order.orderNumber)
  expect(await send('1')).toMatchObject({ code: 'withdrawal.too-many' })
  expect((await shown(who, begun.location!)).body.offer!.lines[0]!.withdrawable).toBe(0)
  shop.clock.now = new Date(shop.clock.now.getTime() + 61 * 60_000)
  expect((await shown(who, begun.location!)).body).toMatchObject({ expired: true })
  expect((await shown(who, '/da-dk/fortryd?statement=made-up')).body).toMatchObject({ expired: true })
  expect(await shown(who, `/da-dk/fortryd?withdrawalid=${newId()}`)).toMatchObject({
    status: 404,
    body: { shown: null },
  })
})

test('who registered a return can still withdraw: its pieces come back once, and delivery is refunded with them [D-11]', async () => {
  const market = shop.market('da-dk')
  Object.assign(market.choices.returns, { refundsDelivery: false })
  const { who, order } = await delivered(2, shirt)
  await shop.buying.returns.register(order, { lines: [{ lineItemId: '1', quantity: 1 }], way: 'store' })

  await withdraw(who, order.orderNumber)
  await runAll()

  const { returns } = await shop.buying.returns.offer(order)
  expect(returns.map(({ lines }) => lines[0]!.quantity)).toEqual([1, 1])
  await comesBack(`${order.orderNumber}-2`)
  expect(await kept(order.paymentId)).toBe(order.totalMinor - shirtMinor)
  await comesBack(`${order.orderNumber}-1`)
  expect(await kept(order.paymentId)).toBe(0)
  Object.assign(market.choices.returns, { refundsDelivery: true })
})

test('a withdrawal and a cancellation at the same moment refund once [D-11]', async () => {
  const { who, order } = await bought()
  const begun = await begin(who, order.orderNumber)

  await Promise.all([
    confirm(who, begun.location!, { withdrawalNumber: `${order.orderNumber}-W1`, 'pieces-1': '2' }),
    cancel(order.orderNumber),
  ])
  await runAll()

  expect(await kept(order.paymentId)).toBe(0)
  expect(await shop.buying.refunds.of(order.paymentId)).toHaveLength(1)
})

test('stands in every market of the EU and in no other, and takes orders of the EU only [D-11]', async () => {
  for (const path of ['/de-de/widerruf', '/fr-fr/retractation', '/da-dk/fortryd']) {
    const answer = await shown(guest(shop, path.slice(1, 6)), path)
    expect([path, answer.status, answer.body.pageAlias]).toEqual([path, 200, 'withdrawalPage'])
  }
  expect((await guest(shop, 'en-gb').page('/en-gb/withdraw')).status).toBe(404)
  const british = await bought(1, { market: 'en-gb' })
  expect(bodyOf(await begin(guest(shop, 'da-dk'), british.order.orderNumber)).form!.code).toBe('withdrawal.not-here')
})

test('a member comes from the own order and types nothing again, a guest from the looked-up one; nobody comes from the order of another [D-11]', async () => {
  const { order } = await delivered()
  const ticket = shop.buying.returns.ticket(order)
  const { body } = await shown(guest(shop, 'da-dk'), `/da-dk/fortryd?ticket=${ticket}`)
  expect(body.known).toEqual({ orderNumber: order.orderNumber, email: 'guest@example.com', name: '' })

  const stranger = visitorOf(shop, '192.0.2.9', 'da-dk')
  await stranger.join('stranger@example.com')
  const asked = await stranger.page(`/fortryd?order=${order.orderNumber}`)
  expect((asked.body as unknown as Body).known).toBeUndefined()
  const buyer = visitorOf(shop, '192.0.2.10', 'da-dk')
  await buyer.join('buyer@example.com')
  await sql`update shop_order set account_id = (select id from account where email = 'buyer@example.com')
    where id = ${order.id}`.execute(shop.database.sql())
  const own = await buyer.page(`/fortryd?order=${order.orderNumber}`)
  expect((own.body as unknown as Body).known).toEqual({
    ...{ orderNumber: order.orderNumber, email: 'guest@example.com', name: 'Ane Holm' },
  })
})
