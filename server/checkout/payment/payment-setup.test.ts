import { expect, test } from 'vitest'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { type SetupNeeds, setupOnWire } from './payment-setup.ts'
import type { PaymentStep } from './payment-step.ts'

/** The block for Adyen's fields, for a basket of which gift cards cover 1000 of the smallest unit. */
function blockIn(marketId: string, environment: string, dueMinor: number) {
  const market = fakeMarket(marketId)
  const needs = {
    ...{ market, takesGiftCards: () => true, qrCode: () => '' },
    providers: { of: () => ({ setup: { clientKey: 'key', environment } }) },
  } as unknown as SetupNeeds
  const frozen = { id: 'frozen-1', totalMinor: dueMinor + 1000, dueMinor, currency: market.currency }
  return setupOnWire(needs, { provider: 'adyen', frozen, methods: [] } as unknown as PaymentStep).adyen
}

test('gives the provider’s fields the environment of the account, the locale of the market, and what is left to pay in the smallest unit [C-CAR-O1, C-CAR-01]', () => {
  expect(blockIn('da-dk', 'test', 29_900)).toMatchObject({
    ...{ clientKey: 'key', environment: 'test', locale: 'da-DK', checkoutBasketId: 'frozen-1' },
    amount: { value: 29_900, currency: 'DKK' },
  })
  expect(blockIn('is-is', 'live', 12_990)).toMatchObject({
    ...{ environment: 'live', locale: 'is-IS', amount: { value: 12_990, currency: 'ISK' } },
  })
  expect(blockIn('fr-tn', 'live', 89_500)).toMatchObject({ amount: { value: 89_500, currency: 'TND' } })
})

test('gives the fields of buy-now-pay-later the basket, and the session that the provider opened [C-ENT-11]', () => {
  const market = fakeMarket('fr-fr')
  const needs = { market, takesGiftCards: () => true } as unknown as SetupNeeds
  const frozen = { id: 'frozen-1', basketId: 'basket-1', totalMinor: 100, dueMinor: 100, currency: 'EUR' }
  const methods = [{ type: 'pay_later', name: 'Pay later' }]
  const step = { provider: 'klarna', frozen, methods, sessionId: 'session-1' } as unknown as PaymentStep

  expect(setupOnWire(needs, step).klarna).toEqual({
    ...{ basketId: 'basket-1', sessionId: 'session-1' },
    sessionPaymentMethodCategories: [{ identifier: 'pay_later', name: 'Pay later' }],
  })
})
