import { expect, test } from 'vitest'
import { splitRefund } from './refund-split.ts'

test('a refund goes back as money up to what was paid with money, and the rest to gift cards [C-ORD-O3]', () => {
  const paid = { paidMinor: 3000, backMinor: 0, lostMinor: 0 }

  expect(splitRefund(2000, paid)).toEqual({ moneyMinor: 2000, restMinor: 0 })
  expect(splitRefund(5000, paid)).toEqual({ moneyMinor: 3000, restMinor: 2000 })
})

test('money that went back or was lost before is not refunded again [C-ORD-O3]', () => {
  expect(splitRefund(2500, { paidMinor: 3000, backMinor: 800, lostMinor: 200 })).toEqual({
    moneyMinor: 2000,
    restMinor: 500,
  })
})

test('an order paid with gift cards alone is refunded to them alone [C-ORD-O3]', () => {
  expect(splitRefund(2500, undefined)).toEqual({ moneyMinor: 0, restMinor: 2500 })
})
