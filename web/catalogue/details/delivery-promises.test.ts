import { expect, test } from 'vitest'
import type { ShippingMethod } from '#contracts/delivery.ts'
import { promisedMethod } from './delivery-promises.tsx'

const method = (id: string, amount: number, predictedDeliveryDate: string, deliveryType = 'home') =>
  ({ id, price: { amount, currency: 'GBP' }, predictedDeliveryDate, deliveryType }) as unknown as ShippingMethod

test('promises day and price of one and the same method: the cheapest that is sent, and of equals the first to be there', () => {
  const methods = [
    method('express', 9.95, '2026-11-24'),
    method('later', 4.95, '2026-11-27'),
    method('sooner', 4.95, '2026-11-26', 'pickup'),
  ]

  expect(promisedMethod(methods)?.id).toBe('sooner')
})

test('promises no free delivery because goods can be fetched in a store for nothing', () => {
  const methods = [method('store', 0, '2026-11-23', 'store'), method('standard', 4.95, '2026-11-26')]

  expect(promisedMethod(methods)?.id).toBe('standard')
  expect(promisedMethod([methods[0]!])).toBeUndefined()
})
