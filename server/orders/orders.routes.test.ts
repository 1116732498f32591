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
import { saidIn, writtenIn } from '../platform/pdf/pdf-text.fakes.ts'
import { signatureOf } from '../platform/signed-json.ts'

const shop = await openBuyingShop(await testDatabase())
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = new Date()
  shop.jobs.splice(0)
  await layOutGoods(shop.database)
})

const key = { 'x-api-key': 'internal-key-of-tests' }

interface Told {
  readonly order: Readonly<Record<string, unknown>> & {
    readonly lines: readonly { readonly id: string; readonly sku: string; readonly quantity: number }[]
    readonly orderState: string
  }
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly code: string
}

async function bought(
  marketId: string,
  lines: readonly { sku: string; quantity: number }[] = [{ sku: dress, quantity: 2 }],
) {
  const who = guest(shop, marketId)
  const checkoutBasketId = await upToPayment(shop, who, marketId, lines)
  const { orderId } = await payInMarket(shop, who, marketId, checkoutBasketId)
  const { orderNumber } = (await shop.buying.orders.find(orderId))!
  return { orderId, orderNumber, who }
}

const ask = async (method: 'GET' | 'POST', url: string, payload?: object, headers: object = key) => {
  const answer = await shop.app.inject({ method, url, headers: { ...headers }, ...(payload ? { payload } : {}) })
  return { status: answer.statusCode, body: answer.json() as Told, type: answer.headers['content-type'] }
}
const cancel = (orderNumber: string, lines: object[], headers: object = { ...key, 'idempotency-key': newId() }) =>
  ask('POST', '/api/order/manual-order-part-cancel', { orderNumber, lines, reason: 'damaged' }, headers)

/** Sends a warehouse notification with its signature. */
const notify = (notice: object, signature?: string) => {
  const body = { carrier: 'GLS', happenedAt: shop.clock.now.toISOString(), ...notice }
  const signed = signature ?? signatureOf(body, 'notice-key-of-tests', shop.clock.now)
  return ask('POST', '/api/order/shipment-notification', body, { 'x-selvedge-signature': signed })
}

const stockOf = async (sku: string) =>
  (
    await shop.database.prepared<{ available: number; sold: number }>(
      'test-stock-of',
      `select sum(available)::int as available, sum(sold)::int as sold from stock where sku = $1`,
      [sku],
    )
  )[0]!

const refundedMinor = async () =>
  (
    await shop.database.prepared<{ minor: number }>(
      'test-refunds',
      `select coalesce(sum(amount_minor), 0)::int as minor from refund where kind = 'refund'`,
    )
  )[0]!.minor

test('cancels pieces that were not sent, gives back what they cost, and puts them back on the shelf [C-EOX-03, C-ORD-O3, C-ORD-03, C-ENT-16, C-GEN-12]', async () => {
  const before = await stockOf(dress)
  const { orderNumber } = await bought('da-dk')
  expect((await stockOf(dress)).available).toBe(before.available - 2)

  const part = await cancel(orderNumber, [{ lineItemId: '1', quantity: 1 }])
  expect(part.body.order).toMatchObject({
    orderState: 'placed',
    refundedTotal: { amount: 399.95, currency: 'DKK' },
    shippingNotifications: { shippedLineItems: [], cancelledLineItems: [{ lineItemId: '1', sku: dress, quantity: 1 }] },
  })
  expect(await refundedMinor()).toBe(39_995)
  const rest = await cancel(orderNumber, [{ lineItemId: '1', quantity: 1 }])
  expect(rest.body.order).toMatchObject({ orderState: 'cancelled', refundedTotal: rest.body.order.total })
  expect(await stockOf(dress)).toEqual(before)
})

test('gives back the tax of a piece with it, where tax comes on top [C-ORD-O3]', async () => {
  const { orderNumber } = await bought('en-us', [
    { sku: dress, quantity: 2 },
    { sku: shirt, quantity: 1 },
  ])
  const { order } = (await cancel(orderNumber, [{ lineItemId: '1', quantity: 1 }])).body

  expect(order).toMatchObject({ totalVat: { amount: 6.4 }, refundedTotal: { amount: 67.6, currency: 'USD' } })
})

