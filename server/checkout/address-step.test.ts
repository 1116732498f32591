import { expect, test } from 'vitest'
import type { Address } from '#contracts/delivery-address.ts'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { type Progress, readyToPay } from './steps/steps.ts'

const danish = { firstName: 'Ane', lastName: 'Holm', houseNumber: '12', postalCode: '8000', city: 'Aarhus' }
const missing = (shipping: Address) => {
  const basket = {
    lines: [{}],
    email: 'ane@example.com',
    addresses: { shipping, useBillingForShipping: false },
    shipments: {},
  }
  const ready = readyToPay({
    basket,
    market: fakeMarket('da-dk'),
    calculation: { isDigital: false, shipments: [{ id: 'warehouse' }] },
  } as unknown as Progress)
  return ready.ok ? undefined : ready.problem.code
}

test('takes an address for filled in once it has its first line [C-ADR-01]', () => {
  expect(missing({})).toBe('checkout.address-missing')
  expect(missing(danish)).toBe('checkout.address-missing')
  expect(missing({ ...danish, line1: 'Nørregade', mobilePhoneNumber: '20123456' })).toBe(
    'checkout.shipping-method-missing',
  )
})

test('requests a new address if the country cannot deliver to it [C-CHK-O6]', () => {
  expect(missing({ ...danish, line1: 'Nørregade', mobilePhoneNumber: '20123456', postalCode: '80' })).toBe(
    'checkout.address-must-be-corrected',
  )
})
