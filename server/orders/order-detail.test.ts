import { expect, test } from 'vitest'
import type { Order } from './order.ts'
import { orderDetail, type ShownFulfilment } from './order-detail.ts'

const dollars = (amount: number) => ({ amount, currency: 'CAD' })
const amounts = {
  subtotal: dollars(200),
  total: dollars(214.5),
  totalDiscount: dollars(20),
  totalVat: dollars(24.5),
  totalVat1: dollars(9.5),
  totalVat2: dollars(15),
  shippingTotal: dollars(10),
  shippingVat: dollars(1.3),
}
const shippingAddress = { firstName: 'Ane', line1: '1 King Street', country: 'CA' }
const billingAddress = { firstName: 'Eva', line1: '2 Queen Street', country: 'CA' }
const pickupPointAddress = { latitude: 43.65, longitude: -79.38 }
const shipment = {
  id: 'all',
  lineIds: ['1', '2'],
  predictedDeliveryDate: '2026-06-18',
  latestDeliveryDate: '2026-06-20',
  pickupPointAddress,
  carrierPostNumber: '12345678',
}
const order = {
  id: 'order-1',
  orderNumber: '10000008',
  paymentId: 'payment-1',
  market: 'en-ca',
  state: 'placed',
  currency: 'CAD',
  email: 'ane@example.com',
  method: 'scheme',
  madeAt: new Date('2026-06-15T12:00:00Z'),
  content: {
    ...amounts,
    lines: [
      { id: '1', sku: '1_red_01_s', name: 'Dress' },
      { id: '2', sku: '2_blue_01_m', name: 'Shirt' },
    ],
    ...{ shippingAddress, billingAddress, shipments: [shipment], promoCodes: ['SUMMER'], note: 'Ring twice' },
    ...{ vatName: 'GST', vatName2: 'QST' },
    giftCards: [{ giftCardNumber: '6006000000001234', covered: dollars(50) }],
  },
} as unknown as Order
const parcel = {
  ...{ carrier: 'Purolator', trackingLink: 'https://track.example/P1', trackingNumber: 'P1' },
  lines: [{ lineItemId: '1', quantity: 1 }],
  events: [
    { kind: 'dispatch', happenedAt: new Date('2026-06-16T08:00:00Z') },
    { kind: 'outForDelivery', happenedAt: new Date('2026-06-18T06:30:00Z') },
  ],
}
const cancellation = (kind: 'cancel' | 'refund', lineItemId: string) => ({
  ...{ kind, lines: [{ lineItemId, quantity: 1 }] },
  ...{ moneyMinor: 1000, cardMinor: 0, openMinor: 0 },
})
const progress: ShownFulfilment = {
  parcels: [
    { ...parcel, place: 'warehouse:main' },
    { ...parcel, place: 'store:toronto', trackingNumber: 'P2' },
  ],
  cancellations: [cancellation('cancel', '2'), cancellation('refund', '1')],
}
const told = (personal = true) => orderDetail(order, personal, progress, (key) => `(${key})`)

test('shows every sum, address and code of an order, and how it was paid [C-ENT-16, C-TAX-04, C-TAX-O3]', () => {
  expect(told()).toMatchObject({
    ...{ orderId: 'order-1', orderNumber: '10000008', orderState: 'placed', currency: 'CAD' },
    ...amounts,
    ...{ vatName: 'GST', vatName2: 'QST', promoCodes: ['SUMMER'] },
    ...{ shippingAddress, billingAddress, shipments: [shipment] },
    lines: [{ sku: '1_red_01_s' }, { sku: '2_blue_01_m' }],
    paymentInformations: [
      { paymentId: 'payment-1', paymentMethodId: 'scheme', amount: dollars(164.5) },
      { paymentId: '…1234', paymentMethodId: 'giftcard', amount: dollars(50) },
    ],
  })
})

test('shows which pieces were sent, from where, and which were cancelled or returned [C-ENT-16, C-TRK-03]', () => {
  const dressSent = [{ lineItemId: '1', sku: '1_red_01_s', name: 'Dress', quantity: 1 }]

  expect(told().shippingNotifications).toEqual({
    shippedLineItems: [
      { isWarehouse: true, lineItems: dressSent, trackAndTraceNumber: 'P1' },
      { isWarehouse: false, lineItems: dressSent, trackAndTraceNumber: 'P2' },
    ],
    cancelledLineItems: [{ lineItemId: '2', sku: '2_blue_01_m', name: 'Shirt', quantity: 1 }],
    refundedLineItems: dressSent,
  })
})

test('shows for a parcel its carrier, its events with short and long texts, and when and where it is expected [C-ENT-16, C-TRK-04, C-ENT-O1]', () => {
  expect(told().parcelTrackings?.[0]).toEqual({
    ...{
      orderNumber: '10000008',
      trackingNumber: 'P1',
      trackingLink: 'https://track.example/P1',
      courier: 'Purolator',
    },
    events: [
      {
        ...{ createDate: '2026-06-18T06:30:00.000Z', eventtype: 'outForDelivery', deliveryStatus: 'outForDelivery' },
        deliveryStatusLocaleShort: '(orders.parcel-out-for-delivery)',
        deliveryStatusLocaleLong: '(orders.parcel-out-for-delivery-long)',
      },
      {
        ...{ createDate: '2026-06-16T08:00:00.000Z', eventtype: 'dispatch', deliveryStatus: 'dispatch' },
        deliveryStatusLocaleShort: '(orders.parcel-dispatch)',
        deliveryStatusLocaleLong: '(orders.parcel-dispatch-long)',
      },
    ],
    expectedDeliveryDate: { start: '2026-06-18', end: '2026-06-20' },
    promisedDeliveryDate: { start: '2026-06-18', end: '2026-06-20' },
    pickupLocationAddress: pickupPointAddress,
  })
})

