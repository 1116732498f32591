import { sql } from 'kysely'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { OrderSummary } from '#contracts/orders.ts'
import type { PageOf } from '#contracts/pages.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import {
  dress,
  guest,
  layOutGoods,
  openBuyingShop,
  payInMarket,
  shirt,
  upToPayment,
} from '../../checkout/buying-shop.fakes.ts'
import { visitorOf } from '../../profiles/member.fakes.ts'
import { moveOrder } from '../index.ts'

const database = await testDatabase()
const switchedOff = new Set<string>()
const shop = await openBuyingShop(database, { switchedOn: new Set(['receiptPdfButton']), switchedOff })
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = new Date()
  shop.jobs.splice(0)
  await layOutGoods(database)
})

/** An order of a guest, always with the same address. */
async function bought(lines = [{ sku: dress, quantity: 2 }]) {
  const who = guest(shop, 'en-gb')
  const checkoutBasketId = await upToPayment(shop, who, 'en-gb', lines)
  return payInMarket(shop, who, 'en-gb', checkoutBasketId)
}
const verify = (email: string) =>
  sql`update account set email_verified_at = now() where lower(email) = ${email}`.execute(database.sql())

/** A member with the confirmed email address of all orders. */
async function buyer(email = 'guest@example.com') {
  const visitor = visitorOf(shop)
  await visitor.join(email)
  await verify(email)
  return visitor
}
type Browser = ReturnType<typeof visitorOf>
const history = async (who: Browser, query = '') => {
  const { status, body } = await who.call('GET', `/order/order/history${query}`)
  return { status, ...(body as unknown as { readonly orders: readonly OrderSummary[]; readonly total: number }) }
}
const numbers = (orders: readonly { readonly orderNumber: string }[]) => orders.map(({ orderNumber }) => orderNumber)
const shown = async (who: Browser, query = '') => {
  const { status, body, location } = await who.page(`/account/orders${query}`)
  return { status, location, body: body as unknown as PageOf<'accountOrderHistoryPage'> }
}
const after = (orderId: string | undefined) => `?after=${orderId}&size=1`

test('joins the orders of a guest once the address of the account is verified, and no sooner [C-ORD-O2, C-EOX-05, C-EOX-07, C-CLM-O2]', async () => {
  const { orderNumber } = await bought()
  const visitor = visitorOf(shop)
  await visitor.join('Guest@example.com')
  const byNumber = async () => (await visitor.call('GET', `/order/order/number/${orderNumber}`)).status

  expect(await history(visitor)).toMatchObject({ status: 200, orders: [], total: 0, page: 1 })
  expect([(await shown(visitor, `?order=${orderNumber}`)).status, await byNumber()]).toEqual([404, 404])
  await verify('guest@example.com')
  expect(numbers((await history(visitor)).orders)).toEqual([orderNumber])
  expect((await shown(visitor, `?order=${orderNumber}`)).body.shown?.order).toMatchObject({ orderNumber })
  expect(await byNumber()).toBe(200)
})

test('lists orders newest first, by page and by the last order before, those of the account and of its address together [C-ORD-O2, C-ORD-06, C-ENT-15, C-ENT-25, C-EOX-O1, C-EOX-05]', async () => {
  const who = await buyer()
  const made: string[] = []
  for (let count = 0; count < 3; count++) made.unshift((await bought()).orderNumber)
  await sql`update shop_order set account_id = (select id from account limit 1) where order_number = ${made[1]}`.execute(
    database.sql(),
  )

  const all = await history(who)
  expect([numbers(all.orders), all.total]).toEqual([made, 3])
  const second = await history(who, '?page=2&size=2')
  expect([numbers(second.orders), second]).toMatchObject([[made[2]], { total: 3, page: 2, size: 2 }])
  expect(all).toMatchObject({ status: 200, page: 1, size: 10 })
  expect(await history(who, '?page=9')).toMatchObject({ orders: [], total: 3 })
  const read: string[] = []
  for (let last: string | undefined, count = 0; count < 3; count++) {
    const { orders } = await history(who, last === undefined ? '?size=1' : after(last))
    read.push(...numbers(orders))
    last = orders[0]?.orderId
  }
  expect(read).toEqual(made)
  expect((await history(who, after(all.orders[2]?.orderId))).orders).toEqual([])
})

test('sums an order up: its number, state, time and total, and where its parcel is [C-ENT-15, C-ORD-01, C-EOX-05, C-TRK-04]', async () => {
  const who = await buyer()
  const { orderId } = await bought()
  const order = (await shop.buying.orders.find(orderId))!
  const summary = async () => (await history(who)).orders[0]
  const known = { orderId, orderNumber: order.orderNumber, orderState: 'placed' }

  expect(await summary()).toEqual({
    ...{ ...known, created: order.madeAt.toISOString() },
    total: { amount: order.totalMinor / 100, currency: 'GBP' },
  })
  await shop.buying.fulfilling.fulfilment.ship({
    ...{ orderId, carrier: 'DPD', trackingNumber: 'P1', trackingLink: 'https://parcels.example/P1' },
    lines: [{ lineItemId: '1', quantity: 1 }],
  })
  await shop.buying.fulfilling.fulfilment.handleNotice({
    ...{ orderId, trackingNumber: 'P1', kind: 'outForDelivery', eventId: 'e1' },
    happenedAt: new Date(shop.clock.now.getTime() + 60_000),
  })
  expect(await summary()).toMatchObject({
    ...{ parcelEventType: 'outForDelivery', parcelTrackingLink: 'https://parcels.example/P1' },
    parcelDeliveryStatusLocaleShort: 'Out for delivery',
    parcelDeliveryStatusLocaleLong: 'Your parcel arrives today.',
  })
})

