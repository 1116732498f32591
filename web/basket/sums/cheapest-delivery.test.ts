import { expect, test } from 'vitest'
import type { BasketResponse } from '#contracts/basket.ts'
import { cheapestDelivery, promisedDay } from './cheapest-delivery.ts'

const response = (...methods: readonly (readonly [deliveryType: string, amount: number])[]) =>
  ({
    basket: { shipments: [] },
    shippingMethods: methods.map(([deliveryType, amount]) => ({ deliveryType, price: { amount, currency: 'GBP' } })),
  }) as unknown as BasketResponse

test('shows the lowest cost of sending a basket, even when collecting it is free', () => {
  expect(cheapestDelivery(response(['store', 0], ['home', 3.95], ['pickup', 2.95]))).toEqual({
    amount: 2.95,
    currency: 'GBP',
  })
})

test('shows no price when delivery is free or nothing is sent', () => {
  expect(cheapestDelivery(response(['store', 0], ['home', 0]))).toBeUndefined()
  expect(cheapestDelivery(response(['store', 0]))).toBeUndefined()
  expect(cheapestDelivery(response())).toBeUndefined()
})

test('promises the day of the chosen way beside its price, and of several parcels the day the last arrives [C-DLV-01]', () => {
  const chosen = (...days: readonly (string | undefined)[]) =>
    ({
      basket: { shipments: days.map((predictedDeliveryDate) => ({ predictedDeliveryDate })) },
      cheapestPredictedDeliveryDate: '2026-11-26',
    }) as unknown as BasketResponse

  expect(promisedDay(chosen())).toBe('2026-11-26')
  expect(promisedDay(chosen('2026-11-24'))).toBe('2026-11-24')
  expect(promisedDay(chosen('2026-11-27', '2026-11-24', undefined))).toBe('2026-11-27')
  expect(promisedDay(chosen(undefined))).toBeUndefined()
})
