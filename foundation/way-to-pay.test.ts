import { expect, test } from 'vitest'
import { wayToPay } from './way-to-pay.ts'

test('calls a way to pay by the word of the language, else as its maker calls it, else as it comes [C-GFT-06]', () => {
  const called = (method: string) => wayToPay(method, (key) => `word of ${key}`)

  expect(called('giftcard')).toBe('word of orders.gift-card')
  expect(called('applepay')).toBe('Apple Pay')
  expect(called('blik')).toBe('blik')
})