test('leads from ten orders a page to further ones only where there are some [C-ORD-06, C-ORD-O2]', async () => {
  const who = await buyer()
  for (let count = 0; count < 10; count++) await bought([{ sku: shirt, quantity: 1 }])
  expect((await shown(who)).body.nextUrl).toBeUndefined()

  await bought([{ sku: shirt, quantity: 1 }])
  const { nextUrl } = (await shown(who)).body
  expect((await shown(who, nextUrl!.slice(nextUrl!.indexOf('?')))).body.orders).toHaveLength(1)
})

test('finds orders by the beginning of their number and by goods [C-ORD-O2]', async () => {
  const who = await buyer()
  const dresses = await bought()
  const shirts = await bought([{ sku: shirt, quantity: 1 }])
  const found = async (search: string) => numbers((await history(who, `?search=${encodeURIComponent(search)}`)).orders)

  expect(await found('SHIRT')).toEqual([shirts.orderNumber])
  expect(await found('100231')).toEqual([dresses.orderNumber])
  expect(await found(dresses.orderNumber)).toEqual([dresses.orderNumber])
  expect(await found('%')).toEqual([])
  expect((await history(who, '?search=shirt')).total).toBe(1)
  expect((await shown(who, '?search=shirt')).body).toMatchObject({
    search: 'shirt',
    orders: [{ orderNumber: shirts.orderNumber, pieces: 1, pictures: [{ name: 'Shirt en' }] }],
  })
})

test('tells an order delivered in the list too, whatever else happened in the same second [C-TRK-01, C-TRK-04]', async () => {
  const who = await buyer()
  const { orderNumber, orderId } = await bought()
  const courier = { ...shop.buying.fulfilling, clock: () => shop.clock.now }
  shop.clock.now = new Date(Math.ceil(shop.clock.now.getTime() / 1000) * 1000 + 60_000)
  await moveOrder(courier, orderNumber, 'delivered')
  await courier.fulfilment.handleNotice({
    ...{ orderId, trackingNumber: `${orderNumber}-1`, eventId: 'late', kind: 'inTransit' },
    happenedAt: new Date(shop.clock.now.getTime() + 900),
  })

  expect((await history(who)).orders[0]).toMatchObject({ parcelEventType: 'delivered' })
})

test('shows where the parcels of an order are, its receipt and the way to return it; the receipt as a document where the shop has that [B-PAGE-38, C-ORD-01, C-ORD-02, C-TGL-14, C-RCP-O2, C-GEN-03]', async () => {
  const who = await buyer()
  const { orderNumber, orderId } = await bought()
  const courier = { ...shop.buying.fulfilling, clock: () => shop.clock.now }
  await moveOrder(courier, orderNumber, 'shipped')
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  await moveOrder(courier, orderNumber, 'delivered')

  const { orders } = await history(who)
  expect(orders[0]).toMatchObject({ orderState: 'completed', parcelEventType: 'delivered' })
  const { status, body } = await shown(who, `?order=${orderNumber}`)
  expect([status, body.shown]).toMatchObject([
    200,
    {
      order: { orderNumber, parcelTrackings: [{ events: [{ eventtype: 'delivered' }, { eventtype: 'dispatch' }] }] },
      receiptUrl: `/en-gb/receipt?orderid=${orderId}`,
      pdfUrl: `/api/order/en-gb/order/receipt/${orderId}/pdf`,
    },
  ])
  switchedOff.add('receiptPdfButton')
  onTestFinished(() => switchedOff.clear())
  expect((await shown(who, `?order=${orderNumber}`)).body.shown).not.toHaveProperty('pdfUrl')
})

test('leads to older orders ten at a time [C-ORD-06, C-CST-24]', async () => {
  const who = await buyer()
  for (let count = 0; count < 11; count++) await bought()

  const first = (await shown(who)).body
  expect([first.orders.length, first.nextUrl]).toEqual([10, expect.stringContaining('/account/orders?after=')])
  const rest = (await shown(who, first.nextUrl!.replace('/en-gb/account/orders', ''))).body
  expect([rest.orders.length, rest.nextUrl]).toEqual([1, undefined])
})

