import { expect, test } from 'vitest'
import type { BasketCalculation, ReadBasket } from '#server/basket/index.ts'
import type { Market } from '#server/markets/index.ts'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { taxRequestOf } from './quote-taxes.ts'

const now = new Date('2026-03-01T12:00:00Z')
const american = fakeMarket('en-us')
const newYork = { line1: '1 Broadway', postalCode: '10004', city: 'New York', country: 'US', regionCode: 'NY' }
const market = {
  ...american,
  choices: {
    ...american.choices,
    taxFrom: { regionCode: 'NJ', postalCode: '07001', city: 'Avenel', street: '1 Main' },
  },
} as Market

/** The request for a basket with one dress, unless the test says otherwise. */
function asked({ shipping = newYork as object | undefined, sku = 'dress', isQuoting = true, at = market } = {}) {
  const read = {
    basket: { lines: [{ id: '1', sku, quantity: 2 }], addresses: { shipping, useBillingForShipping: false } },
    goods: { variants: new Map([['dress', { name: 'Dress' }]]) },
  } as unknown as ReadBasket
  const calculation = {
    totals: { lines: [{ discounted: { minor: 13_000 } }], shippingTotal: { minor: 695 }, paymentFee: { minor: 0 } },
    taxQuoting: isQuoting ? { key: 'k', isQuoted: false } : undefined,
  } as unknown as BasketCalculation
  return taxRequestOf(at, read, calculation, now)
}

test('asks for the taxes of the goods and their delivery, from the warehouse to the address', () => {
  expect(asked()).toMatchObject({
    ...{ currency: 'USD', deliveryMinor: 695, lines: [{ id: '1', sku: 'dress', quantity: 2, netMinor: 13_000 }] },
    from: { country: 'US', regionCode: 'NJ', postalCode: '07001' },
    to: { country: 'US', regionCode: 'NY', postalCode: '10004', city: 'New York', street: '1 Broadway' },
  })
})

test('asks for no taxes without an address or a warehouse to send from, nor where the table of the market is enough', () => {
  expect(asked({ isQuoting: false })).toBeUndefined()
  expect(asked({ shipping: undefined, isQuoting: false })).toBeUndefined()
  expect(asked({ at: american })).toBeUndefined()
})
