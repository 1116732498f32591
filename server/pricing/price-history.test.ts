import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PriceRow, priceAt, reducedFrom } from './price-history.ts'

const dayMs = 24 * 60 * 60 * 1000
const dayZero = Date.UTC(2026, 2, 1)
const day = (number: number) => new Date(dayZero + number * dayMs)

const row = (
  minor: number,
  from: number,
  kind: PriceRow['kind'] = 'regular',
  until: number | null = null,
): PriceRow => ({
  sku: '1_navy_01_38',
  list: 'da-dk',
  currency: 'DKK',
  minor,
  listMinor: null,
  memberMinor: null,
  startsAt: day(from),
  endsAt: until === null ? null : day(until),
  kind,
})

test('takes the steady price of 90 days as the prior price of a reduction [B-CAT-04, D-04]', () => {
  const history = [row(100, -90), row(70, 0, 'reduction')]

  expect(priceAt(history, day(0))).toMatchObject({ row: { minor: 70 }, priorMinor: 100 })
})

test('takes the lowest price of the 30 days before, not the last one [B-CAT-04, D-04, B-CAT-O3]', () => {
  const history = [row(80, -20), row(100, -10), row(75, 0, 'reduction')]

  expect(priceAt(history, day(0)).priorMinor).toBe(80)
})

test('keeps the prior price of day 0 through a reduction of 45 days [B-CAT-04, D-04]', () => {
  const history = [row(100, -90), row(70, 0, 'reduction', 45)]

  expect(priceAt(history, day(44)).priorMinor).toBe(100)
})

test('keeps it too when the reduction is logged again at the same price [D-04]', () => {
  const history = [row(100, -90), row(70, 0, 'reduction'), row(70, 20, 'reduction')]

  expect(priceAt(history, day(44)).priorMinor).toBe(100)
})

test('measures a further reduction against the first one', () => {
  const history = [row(100, -90), row(70, 0, 'reduction'), row(60, 10, 'reduction')]

  expect(priceAt(history, day(12)).priorMinor).toBe(70)
})

test('counts a campaign of three weeks ago against the next one [D-04]', () => {
  const history = [row(100, -90), row(60, -25, 'reduction', -20), row(70, 0, 'reduction', 14)]

  expect(priceAt(history, day(1)).priorMinor).toBe(60)
})

test('forgets a campaign that ended more than 30 days before [D-04, B-CAT-O3]', () => {
  const history = [row(100, -90), row(60, -50, 'reduction', -31), row(70, 0, 'reduction')]

  expect(priceAt(history, day(1)).priorMinor).toBe(100)
})

test('returns to the regular price when a reduction ends, and says when', () => {
  const history = [row(100, -90), row(70, 0, 'reduction', 14)]

  expect(priceAt(history, day(3)).changesAt).toEqual(day(14))
  expect(priceAt(history, day(14))).toEqual({ row: history[0], priorMinor: null, changesAt: null })
})

test('finds no prior price for a product that starts at a reduced price', () => {
  expect(priceAt([row(70, 0, 'reduction')], day(1)).priorMinor).toBeNull()
})

test('has no price before the first one starts', () => {
  expect(priceAt([row(100, 5)], day(1))).toEqual({ row: undefined, priorMinor: null, changesAt: day(5) })
})

test('takes the price that was logged last of two that start together', () => {
  expect(priceAt([row(100, -5), row(90, -5)], day(0)).row?.minor).toBe(90)
  expect(priceAt([row(90, -4), row(100, -5)], day(0)).row?.minor).toBe(90)
})

test('counts what was charged on the thirtieth day before, and nothing after a reduction began [B-CAT-04, D-04, B-CAT-O3]', () => {
  expect(priceAt([row(60, -90), row(100, -30), row(70, 0, 'reduction')], day(1)).priorMinor).toBe(100)
  expect(priceAt([row(60, -90), row(100, -29), row(70, 0, 'reduction')], day(1)).priorMinor).toBe(60)
  expect(priceAt([row(100, -90), row(70, 0, 'reduction'), row(50, 5, 'regular', 6)], day(9)).priorMinor).not.toBe(70)
})

test('never names a prior price that was not in force on one of the 30 days before', () => {
  const steps = fc.array(fc.record({ minor: fc.integer({ min: 1, max: 50 }), on: fc.integer({ min: -60, max: -1 }) }), {
    minLength: 1,
    maxLength: 8,
  })

  fc.assert(
    fc.property(steps, (made) => {
      const history = [...made.map(({ minor, on }) => row(minor, on)), row(1, 0, 'reduction')]
      const daily = Array.from({ length: 30 }, (_, back) => priceAt(history, day(-back - 1)).row?.minor ?? Infinity)
      const edge = priceAt(history, day(-30)).row?.minor ?? Infinity

      expect(priceAt(history, day(0)).priorMinor ?? Infinity).toBe(Math.min(edge, ...daily))
    }),
  )
})

test.each([
  ['a reduction from a higher price', 'reduction', 70, 100, 100],
  ['a reduction without an earlier price', 'reduction', 70, null, null],
  ['a reduction to the same price', 'reduction', 100, 100, null],
  ['a regular price below the manufacturer’s list price', 'regular', 70, 100, null],
] as const)('shows the price before the reduction only for a real one: %s', (_, kind, minor, listMinor, shown) => {
  expect(reducedFrom({ kind, minor, listMinor })).toBe(shown)
})
