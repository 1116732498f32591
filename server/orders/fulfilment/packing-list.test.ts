import { expect, test } from 'vitest'
import type { OpenOrder } from './fulfilments.ts'
import { cancellingList, holdingList, packingList } from './packing-list.ts'

const pieces = (lineId: string, place: string, shipped: number) => ({
  ...{ lineId, sku: `sku-${lineId}`, quantity: 3, shipped, cancelled: 0, returned: 0, worthMinor: 1000, place },
})
const named = (id: string) => ({
  ...{ id, name: `Dress ${id}`, ean: `ean-${id}`, variant: { size: '30', length: '32' } },
  ...{ totalPrice: { amount: 30, currency: 'DKK' }, unitPrice: { salesPrice: { amount: 10, currency: 'DKK' } } },
  ...{ quantity: 3, isDigital: false },
})
const kroner = (amount: number) => ({ amount, currency: 'DKK' })
const shippingAddress = { line1: 'Elm Row 12', country: 'DK' }
const billingAddress = { line1: 'Strandvejen 1', country: 'DK' }
const atPoint = {
  ...{ id: 'warehouse', shippingMethodId: 'point', shippingMethodName: 'To a point' },
  ...{ pickupPointId: 'kiosk', pickupPointAddress: { line1: 'Torvet 1' }, predictedDeliveryDate: '2026-06-18' },
  carrierPostNumber: '12345678',
}
const fromStore = {
  ...{ id: 'store-aarhus', shippingMethodId: 'home', shippingMethodName: 'Home' },
  predictedDeliveryDate: '2026-06-20',
}
const order = {
  ...{ orderNumber: '10000008', market: 'da-dk', currency: 'DKK', email: 'ida@example.com' },
  ...{ method: 'scheme', madeAt: new Date('2026-06-15T10:00:00Z') },
  lines: [
    pieces('1', 'warehouse', 1),
    pieces('2', 'warehouse', 3),
    pieces('3', 'store-aarhus', 0),
    pieces('4', 'warehouse', 0),
  ],
  content: {
    ...{ totalVat: kroner(0), total: kroner(90), subtotal: kroner(90), totalDiscount: kroner(0) },
    ...{ shippingTotal: kroner(0), shippingVat: kroner(0) },
    ...{ shippingAddress, billingAddress, shipments: [atPoint, fromStore] },
    lines: [named('1'), named('2'), named('3')],
  },
} as unknown as OpenOrder
const dress = (lineItemId: string, quantity: number) => ({
  ...{ lineItemId, quantity, sku: `sku-${lineItemId}`, name: `Dress ${lineItemId}`, ean: `ean-${lineItemId}` },
  ...{ size: '30', length: '32', totalPrice: { amount: 30, currency: 'DKK' } },
})
const unnamed = { lineItemId: '4', sku: 'sku-4', quantity: 3 }

test('lists for a place the pieces still to send, the delivery method and the address', () => {
  expect(packingList(order, 'warehouse')).toEqual({
    ...{ kind: 'pack', orderNumber: '10000008', place: 'warehouse', market: 'da-dk', currency: 'DKK' },
    ...{ email: 'ida@example.com', shippingMethodId: 'point', shippingMethodName: 'To a point' },
    ...{ pickupPointId: 'kiosk', pickupPointAddress: { line1: 'Torvet 1' }, predictedDeliveryDate: '2026-06-18' },
    carrierPostNumber: '12345678',
    shippingAddress,
    lines: [dress('1', 2), unnamed],
    order: expect.objectContaining({ payments: [{ kind: 'scheme', amount: kroner(90) }] }),
  })
  expect(packingList(order, 'store-aarhus')).toEqual({
    ...{ kind: 'pack', orderNumber: '10000008', place: 'store-aarhus', market: 'da-dk', currency: 'DKK' },
    ...{ email: 'ida@example.com', shippingMethodId: 'home', shippingMethodName: 'Home' },
    ...{ predictedDeliveryDate: '2026-06-20', shippingAddress, lines: [dress('3', 3)] },
    order: expect.objectContaining({ total: kroner(90) }),
  })
})

test('sends to the billing address where there is no other, and as the first parcel where a place has none of its own', () => {
  const { shippingAddress: _without, ...content } = order.content
  const told = packingList({ ...order, content } as OpenOrder, 'store-odense')

  expect(told).toMatchObject({ shippingAddress: billingAddress, shippingMethodId: 'point', lines: [] })
})

test('lists for a place its cancelled pieces', () => {
  const cancelled = [
    { lineItemId: '1', quantity: 1 },
    { lineItemId: '3', quantity: 2 },
  ]

  expect(cancellingList(order, 'warehouse', cancelled)).toEqual({
    ...{ kind: 'cancel', orderNumber: '10000008', place: 'warehouse', lines: [dress('1', 1)] },
  })
})

test('tells a place which pieces to hold back, and later to send them', () => {
  for (const kind of ['hold', 'go-on'] as const)
    expect(holdingList(order, 'warehouse', kind)).toEqual({
      ...{ kind, orderNumber: '10000008', place: 'warehouse', lines: [dress('1', 2), unnamed] },
    })
})
