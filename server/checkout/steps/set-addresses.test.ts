import { expect, test } from 'vitest'
import type { Address } from '#contracts/delivery-address.ts'
import type { Basket } from '#server/basket/index.ts'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { setAddresses } from './set-addresses.ts'

const market = fakeMarket('da-dk')
const home: Address = {
  ...{ firstName: 'Ane', lastName: 'Holm', line1: 'Nørregade', houseNumber: '12', postalCode: '8000', city: 'Aarhus' },
  mobilePhoneNumber: '20123456',
}
const basket = {
  addresses: { shipping: home, useBillingForShipping: false },
  shipments: {
    warehouse: { shippingMethodId: 'pickup', pickupPointId: 'kiosk' },
    'store-bath': { shippingMethodId: 'home' },
  },
} as unknown as Basket

/** The parcels that keep their delivery method after a change of the address. */
function kept(more: Address): string[] {
  const set = setAddresses(market, basket, { shippingAddress: { ...home, ...more } })
  if (!set.ok) throw new Error(set.problem.code)
  return Object.keys(set.value.shipments)
}

test.each([
  ['another postal code of the same town', { postalCode: '8200' }],
  ['another town of the same postal code', { city: 'Brabrand' }],
])('lets go of a pickup point near the old address for %s, and of no other way [C-CHK-O4]', (_, more) => {
  expect(kept(more)).toEqual(['store-bath'])
})

test('keeps a pickup point where another name or house changes nothing about what is near [C-CHK-O4]', () => {
  expect(kept({ firstName: 'Ida', houseNumber: '14' })).toEqual(['warehouse', 'store-bath'])
})