test('refuses to cancel more than is left, unknown lines and orders, and callers without the key [C-EOX-03, C-ORD-O3]', async () => {
  const { orderNumber } = await bought('da-dk')
  const money = await refundedMinor()

  const many = await cancel(orderNumber, [{ lineItemId: '1', quantity: 3 }])
  expect([many.status, many.body.code, many.body.errors.lineItem?.[0]]).toEqual([
    400,
    'order.too-many-pieces',
    expect.stringContaining('2'),
  ])
  expect((await cancel(orderNumber, [{ lineItemId: '7', quantity: 1 }])).status).toBe(400)
  expect((await cancel('99999999', [{ lineItemId: '1', quantity: 1 }])).status).toBe(404)
  expect((await cancel(orderNumber, [{ lineItemId: '1', quantity: 1 }], {})).status).toBe(401)
  expect(await refundedMinor()).toBe(money)
})

test('refunds once if the same pieces are cancelled ten times at once [C-ORD-O3]', async () => {
  const { orderNumber } = await bought('da-dk', [{ sku: dress, quantity: 3 }])
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => cancel(orderNumber, [{ lineItemId: '1', quantity: 3 }])),
  )

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 400)])
  const { body } = await ask('GET', `/api/order/order/internal/number/${orderNumber}`)
  expect(body.order.refundedTotal).toEqual(body.order.total)
})

test('handles each notification that a parcel was sent or delivered once, and is done when nothing is left; its answer leads to parcels and returns [C-ORD-O1, C-ORD-01, C-ORD-03, C-ENT-16, C-TRK-06, C-RET-01]', async () => {
  const { orderNumber, orderId, who } = await bought('da-dk', [
    { sku: dress, quantity: 1 },
    { sku: shirt, quantity: 2 },
  ])
  const parcel = { orderNumber, trackingNumber: 'GLS1', trackingLink: 'https://gls.example/GLS1' }

  const sent = { ...parcel, event: 'dispatch', eventId: 'e1', lines: [{ lineItemId: '1', quantity: 1 }] }
  expect(await notify(sent)).toMatchObject({ status: 200, body: { isNew: true } })
  expect(await notify(sent)).toMatchObject({ status: 200, body: { isNew: false } })
  const second = { trackingNumber: 'GLS2', trackingLink: 'https://gls.example/GLS2' }
  expect((await notify({ ...parcel, ...second, event: 'dispatch', eventId: 'e2' })).status).toBe(200)
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000)
  expect((await notify({ ...parcel, event: 'delivered', eventId: 'e3' })).status).toBe(200)

  const { body } = await who.call('GET', `order/receipt/${orderId}`)
  expect((body as Told).order).toMatchObject({
    orderState: 'completed',
    shippingNotifications: {
      shippedLineItems: [
        { isWarehouse: true, trackAndTraceNumber: 'GLS1', lineItems: [{ lineItemId: '1', quantity: 1 }] },
        { isWarehouse: true, trackAndTraceNumber: 'GLS2', lineItems: [{ lineItemId: '2', quantity: 2 }] },
      ],
    },
    parcelTrackings: [
      {
        orderNumber,
        courier: 'GLS',
        events: [
          { eventtype: 'delivered', deliveryStatusLocaleShort: 'Leveret' },
          { eventtype: 'dispatch' },
          { eventtype: 'dispatch' },
        ],
      },
      { trackingNumber: 'GLS2' },
    ],
  })
  expect(body).toMatchObject({
    returnPortalUrl: 'http://localhost:3000/da-dk/return-items',
    returnPortalTrackingUrl: 'http://localhost:3000/da-dk/track-order',
    trackingUrls: ['https://gls.example/GLS1', 'https://gls.example/GLS2'],
  })
  expect((await cancel(orderNumber, [{ lineItemId: '1', quantity: 1 }])).status).toBe(400)
})

test('believes no notification that is not signed, signed long ago, or changed on its way', async () => {
  const { orderNumber } = await bought('da-dk')
  const notice = { orderNumber, trackingNumber: 'X', event: 'dispatch', eventId: 'e1' }
  const old = new Date(shop.clock.now.getTime() - 301_000)

  expect((await notify(notice, '')).status).toBe(401)
  expect((await notify(notice, signatureOf(notice, 'another-key', shop.clock.now))).status).toBe(401)
  const body = { carrier: 'GLS', happenedAt: shop.clock.now.toISOString(), ...notice }
  expect((await notify(notice, signatureOf(body, 'notice-key-of-tests', old))).status).toBe(401)
  expect(
    (await notify({ ...notice, trackingNumber: 'Y' }, signatureOf(body, 'notice-key-of-tests', shop.clock.now))).status,
  ).toBe(401)
  expect((await ask('GET', `/api/order/order/internal/number/${orderNumber}`)).body.order.orderState).toBe('placed')
})

