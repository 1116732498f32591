import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  add,
  allocate,
  compare,
  exponentOf,
  money,
  roundHalfAway,
  subtract,
  taxOnTop,
  taxWithin,
  times,
  zero,
} from './money.ts'

const minor = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const currency = fc.constantFrom('JPY', 'EUR', 'TND')

test('uses no decimals for the yen, two for the euro and three for the Tunisian dinar', () => {
  expect(['JPY', 'EUR', 'TND'].map(exponentOf)).toEqual([0, 2, 3])
})

test('rounds half away from zero, on both sides of it and where binary fractions fall short [B-FMT-O1, C-BSK-O5]', () => {
  expect([2.5, -2.5, 1.005 * 100, 0.49].map(roundHalfAway)).toEqual([3, -3, 101, 0])
})

test('splits an amount into parts that add up to it to the last unit', () => {
  const weights = fc
    .array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 20 })
    .filter((all) => all.some((one) => one > 0))

  fc.assert(
    fc.property(minor, currency, weights, (amount, code, shares) => {
      const parts = allocate(money(amount, code), shares)

      expect(parts.reduce((sum, part) => sum + part.minor, 0)).toBe(amount)
      parts.forEach((part, index) => {
        const exact = (amount * shares[index]!) / shares.reduce((sum, share) => sum + share, 0)
        expect(Math.abs(part.minor - exact)).toBeLessThanOrEqual(1)
      })
    }),
    { numRuns: 2000 },
  )
})

test('gives the remaining units to the parts that lost most by rounding, and to the first of equal parts', () => {
  const split = (amount: number, weights: readonly number[]) =>
    allocate(money(amount, 'EUR'), weights).map((part) => part.minor)

  expect(split(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(split(200, [1, 1, 1])).toEqual([67, 67, 66])
  expect(split(10, [1, 2, 3])).toEqual([2, 3, 5])
  expect(split(-100, [1, 1, 1])).toEqual([-34, -33, -33])
  expect(split(10, [0, 1, 2])).toEqual([0, 3, 7])
})

test('refuses to split an amount when all weights are missing or zero', () => {
  for (const weights of [[], [0, 0]])
    expect(() => allocate(money(100, 'EUR'), weights)).toThrow('money.nothing-to-allocate-to')
})

test('compares amounts of one currency', () => {
  expect([compare(money(5, 'EUR'), money(3, 'EUR')), compare(money(3, 'EUR'), money(5, 'EUR'))]).toEqual([2, -2])
  expect(() => compare(money(5, 'EUR'), money(3, 'USD'))).toThrow('money.mixed-currencies')
})

test('adding and taking away again leaves the amount as it was', () => {
  fc.assert(
    fc.property(minor, minor, currency, (first, second, code) => {
      expect(subtract(add(money(first, code), money(second, code)), money(second, code))).toEqual(money(first, code))
    }),
  )
})

test('finds the tax within a price so that net and tax add up, for every rate in use [C-TAX-O1]', () => {
  const rate = fc.constantFrom(4.5, 5, 8.1, 10, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 25.5, 27)

  fc.assert(
    fc.property(fc.nat(100_000_000), rate, (gross, percent) => {
      const tax = taxWithin(money(gross, 'EUR'), percent).minor
      const exact = gross - gross / (1 + percent / 100)

      expect(Math.abs(tax - exact)).toBeLessThanOrEqual(0.5 + 1e-6)
    }),
    { numRuns: 5000 },
  )
})

test('adds tax on top as a share of the price [C-TAX-O1]', () => {
  expect(taxOnTop(money(10_000, 'USD'), 9.975)).toEqual(money(998, 'USD'))
  expect(taxOnTop(money(1_999, 'USD'), 6.25)).toEqual(money(125, 'USD'))
  expect(taxOnTop(money(-1_999, 'USD'), 6.25)).toEqual(money(-125, 'USD'))
  expect(taxOnTop(money(50, 'USD'), 5)).toEqual(money(3, 'USD'))
})

test('refuses to mix currencies and to keep fractions of the smallest unit', () => {
  expect(() => add(money(1, 'EUR'), money(1, 'USD'))).toThrow('money.mixed-currencies')
  expect(() => money(1.5, 'EUR')).toThrow('money.not-in-minor-units')
})

test('multiplies by a count exactly', () => {
  expect(times(money(1_995, 'DKK'), 3)).toEqual(money(5_985, 'DKK'))
  expect(times(zero('DKK'), 99)).toEqual(zero('DKK'))
})