test('shows nothing of an order to other members, guests and ended sessions [C-ORD-O4, C-EOX-04, C-EOX-07, C-GEN-O2, C-ORD-04, C-RCP-O1, C-EOT-02, B-PAGE-38]', async () => {
  const who = await buyer()
  const { orderNumber, orderId } = await bought()
  const other = await buyer('other@example.com')
  const stranger = visitorOf(shop)
  const paths = [`order=${orderNumber}`, `search=${orderNumber}`, `after=${orderId}`, '']

  for (const path of paths) {
    const seen = [await other.page(`/account/orders?${path}`), await stranger.page(`/account/orders?${path}`)]
    expect(JSON.stringify(seen)).not.toMatch(/guest@example|Dress|Holm/)
  }
  expect([await history(other), await history(stranger)]).toMatchObject([{ total: 0 }, { status: 401 }])
  expect((await history(other, after(orderId))).orders).toEqual([])
  const statusFor = async (visitor: typeof other, path: string) => (await visitor.call('GET', path)).status
  for (const path of [`/order/order/number/${orderNumber}`, `/order/order/${orderId}`])
    expect([await statusFor(who, path), await statusFor(other, path), await statusFor(stranger, path)]).toEqual([
      ...[200, 404, 401],
    ])
  for (const path of [`/order/order/number/${orderNumber}`, `/order/order/${orderId}`]) {
    const { body } = await who.call('GET', path)
    expect(body).toMatchObject({ order: { orderId, orderNumber } })
    expect(JSON.stringify(body)).toMatch(/guest@example.*High Street|High Street.*guest@example/)
  }
  expect((await other.call('GET', `/order/order/${orderId}`)).body).toMatchObject({ title: 'Not Found' })
  expect((await shown(who)).body).toMatchObject({ pageAlias: 'accountOrderHistoryPage', layout: 'account' })
  await sql`update shop_order set account_id = (select id from account where email = 'guest@example.com')`.execute(
    database.sql(),
  )
  const onReceipt = async (visitor: typeof other) =>
    JSON.stringify([
      (await visitor.call('GET', `/order/en-gb/order/receipt/${orderId}`)).body,
      (await visitor.page(`/receipt?orderid=${orderId}`)).body,
    ])
  expect(await onReceipt(who)).toContain('guest@example.com')
  for (const visitor of [other, stranger]) {
    expect(await onReceipt(visitor)).not.toMatch(/guest@example|High Street/)
    expect(await onReceipt(visitor)).toContain(orderNumber)
  }
  await sql`delete from session`.execute(database.sql())
  expect((await history(who)).status).toBe(401)
  expect(JSON.stringify(await who.page(`/account/orders?order=${orderNumber}`))).not.toContain('Dress')
})

test('sends an order to its owner whole: with address, email, payment and parcels [C-EOX-07, C-EOX-04, C-ORD-04]', async () => {
  const who = await buyer()
  const { orderNumber, orderId } = await bought()
  await shop.buying.fulfilling.fulfilment.ship({
    ...{ orderId, carrier: 'DPD', trackingNumber: 'P1', trackingLink: 'https://parcels.example/P1' },
    lines: [{ lineItemId: '1', quantity: 2 }],
  })

  for (const path of [`number/${orderNumber}`, orderId]) {
    const { status, body } = await who.call('GET', `/order/order/${path}`)
    expect([status, body]).toMatchObject([
      200,
      {
        order: {
          ...{ orderId, orderNumber, email: 'guest@example.com', lines: [{ sku: dress, quantity: 2 }] },
          shippingAddress: { firstName: 'Ann', lastName: 'Lee', line1: '1 High Street', postalCode: 'SW1A 1AA' },
          paymentInformations: [{ paymentMethodId: 'scheme' }],
          shippingNotifications: { shippedLineItems: [{ trackAndTraceNumber: 'P1' }] },
          parcelTrackings: [{ trackingNumber: 'P1', trackingLink: 'https://parcels.example/P1', courier: 'DPD' }],
        },
        trackingUrls: ['https://parcels.example/P1'],
      },
    ])
  }
  const unknown = await who.call('GET', '/order/order/number/10000017')
  expect([unknown.status, unknown.body]).toMatchObject([404, { title: 'Not Found' }])
})

test('says on the page of orders that they cannot be read, and shows them once they can [C-ORD-05]', async () => {
  const who = await buyer()
  const { orderNumber } = await bought()
  await sql`alter table parcel_event rename to parcel_event_away`.execute(database.sql())
  const failed = await shown(who, '?search=dress')
  await sql`alter table parcel_event_away rename to parcel_event`.execute(database.sql())

  expect([failed.status, failed.body]).toMatchObject([200, { orders: [], isUnreadable: true, search: 'dress' }])
  expect((await shown(who)).body).toMatchObject({ orders: [{ orderNumber }] })
  expect((await shown(who)).body.isUnreadable).toBeUndefined()
})

test('says that accounts are in maintenance in place of orders [B-FT-43]', async () => {
  const closed = await openBuyingShop(database, { switchedOn: new Set(['accountMaintenanceMode']) })
  const visitor = visitorOf(closed)
  await visitor.join('late@example.com')

  expect((await visitor.page('/account/orders')).location).toBe('/en-gb/account?type=json')
  await closed.close()
})