test('only services with the internal key and the owner can read an order by its number, or the history [C-ORD-04, C-ORD-O4, C-EOX-04, C-EOX-05, C-EOX-06, C-EOX-07, C-GEN-12]', async () => {
  const { orderNumber, orderId } = await bought('da-dk')

  expect((await ask('GET', `/api/order/order/internal/number/${orderNumber}`)).body.order).toMatchObject({ orderId })
  expect((await ask('GET', `/api/order/order/internal/number/${orderNumber}`, undefined, {})).status).toBe(401)
  const none = await ask('GET', '/api/order/order/internal/number/10000017')
  expect(none).toMatchObject({ status: 404, body: { title: 'Not Found' } })
  for (const path of ['history', orderId, `number/${orderNumber}`])
    expect((await ask('GET', `/api/order/order/${path}`, undefined, {})).status).toBe(401)
})

test('sends a parcel and its mails once, even if the notification is repeated, and without a place from any place with pieces left', async () => {
  const { orderId } = await bought('da-dk')
  const { fulfilment } = shop.buying.fulfilling
  const parcel = { orderId, carrier: 'GLS', trackingNumber: 'GLS1' }
  const arrived = { orderId, trackingNumber: 'GLS1', eventId: 'e1', kind: 'delivered', happenedAt: shop.clock.now }
  const first = await fulfilment.ship({ ...parcel, lines: [{ lineItemId: '1', quantity: 1 }] })

  expect(first).toMatchObject({ ok: true })
  expect(await fulfilment.ship(parcel)).toEqual(first)
  expect([await fulfilment.handleNotice(arrived), await fulfilment.handleNotice(arrived)]).toMatchObject([
    { value: { isNew: true } },
    { value: { isNew: false } },
  ])
  expect(await fulfilment.handleNotice({ ...arrived, eventId: 'e2', kind: 'inTransit' })).toMatchObject({ ok: true })
  const mailed = shop.jobs.filter(({ queue }) => queue === 'parcel-turned.mails').map(({ data }) => data)
  expect(mailed).toEqual([{ parcelId: expect.any(String), turn: 'delivered' }])
  expect(await fulfilment.ship({ ...parcel, trackingNumber: 'GLS2' })).toMatchObject({ ok: true })
  expect((await shop.buying.orders.find(orderId))?.state).toBe('completed')
})

test('gives the receipt as a document in the language of the market, Arabic included [C-RCP-O2, C-RCP-03, C-EOR-35]', async () => {
  for (const marketId of ['tr-tr', 'ar-ae', 'en-us']) {
    const { orderId } = await bought(marketId)
    const answer = await shop.app.inject({ url: `/api/order/${marketId}/order/receipt/${orderId}/pdf` })

    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.headers['cache-control']).toContain('no-store')
  }
  const nobody = await shop.app.inject({
    url: '/api/order/da-dk/order/receipt/00000000-0000-0000-0000-000000000009/pdf',
  })
  expect(nobody.statusCode).toBe(404)
})

test('the receipt as a document says what the page says: the goods, the sums, and as long as it shows them the name and address [C-RCP-O2, C-RCP-O1, C-TAX-03]', async () => {
  const said: Record<string, string> = {}
  for (const marketId of ['tr-tr', 'ar-ae', 'da-dk']) {
    const { orderId, orderNumber } = await bought(marketId)
    const pdf = async () =>
      (await shop.app.inject({ url: `/api/order/${marketId}/order/receipt/${orderId}/pdf` })).rawPayload
    const file = await pdf()
    said[marketId] = saidIn(file)

    expect(said[marketId]).toContain(orderNumber)
    expect([marketId, writtenIn(file)[0]!.left > 300]).toEqual([marketId, marketId === 'ar-ae'])
    if (marketId !== 'da-dk') continue
    for (const fact of [
      'Dress da',
      'colour, 38',
      '2 × 399,95 KR',
      '799,90 KR',
      'Ane Holm',
      '8000 Aarhus',
      'Betalt med',
    ])
      expect(said[marketId]).toContain(fact)
    shop.clock.now = new Date(Date.now() + 31 * 86_400_000)
    expect(saidIn(await pdf())).not.toMatch(/Holm|Aarhus/)
    expect(saidIn(await pdf())).toContain('799,90 KR')
  }
  expect(said['tr-tr']).toContain('Toplam')
  expect(said['ar-ae']).toContain(Array.from('التوصيل').reverse().join(''))
})

