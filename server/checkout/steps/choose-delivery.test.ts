import { expect, test } from 'vitest'
import type { PickupPoint } from '#contracts/delivery.ts'
import type { Market } from '#server/markets/index.ts'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { basketWith } from '../../basket/basket.fakes.ts'
import { chooseDelivery, type DeliveryChoice } from './choose-delivery.ts'

const known = fakeMarket('de-de')
const method = (id: string, deliveryType: string) => ({ id, name: id, carrier: 'DHL', deliveryType })
const market = {
  ...known,
  country: { ...known.country, address: { ...known.country.address, carrierPostNumber: true } },
  choices: {
    ...known.choices,
    shippingMethods: [method('home', 'home'), method('shop', 'pickup'), method('box', 'packstation')],
  },
} as unknown as Market
const home = {
  ...{ firstName: 'Eva', lastName: 'Holm', line1: 'Lindenstraße', houseNumber: '5a', postalCode: '10969' },
  ...{ city: 'Berlin', mobilePhoneNumber: '+4930123456', country: 'DE' },
}
const basket = basketWith([{ sku: 'dress' }], {
  addresses: { shipping: home, useBillingForShipping: false },
  shipments: { 'store-berlin': { shippingMethodId: 'home' } },
})
const kiosk = {
  ...{ id: 'kiosk', name: 'Kiosk' },
  address: { line1: 'Markt 1', postalCode: '10969', city: 'Berlin', country: 'DE' },
} as PickupPoint
const chosen = (choice: DeliveryChoice, of = basket) => {
  const answer = chooseDelivery(market, of, choice, [kiosk])
  return answer.ok ? answer.value : answer.problem.code
}

test('sends everything the chosen way, or one parcel of several [C-SHP-O1, C-EOR-31]', () => {
  expect(chosen({ shippingMethodId: 'home' })).toEqual({ all: { shippingMethodId: 'home' } })
  expect(chosen({ shippingMethodId: 'home', shipmentId: 'warehouse' })).toEqual({
    ...{ 'store-berlin': { shippingMethodId: 'home' }, warehouse: { shippingMethodId: 'home' } },
  })
  expect(chosen({ shippingMethodId: 'balloon' })).toBe('checkout.shipping-method-not-offered')
})

test('sends to a nearby pickup point, and stores its name and address [C-SHP-O1, C-EOR-31, C-ENT-09]', () => {
  expect(chosen({ shippingMethodId: 'shop', pickupPointId: 'kiosk' })).toEqual({
    all: {
      ...{ shippingMethodId: 'shop', pickupPointId: 'kiosk' },
      pickupPointAddress: { name: 'Kiosk', line1: 'Markt 1', postalCode: '10969', city: 'Berlin', country: 'DE' },
    },
  })
  expect(chosen({ shippingMethodId: 'shop' })).toBe('checkout.pickup-point-missing')
  expect(chosen({ shippingMethodId: 'shop', pickupPointId: 'other' })).toBe('checkout.pickup-point-unknown')
})

test('requires a post number of six to ten digits for parcel boxes, in any digits [C-SHP-O1, C-SHP-03]', () => {
  const box = (carrierPostNumber?: string) =>
    chosen({ shippingMethodId: 'box', pickupPointId: 'kiosk', carrierPostNumber })

  for (const wrong of [undefined, '12345', '12345678901', '12345a', 'x123456', '123456x'])
    expect(box(wrong), wrong).toBe('checkout.post-number-wrong')
  for (const right of ['123456', ' 1234567890 ', '١٢٣٤٥٦']) expect(box(right), right).toHaveProperty('all')
  expect(box('١٢٣٤٥٦')).toMatchObject({ all: { carrierPostNumber: '123456' } })
  const atHome = { shippingMethodId: 'home', carrierPostNumber: '123456' }
  expect(chosen(atHome)).toEqual({ all: { shippingMethodId: 'home' } })
})

test('takes the post number of the delivery address if the choice has none [C-ENT-05, C-ADR-O3]', () => {
  const shipping = { ...home, carrierPostNumber: '7654321' }
  const of = { ...basket, addresses: { shipping, useBillingForShipping: false } }
  const box = { shippingMethodId: 'box', pickupPointId: 'kiosk' }

  expect(chosen(box, of)).toMatchObject({ all: { carrierPostNumber: '7654321' } })
  expect(chosen({ ...box, carrierPostNumber: '123456' }, of)).toMatchObject({ all: { carrierPostNumber: '123456' } })
  expect(chosen({ ...box, carrierPostNumber: '' }, of)).toBe('checkout.post-number-wrong')
  expect(chosen({ shippingMethodId: 'home' }, of)).toEqual({ all: { shippingMethodId: 'home' } })
})

test('requires an address that can be delivered to first [C-EOR-31]', () => {
  const to = (shipping: object) =>
    chosen({ shippingMethodId: 'home' }, { ...basket, addresses: { shipping, useBillingForShipping: false } })

  expect(to({})).toBe('checkout.address-must-be-corrected')
  expect(to({ ...home, postalCode: '1' })).toBe('checkout.address-must-be-corrected')
  expect(to({ ...home, line1: undefined })).toBe('checkout.address-must-be-corrected')
})
