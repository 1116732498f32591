import { expect, test } from 'vitest'
import type { Market } from '#server/markets/index.ts'
import { chooseProvider } from './choose-provider.ts'

const market = (paymentProvider: 'adyen' | 'klarna' | 'iyzico') => ({ choices: { paymentProvider } }) as Market
const shop = { hasTerminal: (id: string) => id === 'kompagni' }

test('uses the payment provider of the market [C-PAY-O1]', () => {
  for (const name of ['adyen', 'klarna', 'iyzico'] as const) {
    expect(chooseProvider(shop, market(name), { mode: 'web' })).toBe(name)
    expect(chooseProvider(shop, market(name), { mode: 'app' })).toBe(name)
  }
})

test('pays at the terminal of a store, and by link where a store has none [C-PAY-O1, C-POS-01]', () => {
  expect(chooseProvider(shop, market('iyzico'), { mode: 'store', storeId: 'kompagni' })).toBe('pos')
  expect(chooseProvider(shop, market('adyen'), { mode: 'store', storeId: 'other' })).toBe('pay-by-link')
  expect(chooseProvider(shop, market('adyen'), { mode: 'store' })).toBe('pay-by-link')
})