test('tells with an order the note of its basket, on the receipt as long as personal data is shown there [C-BSK-O10, C-ENT-25]', async () => {
  const who = guest(shop, 'da-dk')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  await who.call('PUT', 'basket/note', { note: 'Ring twice' })
  const { orderId } = await payInMarket(shop, who, 'da-dk', await upToPayment(shop, who, 'da-dk', []))
  const { orderNumber } = (await shop.buying.orders.find(orderId))!
  const onReceipt = async () => ((await who.call('GET', `order/receipt/${orderId}`)).body as Told).order.note

  expect((await ask('GET', `/api/order/order/internal/number/${orderNumber}`)).body.order.note).toBe('Ring twice')
  expect(await onReceipt()).toBe('Ring twice')
  shop.clock.now = new Date(Date.now() + 31 * 86_400_000)
  expect(await onReceipt()).toBeUndefined()
})

test('shows the receipt to anybody with its id for 30 days, and then without personal data; other markets have no such receipt [C-RCP-01, C-RCP-O1, C-EOR-35, C-RCP-02, C-EOT-02]', async () => {
  const { orderId, who } = await bought('da-dk')
  const { madeAt } = (await shop.buying.orders.find(orderId))!
  const readAfter = async (days: number, ms = 0) => {
    shop.clock.now = new Date(madeAt.getTime() + days * 86_400_000 + ms)
    return ((await who.call('GET', `order/receipt/${orderId}`)).body as Told).order
  }

  const fresh = await readAfter(0)
  expect(fresh).toMatchObject({ email: 'guest@example.com', shippingAddress: { lastName: 'Holm' } })
  expect(await readAfter(30)).toEqual(fresh)
  const old = await readAfter(30, 1)
  expect(JSON.stringify(old)).not.toContain('Holm')
  expect([old.email, old.shippingAddress, old.total]).toEqual([undefined, undefined, fresh.total])
  expect((await guest(shop, 'en-gb').call('GET', `order/receipt/${orderId}`)).status).toBe(404)
  const none = await who.call('GET', 'order/receipt/00000000-0000-0000-0000-000000000009')
  expect([none.status, (none.body as { title: string }).title]).toEqual([404, 'Not Found'])
})

test('writes days in UTC, amounts as numbers and ids as text [C-ENT-O2]', async () => {
  const { orderId, who } = await bought('da-dk')

  const { order } = (await who.call('GET', `order/receipt/${orderId}`)).body as Told
  expect(order).toMatchObject({
    orderId,
    orderNumber: expect.stringMatching(/^\d{8,}$/),
    created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    total: { amount: 799.9, currency: 'DKK' },
  })
})

test('reports to analytics the revenue of a purchase, without tax if prices include it [C-ANL-01, C-ANL-02, C-ANL-O1, C-ENT-24, C-GEN-O3, C-CST-21]', async () => {
  const purchaseOf = async (marketId: string) => {
    const { orderId, who } = await bought(marketId)
    return ((await who.call('GET', `order/receipt/${orderId}`)).body as { purchase: Record<string, number> }).purchase
  }

  const danish = await purchaseOf('da-dk')
  expect(danish).toMatchObject({ affiliation: 'Online Store', currency: 'DKK', subTotal: 999.9, totalDiscount: 200 })
  expect(danish.revenue).toBeCloseTo(799.9 / 1.25, 1)
  const american = await purchaseOf('en-us')
  expect(american.revenue).toBe(130)
  expect(american.lineItems).toMatchObject([
    { styleNumber: '100231', ean: '5700000000011', size: '6', salesPrice: 65, quantity: 2 },
  ])
})
