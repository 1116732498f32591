import { expect, test } from 'vitest'
import type { OrderPieces } from '../orders/index.ts'
import { type Contract, lastDayToWithdraw } from './withdrawal-period.ts'

const denmark = { code: 'DK', timeZone: 'Europe/Copenhagen' }
const line = (more: Partial<OrderPieces> = {}): OrderPieces => ({
  ...{ lineId: '1', sku: 'dress', quantity: 2, shipped: 2, cancelled: 0, returned: 0, worthMinor: 100 },
  place: 'warehouse',
  ...more,
})
const parcel = (...delivered: string[]) => ({
  events: [
    { kind: 'dispatch', happenedAt: new Date('2026-10-01T10:00:00Z') },
    ...delivered.map((at) => ({ kind: 'delivered', happenedAt: new Date(at) })),
  ],
})
const contract = (more: Partial<Contract>): Contract => ({
  ...{ lines: [line()], parcels: [], madeAt: new Date('2026-10-01T09:00:00Z') },
  ...more,
})
const until = (more: Partial<Contract>, country = denmark) => lastDayToWithdraw(contract(more), country)

test('the period ends fourteen days after the parcel arrived, by the calendar of the market [D-11]', () => {
  expect(until({ parcels: [parcel('2026-11-10T12:00:00Z')] })).toBe('2026-11-24')
  // One minute before and after midnight in Copenhagen.
  expect(until({ parcels: [parcel('2026-11-10T22:59:00Z')] })).toBe('2026-11-24')
  expect(until({ parcels: [parcel('2026-11-10T23:00:00Z')] })).toBe('2026-11-25')
})

test('the period has fourteen whole days where the clocks change within it [D-11]', () => {
  // Until 25 October, midnight in Copenhagen is 22:00 UTC; after that, 23:00 UTC.
  expect(until({ parcels: [parcel('2026-10-13T21:59:00Z')] })).toBe('2026-10-27')
  expect(until({ parcels: [parcel('2026-10-13T22:00:00Z')] })).toBe('2026-10-28')
  expect(until({ parcels: [parcel('2027-03-17T22:59:00Z')] })).toBe('2027-03-31')
  expect(until({ parcels: [parcel('2027-03-17T23:00:00Z')] })).toBe('2027-04-01')
})

test('the period of an order in several parcels begins with the last one that arrives [D-11]', () => {
  const [first, second] = [parcel('2026-11-03T12:00:00Z'), parcel('2026-11-11T12:00:00Z')]

  expect(until({ parcels: [first, second] })).toBe('2026-11-25')
  expect(until({ parcels: [second, first] })).toBe('2026-11-25')
  expect(until({ parcels: [parcel('2026-11-03T12:00:00Z', '2026-11-11T12:00:00Z')] })).toBe('2026-11-25')
})

test('the period has not begun while pieces are to be sent or a parcel is on its way [D-11]', () => {
  const arrived = parcel('2026-11-03T12:00:00Z')

  expect(until({ lines: [line({ shipped: 0 })] })).toBeUndefined()
  expect(until({ lines: [line({ shipped: 1 })], parcels: [arrived] })).toBeUndefined()
  expect(until({ parcels: [arrived, parcel()] })).toBeUndefined()
  expect(until({ parcels: [] })).toBeUndefined()
  // The period does not wait for cancelled pieces.
  expect(until({ lines: [line({ shipped: 1, cancelled: 1 })], parcels: [arrived] })).toBe('2026-11-17')
})

test('without goods to deliver the period begins with the contract [D-11]', () => {
  expect(until({ lines: [line({ place: 'online' })] })).toBe('2026-10-15')
  expect(until({ lines: [line({ shipped: 0, cancelled: 2 })] })).toBe('2026-10-15')
})

test('the period never ends on a weekend or a public holiday of the country [D-11]', () => {
  expect(until({ parcels: [parcel('2026-11-07T12:00:00Z')] })).toBe('2026-11-23')
  expect(until({ parcels: [parcel('2026-12-10T12:00:00Z')] })).toBe('2026-12-28')
  const germany = { code: 'DE', timeZone: 'Europe/Berlin' }
  expect(until({ parcels: [parcel('2026-12-10T12:00:00Z')] }, germany)).toBe('2026-12-24')
})
