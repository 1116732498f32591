import { expect, test } from 'vitest'
import { hoursLeft, predictDelivery } from './predict-delivery.ts'

const method = { workingDays: [1, 2], cutoff: '16:00' } as const
const at = (moment: string, timeZone = 'Europe/Copenhagen') => predictDelivery(new Date(moment), timeZone, method)

test('promises the next working day before the cut-off of the market, and the one after behind it [C-DLV-O1, C-ENT-14]', () => {
  // A Tuesday; local time is one hour ahead of UTC.
  expect(at('2026-11-17T14:59:00Z')).toEqual({
    ...{ first: '2026-11-18', last: '2026-11-19', cutoffMinutes: 1, cutoffDate: '2026-11-17' },
  })
  expect(at('2026-11-17T15:00:00Z')).toMatchObject({ first: '2026-11-19', last: '2026-11-20', cutoffMinutes: 1440 })
})

test('ends the time to order at the minute the carrier comes [C-DLV-O1, C-ENT-14]', () => {
  const early = { ...method, cutoff: '15:30' }

  expect(predictDelivery(new Date('2026-11-17T14:00:00Z'), 'Europe/Copenhagen', early).cutoffMinutes).toBe(30)
})

test('skips the weekend [C-DLV-O1, C-ENT-14]', () => {
  expect(at('2026-11-20T09:00:00Z')).toMatchObject({ first: '2026-11-23', last: '2026-11-24' })
  expect(at('2026-11-20T17:00:00Z')).toMatchObject({ first: '2026-11-24', last: '2026-11-25' })
  expect(at('2026-11-21T09:00:00Z')).toMatchObject({
    first: '2026-11-24',
    cutoffMinutes: (2 * 24 + 6) * 60,
    cutoffDate: '2026-11-23',
  })
})

test('uses the time of the market, not of the server [C-DLV-01, C-ENT-14]', () => {
  expect(at('2026-11-17T20:30:00Z', 'America/New_York')).toMatchObject({ first: '2026-11-18', cutoffMinutes: 30 })
})

test('shows at least one hour left to order [C-DLV-02, C-CST-11, B-PDP-09, B-PDP-O1]', () => {
  expect([1, 59, 60, 119, 120].map(hoursLeft)).toEqual([1, 1, 1, 1, 2])
})
