import { expect, test } from 'vitest'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { chargeOf } from './charge-of.ts'
import type { FrozenBasket } from './frozen-basket.ts'

const krone = (amount: number) => ({ amount, currency: 'DKK' })
const frozen = {
  id: 'frozen-1',
  totalMinor: 39900,
  dueMinor: 39900,
  currency: 'DKK',
  content: {
    email: 'ane@example.com',
    shown: {
      lines: [],
      shipments: [],
      shippingTotal: krone(399),
      shippingVat: krone(79.8),
      totalVat: krone(79.8),
      shippingAddress: { firstName: 'Ane', line1: 'Nørregade', houseNumber: '12', country: 'DK' },
      billingAddress: { firstName: 'Eva', line1: 'Lindenstraße', houseNumber: '5a', country: 'DE' },
    },
  },
} as unknown as FrozenBasket

test('sends the provider the country of the billing address, which may differ from that of the parcel [C-ADR-O1]', () => {
  const charge = chargeOf(
    { returnUrl: () => '', origin: '' },
    { paymentId: 'p-1', provider: 'adyen', market: fakeMarket('da-dk'), frozen, method: {} },
  )

  expect([charge.country, charge.shipping.country, charge.billing.country]).toEqual(['DK', 'DK', 'DE'])
  expect(charge.billing).toMatchObject({ firstName: 'Eva', street: 'Lindenstraße 5a' })
})

test('charges what is left to pay, sends back to an address of our own, and passes on what the provider needs of the shopper [C-PAY-O3, C-CAR-O1, C-IYZ-01]', () => {
  const about = {
    ...{ browserInfo: { userAgent: 'Firefox' }, personalNumber: '10000000146', installments: 3 },
    ...{ method: { type: 'scheme' }, shopperAddress: '192.0.2.7', storeId: 'lyngby' },
  }
  const charge = chargeOf(
    { returnUrl: ({ checkoutBasketId }) => `https://shop.test/${checkoutBasketId}`, origin: 'https://shop.test' },
    {
      ...{ paymentId: 'p-1', provider: 'adyen', market: fakeMarket('da-dk') },
      ...{ frozen: { ...frozen, dueMinor: 29900 }, ...about },
    },
  )

  expect(charge).toMatchObject({
    ...{ ...about, checkoutBasketId: 'frozen-1', amount: { minor: 29900, currency: 'DKK' }, locale: 'da-DK' },
    ...{ returnUrl: 'https://shop.test/frozen-1', origin: 'https://shop.test', email: 'ane@example.com' },
  })
})
