import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { OrderDetail } from '#contracts/orders.ts'
import type { PageOf } from '#contracts/pages.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { buyAsGuest } from '../../checkout/bought-order.fakes.ts'
import { dress, guest, layOutGoods, openBuyingShop, upToPayment } from '../../checkout/buying-shop.fakes.ts'
import { importGiftCards } from '../../gift-cards/import-gift-cards.repository.ts'
import { visitorOf } from '../../profiles/member.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = new Date()
  shop.jobs.splice(0)
  await layOutGoods(database)
})

type Browser = ReturnType<typeof visitorOf>

async function member(email = 'guest@example.com') {
  const visitor = visitorOf(shop)
  await visitor.join(email)
  await sql`update account set email_verified_at = now() where email = ${email}`.execute(database.sql())
  return visitor
}
async function bought() {
  return (await buyAsGuest(shop, { market: 'en-gb' })).order
}
const cancel = async (who: Browser, orderNumber: string) => {
  const { status, body } = await who.call('POST', `/order/order/number/${orderNumber}/cancel`)
  return { status, body: body as unknown as { readonly order: OrderDetail; readonly code: string } }
}
const press = (who: Browser, orderNumber: string) =>
  who.post(`/account/orders?order=${orderNumber}`, { formAction: 'cancel-order', orderNumber })
const shown = async (who: Browser, orderNumber: string) => {
  const { body } = await who.page(`/account/orders?order=${orderNumber}`)
  return body as unknown as PageOf<'accountOrderHistoryPage'>
}
const asked = async () => {
  const [row] = await database.prepared<{ count: number; minor: number }>(
    'test-asked',
    `select count(*)::int as count, coalesce(sum(amount_minor), 0)::int as minor from refund where kind = 'refund'`,
  )
  return row!
}
const piecesInStock = async () => {
  const [row] = await database.prepared<{ pieces: number }>(
    'test-stock',
    'select sum(available)::int as pieces from stock where sku = $1',
    [dress],
  )
  return row!.pieces
}
const ship = (orderId: string, quantity?: number) =>
  shop.buying.fulfilling.fulfilment.ship({
    ...{ orderId, carrier: 'GLS', trackingNumber: `GLS-${orderId}` },
    ...(quantity === undefined ? {} : { lines: [{ lineItemId: '1', quantity }] }),
  })

test('cancels an order of a member and refunds it once, however often it is pressed [C-GEN-03, C-ORD-O3, C-ORD-02]', async () => {
  const who = await member()
  const before = await piecesInStock()
  const { orderNumber } = await bought()
  expect((await shown(who, orderNumber)).shown?.mayCancel).toBe(true)

  const presses = await Promise.all([1, 2, 3, 4, 5].map(() => cancel(who, orderNumber)))
  const later = await press(who, orderNumber)

  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(later.location).toBe(`/en-gb/account/orders?order=${orderNumber}&done=cancelled`)
  const { shown: order, done } = (await who.page(`/account/orders?order=${orderNumber}&done=cancelled`))
    .body as unknown as PageOf<'accountOrderHistoryPage'>
  expect([order?.order.orderState, order?.order.refundedTotal, order?.mayCancel, done]).toEqual([
    ...['cancelled', order?.order.total, false],
    'cancelled',
  ])
  const { body: history } = await who.call('GET', '/order/order/history')
  expect(history).toMatchObject({ orders: [{ orderNumber, orderState: 'cancelled' }] })
  const { count, minor } = await asked()
  expect([count, minor]).toEqual([1, Math.round(order!.order.total.amount * 100)])
  expect(await piecesInStock()).toBe(before)
})

test('cancels what has not left and nothing else [C-GEN-03, C-ORD-03]', async () => {
  const who = await member()
  const { orderNumber, id: orderId } = await bought()
  await ship(orderId, 1)

  expect((await press(who, orderNumber)).status).toBe(303)
  const { order } = (await shown(who, orderNumber)).shown!
  expect([order.orderState, order.shippingNotifications?.cancelledLineItems]).toMatchObject([
    'completed',
    [{ lineItemId: '1', quantity: 1 }],
  ])
})

