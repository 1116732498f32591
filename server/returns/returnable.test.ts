import { expect, test } from 'vitest'
import type { OrderPieces } from '#server/orders/index.ts'
import { mayBecome } from './return-state.ts'
import { lastDay, returnableOf } from './returnable.ts'

const line = (more: Partial<OrderPieces> = {}): OrderPieces => ({
  ...{ lineId: '1', sku: 'dress', quantity: 3, shipped: 3, cancelled: 0, returned: 0, worthMinor: 3000 },
  ...{ place: 'warehouse', ...more },
})
const parcel = (quantity: number, delivered: string | undefined, lineItemId = '1') => ({
  lines: [{ lineItemId, quantity }],
  madeAt: new Date('2026-03-01T12:00:00Z'),
  events: delivered === undefined ? [] : [{ kind: 'delivered', happenedAt: new Date(delivered) }],
})
const at = (now: string, timeZone = 'Europe/Copenhagen') => ({ now: new Date(now), timeZone, rules: { days: 30 } })
const gone = { state: 'registered' as const, sendBy: '2026-03-20', lines: [] }
const held = (quantity: number, more: object = {}) => ({
  ...gone,
  lines: [{ lineItemId: '1', quantity, reason: null, accepted: null, backToStock: false, exchange: null }],
  ...more,
})

test('counts the days of a return from the delivery of the parcel, in the time zone of the market [C-RET-O2]', () => {
  // 23:30 UTC is already the next day in Copenhagen.
  expect(lastDay(parcel(1, '2026-03-05T23:30:00Z'), at('2026-03-06T00:00:00Z'))).toBe('2026-04-05')
  expect(lastDay(parcel(1, '2026-03-05T23:30:00Z'), at('2026-03-06T00:00:00Z', 'Europe/London'))).toBe('2026-04-04')
  expect(lastDay(parcel(1, undefined), at('2026-03-06T00:00:00Z'))).toBe('2026-03-31')
  const fortnight = { ...at('2026-03-06T00:00:00Z'), rules: { days: 14 } }
  expect(lastDay(parcel(1, '2026-03-05T10:00:00Z'), fortnight)).toBe('2026-03-19')
})

test('counts from the last delivery of a parcel that came twice [C-RET-O2]', () => {
  const twice = [...parcel(1, '2026-03-05T10:00:00Z').events, ...parcel(1, '2026-03-08T10:00:00Z').events]

  expect(lastDay({ ...parcel(1, undefined), events: twice }, at('2026-03-09T00:00:00Z'))).toBe('2026-04-07')
})

test('takes pieces back until the last minute of the last day, across the change to summer time [C-RET-O2]', () => {
  const found = (now: string) => returnableOf([line()], [parcel(3, '2026-03-05T10:00:00Z')], [], at(now))[0]

  expect(found('2026-04-04T21:59:59Z')).toEqual({ lineItemId: '1', returnable: 3, returnableUntil: '2026-04-04' })
  expect(found('2026-04-04T22:00:00Z')).toEqual({ lineItemId: '1', returnable: 0, notBecause: 'too-late' })
})

test('gives pieces of two parcels the deadline of their own parcel [C-RET-O2]', () => {
  const parcels = [parcel(2, '2026-03-05T10:00:00Z'), parcel(1, '2026-03-15T10:00:00Z')]
  const found = (now: string) => returnableOf([line()], parcels, [], at(now))[0]

  expect(found('2026-04-01T10:00:00Z')).toEqual({ lineItemId: '1', returnable: 3, returnableUntil: '2026-04-14' })
  expect(found('2026-04-10T10:00:00Z')).toEqual({ lineItemId: '1', returnable: 1, returnableUntil: '2026-04-14' })
})

test('offers no piece twice, and offers one again that was not sent in time [C-RET-O2]', () => {
  const parcels = [parcel(3, '2026-03-05T10:00:00Z')]
  const left = (returns: Parameters<typeof returnableOf>[2], now = '2026-03-20T10:00:00Z', more = {}) =>
    returnableOf([line(more)], parcels, returns, at(now))[0]!.returnable

  expect(left([held(1)])).toBe(2)
  expect(left([held(1)], '2026-03-21T10:00:00Z')).toBe(3)
  expect(left([held(1, { state: 'inTransit' })], '2026-03-21T10:00:00Z')).toBe(2)
  expect(left([held(1, { state: 'refused' })])).toBe(2)
  expect(left([held(1, { state: 'refunded' })], undefined, { returned: 1 })).toBe(2)
})

test('offers each line its own pieces, those sent and those not in another return [C-RET-O2]', () => {
  const parcels = [parcel(3, '2026-03-05T10:00:00Z'), parcel(2, '2026-03-05T10:00:00Z', '2')]
  const lines = [line(), line({ lineId: '2', quantity: 2, shipped: 2 })]
  const found = returnableOf(lines, parcels, [held(1)], at('2026-03-20T10:00:00Z'))

  expect(found.map(({ lineItemId, returnable }) => [lineItemId, returnable])).toEqual([
    ['1', 2],
    ['2', 2],
  ])
})

test('says why nothing of a line can be returned [C-RET-O2]', () => {
  const why = (more: Partial<OrderPieces>) =>
    returnableOf([line(more)], [parcel(3, '2026-03-05T10:00:00Z')], [], at('2026-03-06T10:00:00Z'))[0]!.notBecause

  expect(why({ place: 'online' })).toBe('digital')
  expect(why({ shipped: 0 })).toBe('not-sent')
  expect(why({ returned: 3 })).toBe('returned')
})

test('goes from the registration to the refund, never back [C-RET-O2]', () => {
  expect(mayBecome('registered', 'shipped')).toBe(true)
  expect(mayBecome('registered', 'delivered')).toBe(true)
  expect(mayBecome('delivered', 'inTransit')).toBe(false)
  expect(mayBecome('delivered', 'refunded')).toBe(false)
  expect(mayBecome('inspected', 'refunded')).toBe(true)
  expect(mayBecome('refused', 'refunded')).toBe(false)
})
