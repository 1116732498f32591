import { expect, test } from 'vitest'
import { money } from '#foundation/money.ts'
import type { Market } from '#server/markets/index.ts'
import { outsideThreshold } from './steps.ts'

const american = (minimumMinor: number, maximumMinor: number) =>
  ({ currency: 'USD', choices: { threshold: { minimumMinor, maximumMinor } } }) as unknown as Market
const usd = (minor: number) => money(minor, 'USD')

test('blocks a total at or beyond a bound, and tells the range [C-THR-02, C-THR-O1]', () => {
  const market = american(5_000, 80_000)

  expect(outsideThreshold(market, usd(5_001))).toBeUndefined()
  expect(outsideThreshold(market, usd(79_999))).toBeUndefined()
  expect(outsideThreshold(market, usd(5_000))).toEqual({
    code: 'checkout.outside-range',
    minimum: usd(5_000),
    maximum: usd(80_000),
  })
  expect(outsideThreshold(market, usd(80_000))).toMatchObject({ code: 'checkout.outside-range' })
})

test('tells the minimum alone where there is no maximum, and a bound of 0 bounds nothing [C-THR-03]', () => {
  expect(outsideThreshold(american(10_000, 0), usd(9_999))).toEqual({
    code: 'checkout.below-minimum',
    minimum: usd(10_000),
  })
  expect(outsideThreshold(american(10_000, 0), usd(9_999_999))).toBeUndefined()
  expect(outsideThreshold(american(0, 0), usd(0))).toBeUndefined()
})
