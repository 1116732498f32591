import { expect, test } from 'vitest'
import { paymentMethodName } from './payment-method-name.ts'

test('names a payment method by the translation, else by the provider’s name, else by its code [C-GFT-06]', () => {
  const called = (method: string) => paymentMethodName(method, (key) => `word of ${key}`)

  expect(called('giftcard')).toBe('word of orders.gift-card')
  expect(called('applepay')).toBe('Apple Pay')
  expect(called('klarna_account')).toBe('Klarna')
  for (const category of ['pay_now', 'pay_later', 'pay_over_time']) expect(called(category)).toBe('Klarna')
  expect(called('blik')).toBe('blik')
})
