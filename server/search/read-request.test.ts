import { expect, test } from 'vitest'
import { readRequest } from './read-request.ts'

const bounds = (lowerBoundingValue: number, upperBoundingValue: number, currency = 'GBP') => {
  const { low, high } = readRequest({ priceRange: { lowerBoundingValue, upperBoundingValue } }, currency, 30)
  return [low, high]
}

test('reads bounds of a price in whole units of the currency of the market', () => {
  expect(bounds(12.5, 1.005)).toEqual([101, 1250])
  expect(bounds(1250, 2000, 'JPY')).toEqual([1250, 2000])
  expect(bounds(1.25, 2, 'KWD')).toEqual([1250, 2000])
})

test('takes bounds that are too large to count for larger than every price, and not for a fault', () => {
  expect(bounds(-1e300, 1e300, 'KWD')).toEqual([-1e15, 1e15])
})