test('gives the money of a cancelled order, or of a cancelled piece, back to the gift card that paid [C-GFT-O3]', async () => {
  await importGiftCards(database, ['shops/demo/promotions/gift_cards.csv'])
  const card = { giftCardNumber: '6006000000000078', giftCardNumberValidationCode: 'DEMO1234' }
  const who = await member()
  const boughtByCard = async () => {
    const buyer = guest(shop, 'en-gb')
    await buyer.call('POST', 'basket/line', { sku: dress, quantity: 2 })
    await buyer.call('POST', 'basket/add-giftcard', card)
    await upToPayment(shop, buyer, 'en-gb', [])
    const { body } = await buyer.ask({
      ...{ method: 'GET', url: '/api/order/en-gb/basket/complete-payment-using-giftcard' },
      headers: { 'sec-fetch-mode': 'cors', 'x-current-market': 'en-gb' },
    })
    return (await shop.buying.orders.find((body as { orderId: string }).orderId))!
  }
  const onCard = async () => {
    const [row] = await database.prepared<{ minor: number }>(
      'test-on-card',
      `select sum(e.minor)::int as minor from gift_card_entry e join gift_card c on c.id = e.card_id where c.number = $1`,
      [card.giftCardNumber],
    )
    return row!.minor
  }
  const atFirst = await onCard()
  const whole = await boughtByCard()
  expect(await onCard()).toBe(atFirst - whole.totalMinor)
  await cancel(who, whole.orderNumber)
  await shop.runJobs()
  expect(await onCard()).toBe(atFirst)

  const part = await boughtByCard()
  await ship(part.id, 1)
  await cancel(who, part.orderNumber)
  await shop.runJobs()
  expect(await onCard()).toBe(atFirst - part.totalMinor + 4999)
})

test('sends or cancels each piece, never both, when warehouse and shopper act at the same moment [C-GEN-03, C-ORD-O1]', async () => {
  const who = await member()
  for (let round = 0; round < 10; round++) {
    const { orderNumber, id: orderId } = await bought()
    const before = await asked()
    const [sent, cancelled] = await Promise.all([ship(orderId), cancel(who, orderNumber)])

    expect([sent.ok, cancelled.status === 200].filter(Boolean)).toHaveLength(1)
    const refunds = (await asked()).count - before.count
    expect(refunds).toBe(sent.ok ? 0 : 1)
  }
}, 60_000)

test('refuses what has left, and what is asked for after the time of the market [C-GEN-03]', async () => {
  const who = await member()
  const sent = await bought()
  await ship(sent.id)
  expect((await shown(who, sent.orderNumber)).shown?.mayCancel).toBe(false)
  expect(await cancel(who, sent.orderNumber)).toMatchObject({ status: 400, body: { code: 'order.nothing-to-cancel' } })

  const late = await bought()
  const { cancelMinutes } = shop.market('en-gb').choices
  await sql`update shop_order set made_at = now() - make_interval(mins => ${cancelMinutes + 1})`.execute(database.sql())
  expect((await shown(who, late.orderNumber)).shown?.mayCancel).toBe(false)
  expect(await cancel(who, late.orderNumber)).toMatchObject({ status: 400, body: { code: 'order.cancel-too-late' } })
  const refused = await press(who, late.orderNumber)
  expect([refused.status, Object.values(refused.body.form.problems).flat()]).toEqual([
    422,
    [expect.stringContaining('too late')],
  ])
  expect((await asked()).count).toBe(0)
})

test('cancels nothing for other members, guests and ended sessions [C-ORD-O4]', async () => {
  const who = await member()
  const { orderNumber, id: orderId } = await bought()
  const other = await member('other@example.com')
  const stranger = visitorOf(shop)

  const tries = [await cancel(other, orderNumber), await cancel(other, '99999999'), await cancel(stranger, orderNumber)]
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 401])
  await press(other, orderNumber)
  await press(stranger, orderNumber)
  await sql`delete from session`.execute(database.sql())
  expect((await cancel(who, orderNumber)).status).toBe(401)
  await press(who, orderNumber)
  expect((await shop.buying.orders.find(orderId))?.state).toBe('placed')
  expect((await asked()).count).toBe(0)
})

test('answers a press that comes late again like the first, which cancelled in time [C-ORD-O3]', async () => {
  const who = await member()
  const { orderNumber } = await bought()
  expect((await cancel(who, orderNumber)).status).toBe(200)
  const after = await asked()
  shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 3_600_000)
  await who.call('POST', '/auth/session/refresh')

  const again = await cancel(who, orderNumber)

  expect(again.status).toBe(200)
  expect(again.body.order.orderNumber).toBe(orderNumber)
  expect(await asked()).toEqual(after)
})
