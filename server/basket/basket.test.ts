import { expect, test } from 'vitest'
import { basketWith } from './basket.fakes.ts'
import { deliveryAddress, moveToMarket, quantityOf } from './basket.ts'
import { isSameLine, placeOfLine } from './basket-line.ts'

const [home, office] = [
  { city: 'Aarhus', country: 'DK' },
  { city: 'Odense', country: 'DK' },
]

test('counts the pieces of a basket over all its lines [C-BSK-O6]', () => {
  expect(quantityOf(basketWith([{ quantity: 2 }, { quantity: 3 }]))).toBe(5)
})

test('sends to the address for it, or to the billing address where that is said to be the same', () => {
  const to = (addresses: Parameters<typeof deliveryAddress>[0]['addresses']) =>
    deliveryAddress(basketWith([], { addresses }))

  expect(to({ shipping: home, billing: office, useBillingForShipping: true })).toBe(home)
  expect(to({ billing: office, useBillingForShipping: true })).toBe(office)
  expect(to({ billing: office, useBillingForShipping: false })).toBeUndefined()
})

test('takes a basket to another market without what was agreed to, and its address only within the country [C-BSK-O3, B-MKT-O4]', () => {
  const basket = basketWith([{ sku: 'shirt' }], {
    addresses: { shipping: home, useBillingForShipping: false },
    ...{ terms: { version: '1', at: '2026-06-15T12:00:00Z' }, shipments: { all: { shippingMethodId: 'home' } } },
  })
  const moved = (code: string) => moveToMarket(basket, { id: 'en-dk', country: { code } })

  expect(moved('DK')).toEqual({ ...basket, market: 'en-dk', terms: null, shipments: {} })
  expect(moved('DE')).toEqual({
    ...{ ...basket, market: 'en-dk', terms: null, shipments: {} },
    addresses: { useBillingForShipping: true },
  })
})

test('treats lines of one variant, place and gift card message as one line, unless one is a bonus [C-LIN-O1, C-LIN-O5, C-BON-04]', () => {
  const [plain] = basketWith([{ sku: 'shirt' }]).lines
  const bonus = { promotionId: 'gift', rewardId: 'r' }
  const letter = { recipientEmail: 'ida@example.com' }
  const inStore = { stockLocation: 'store', storeId: 'aarhus' } as const

  expect(isSameLine(plain!, { ...plain! })).toBe(true)
  expect(isSameLine({ ...plain!, letter }, { ...plain!, letter: { ...letter } })).toBe(true)
  for (const other of [{ sku: 'dress' }, { bonus }, { letter }, inStore]) {
    expect(isSameLine(plain!, { ...plain!, ...other })).toBe(false)
    expect(isSameLine({ ...plain!, ...other }, plain!)).toBe(false)
  }
  expect([placeOfLine({ ...inStore }), placeOfLine({ stockLocation: 'warehouse', storeId: 'aarhus' })]).toEqual([
    ...['store:aarhus', undefined],
  ])
  expect(placeOfLine({ stockLocation: 'store' })).toBeUndefined()
})