test('shows the days the carrier expects beside the promised ones, when a parcel arrived, and a link only of one that has it [C-TRK-04]', () => {
  const arrived = { kind: 'delivered', happenedAt: new Date('2026-06-21T09:15:00Z') }
  const late = {
    ...{ ...parcel, place: 'warehouse:main', trackingLink: null, events: [...parcel.events, arrived] },
    expected: { start: '2026-06-21', end: '2026-06-22' },
  }
  const [told] = orderDetail(order, true, { parcels: [late], cancellations: [] }, (key) => key).parcelTrackings ?? []

  expect(told).toMatchObject({
    expectedDeliveryDate: { start: '2026-06-21', end: '2026-06-22' },
    promisedDeliveryDate: { start: '2026-06-18', end: '2026-06-20' },
    deliveredAt: '2026-06-21T09:15:00.000Z',
  })
  expect(told).not.toHaveProperty('trackingLink')
})

test('shows a second tax, the total without tax, rates and reductions only for an order that has them [C-TAX-04, C-TAX-O3]', () => {
  const more = {
    ...{
      totalWithoutVat: dollars(190),
      taxRates: [{ name: 'GST', percent: 5, taxable: dollars(190), vat: dollars(9.5) }],
    },
    reductions: [{ kind: 'goods' as const, amount: dollars(20) }],
  }
  const { vatName2: _second, ...content } = order.content
  const plain = orderDetail({ ...order, content } as Order, true)

  expect(orderDetail({ ...order, content: { ...order.content, ...more } }, true)).toMatchObject({
    ...{ ...more, vatName2: 'QST' },
  })
  for (const name of [
    'vatName2',
    'totalWithoutVat',
    'taxRates',
    'reductions',
    'refundedTotal',
    'shippingNotifications',
  ])
    expect(plain).not.toHaveProperty(name)
})

test('shows the refunded amount, and separately the amount still to be refunded [C-ORD-01]', () => {
  const sums = (cancellations: ShownFulfilment['cancellations']) => {
    const { refundedTotal, toRefundTotal } = orderDetail(order, true, { parcels: [], cancellations }, (key) => key)
    return [refundedTotal?.amount, toRefundTotal?.amount]
  }
  const one = { ...cancellation('refund', '1'), moneyMinor: 1000, cardMinor: 500 }

  expect(sums([one, { ...one, openMinor: 600 }])).toEqual([24, 6])
  expect(sums([{ ...one, openMinor: 1500 }])).toEqual([undefined, 15])
  expect(sums([])).toEqual([undefined, undefined])
})

test('names by its id a line that an order does not have any more', () => {
  const cancellations = [cancellation('cancel', '9'), cancellation('cancel', '9')]
  const { shippingNotifications } = orderDetail(order, true, { parcels: [], cancellations }, (key) => key)

  expect(shippingNotifications?.cancelledLineItems).toEqual([{ lineItemId: '9', sku: '', name: '', quantity: 2 }])
})

test('shows the amount gift cards paid, and the payment unless gift cards paid all [C-GFT-06]', () => {
  const paid = (covered: number) => {
    const giftCards = [{ giftCardNumber: '6006000000001234', balance: dollars(0), covered: dollars(covered) }]
    const told = orderDetail({ ...order, content: { ...order.content, giftCards } }, true).paymentInformations
    return told.map(({ paymentId, paymentMethodId, amount }) => [paymentId, paymentMethodId, amount.amount])
  }

  expect(paid(214.5)).toEqual([['…1234', 'giftcard', 214.5]])
  expect(paid(0)).toEqual([['payment-1', 'scheme', 214.5]])
})

test('shows no addresses and parcels to readers who may not see personal data [C-EOT-02]', () => {
  const shown = told(false)

  expect(shown).toMatchObject({ ...amounts, parcelTrackings: [] })
  for (const name of ['email', 'note', 'shippingAddress', 'billingAddress']) expect(shown).not.toHaveProperty(name)
  for (const name of ['pickupPointAddress', 'carrierPostNumber']) expect(shown.shipments[0]).not.toHaveProperty(name)
  expect(shown.shippingNotifications?.shippedLineItems.map((one) => one.trackAndTraceNumber)).toEqual(['', ''])
})

test('tells the payment fee and its tax, and neither of an order without a fee [C-PAY-O4]', () => {
  const fee = { paymentFee: dollars(2), paymentFeeVat: dollars(0.26) }

  expect(orderDetail({ ...order, content: { ...order.content, ...fee } }, false)).toMatchObject(fee)
  expect(Object.keys(orderDetail(order, true))).not.toContain('paymentFee')
})
