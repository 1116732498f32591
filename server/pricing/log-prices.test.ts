import { expect, test } from 'vitest'
import { loggingOf, type NewPrice } from './log-prices.ts'
import type { PriceRow } from './price-history.ts'

const now = new Date('2026-03-01T10:00:00Z')
const lastMonth = new Date('2026-02-01T00:00:00Z')
const nextMonth = new Date('2026-04-01T00:00:00Z')

const told = (more: Partial<NewPrice>): NewPrice => ({
  sku: '1_navy_01_38',
  list: 'en-gb',
  currency: 'GBP',
  minor: 5000,
  listMinor: null,
  memberMinor: null,
  startsAt: lastMonth,
  endsAt: null,
  kind: 'regular',
  ...more,
})
const logged = (more: Partial<PriceRow> = {}): PriceRow => told(more) as PriceRow

test('logs the first price of a product', () => {
  expect(loggingOf([], told({}), now)).toEqual({ log: logged() })
})

test('does not log an unchanged price again', () => {
  expect(loggingOf([logged()], told({}), now)).toBe('known')
})

test('applies a different price without a start date from now on', () => {
  expect(loggingOf([logged()], told({ startsAt: null }), now)).toBe('known')
  expect(loggingOf([logged()], told({ startsAt: null, minor: 4000 }), now)).toEqual({
    log: logged({ startsAt: now, minor: 4000 }),
  })
})

test('does not let a file rewrite a price that has been charged', () => {
  expect(loggingOf([logged()], told({ minor: 4000 }), now)).toBe('already-began')
})

test('rewrites no price that begins right now', () => {
  expect(loggingOf([logged({ startsAt: now })], told({ startsAt: now, minor: 4000 }), now)).toBe('already-began')
})

test.each([
  { minor: 4999 },
  { listMinor: 6000 },
  { memberMinor: 4500 },
  { kind: 'reduction' },
  { currency: 'EUR' },
  { endsAt: nextMonth },
] as const)('takes a price for news when it differs by %j', (more) => {
  expect(loggingOf([logged()], told({ startsAt: null, ...more }), now)).toEqual({
    log: logged({ ...more, startsAt: now }),
  })
})

test('lets a price that has not begun be corrected', () => {
  const known = [logged({ startsAt: nextMonth })]

  expect(loggingOf(known, told({ startsAt: nextMonth, minor: 4000 }), now)).toEqual({
    log: logged({ startsAt: nextMonth, minor: 4000 }),
  })
})

test('keeps the member price when a feed does not contain it', () => {
  const known = [logged({ memberMinor: 4500 })]
  const quiet = { startsAt: null, memberMinor: undefined }

  expect(loggingOf(known, told(quiet), now)).toBe('known')
  expect(loggingOf(known, told({ ...quiet, minor: 4800 }), now)).toEqual({
    log: logged({ startsAt: now, minor: 4800, memberMinor: 4500 }),
  })
  for (const minor of [4500, 4000])
    expect(loggingOf(known, told({ ...quiet, minor }), now)).toEqual({ log: logged({ startsAt: now, minor }) })
})

test('keeps the end of a sale when a file that names no days tells its price again', () => {
  const sale = logged({ startsAt: lastMonth, endsAt: nextMonth, minor: 4000, listMinor: 5000, kind: 'reduction' })
  const again = { startsAt: null, minor: 4000, listMinor: 5000, kind: 'reduction' as const }

  expect(loggingOf([sale], told(again), now)).toBe('known')
  expect(loggingOf([sale], told({ ...again, minor: 3900 }), now)).toMatchObject({ log: { minor: 3900, endsAt: null } })
})

test('does not log a return to a price that returns by itself', () => {
  const sale = logged({ startsAt: lastMonth, endsAt: nextMonth, minor: 4000, listMinor: 5000, kind: 'reduction' })

  expect(loggingOf([logged({ startsAt: new Date('2025-06-01') }), sale], told({ startsAt: nextMonth }), now)).toBe(
    'known',
  )
  expect(loggingOf([sale], told({ startsAt: nextMonth }), now)).toEqual({ log: logged({ startsAt: nextMonth }) })
})
