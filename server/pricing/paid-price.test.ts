import { expect, test } from 'vitest'
import { isLessForMembers, paidPrice } from './paid-price.ts'

const price = { sku: '1_navy_01_38', minor: 5000, listMinor: 7000, memberMinor: 4000, priorMinor: 6000 }

test('lets members pay less, with nothing said to be taken off, and keeps the general price beside it', () => {
  expect(paidPrice(price, true)).toEqual({
    ...{ sku: price.sku, minor: 4000, listMinor: null, memberMinor: null, priorMinor: null },
    general: price,
  })
})

test('shows a price for members to no other shopper', () => {
  expect(paidPrice(price, false)).toEqual({ ...price, memberMinor: null })
})

test('treats a price for members that is not lower as no price for members', () => {
  for (const memberMinor of [5000, 5001, null]) {
    expect(paidPrice({ ...price, memberMinor }, true)).toEqual({ ...price, memberMinor: null })
    expect(isLessForMembers([{ ...price, memberMinor }])).toBe(false)
  }
  expect(isLessForMembers([{ ...price, memberMinor: null }, price])).toBe(true)
})
