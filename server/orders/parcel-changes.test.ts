import { expect, test } from 'vitest'
import { changeOf, isLate, isNewestChange } from './parcel-changes.ts'

const at = (kind: string, hour = 8) => ({ kind, happenedAt: new Date(Date.UTC(2026, 5, 18, hour)) })
const days = { promisedEnd: '2026-06-18', expectedEnd: undefined, today: '2026-06-18' }

test('mails six states of a parcel, and no other event', () => {
  const kinds = ['outForDelivery', 'pickupReady', 'delivered', 'delay', 'failedAttempt', 'return']
  const changes = ['out-for-delivery', 'ready-to-collect', 'delivered', 'delayed', 'failed-attempt', 'returned']
  expect(kinds.map(changeOf)).toEqual(changes)
  for (const kind of ['dispatch', 'inTransit', 'scheduled', 'returnDelivered', 'constructor', 'Teleported_001'])
    expect(changeOf(kind)).toBeUndefined()
})

test('is late after the promised day, or when the carrier expects a later one, but not once it arrived or goes back', () => {
  const events = [at('inTransit')]
  expect(isLate({ ...days, events })).toBe(false)
  expect(isLate({ ...days, events, today: '2026-06-19' })).toBe(true)
  expect(isLate({ ...days, events, expectedEnd: '2026-06-19' })).toBe(true)
  expect(isLate({ ...days, events, expectedEnd: '2026-06-18' })).toBe(false)
  expect(isLate({ ...days, events, promisedEnd: undefined, today: '2026-06-30' })).toBe(false)
  for (const kind of ['delivered', 'pickupReady', 'return', 'returnDelivered'])
    expect(isLate({ ...days, today: '2026-06-30', events: [at('inTransit'), at(kind, 9)] })).toBe(false)
})

test('treats an event as news only while it is the current state of the parcel', () => {
  const events = [at('outForDelivery'), at('delivered', 9)]
  expect(isNewestChange('delivered', { ...days, events })).toBe(true)
  expect(isNewestChange('out-for-delivery', { ...days, events })).toBe(false)
  expect(isNewestChange('delayed', { ...days, events: [at('delay')] })).toBe(false)
  expect(isNewestChange('delayed', { ...days, events: [at('delay')], today: '2026-06-19' })).toBe(true)
  expect(isNewestChange('returned', { ...days, events: [] })).toBe(false)
})
