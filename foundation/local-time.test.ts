import { expect, test } from 'vitest'
import { momentOf } from './local-time.ts'

const iso = (text: string, timeZone = 'Europe/Copenhagen') => momentOf(text, timeZone)?.toISOString()

test('reads a time with its offset, and one without as the clock of the zone shows it', () => {
  expect(iso('2026-06-18T12:00:00+02:00')).toBe('2026-06-18T10:00:00.000Z')
  expect(iso('2026-06-18T10:00:00Z')).toBe('2026-06-18T10:00:00.000Z')
  expect(iso('2026-06-18T12:00:00')).toBe('2026-06-18T10:00:00.000Z')
  expect(iso('2026-01-18T12:00:00.250')).toBe('2026-01-18T11:00:00.250Z')
  expect(iso('2026-01-18T12:00', 'America/New_York')).toBe('2026-01-18T17:00:00.000Z')
  expect(iso('2026-01-18T00:30:00', 'Asia/Tokyo')).toBe('2026-01-17T15:30:00.000Z')
})

test('reads times around a clock change', () => {
  expect(iso('2026-03-29T01:59:59')).toBe('2026-03-29T00:59:59.000Z')
  expect(iso('2026-03-29T03:00:00')).toBe('2026-03-29T01:00:00.000Z')
  expect(iso('2026-10-25T01:30:00')).toBe('2026-10-24T23:30:00.000Z')
  expect(iso('2026-10-25T03:30:00')).toBe('2026-10-25T02:30:00.000Z')
})

test.each(['', 'yesterday', '2026-13-01T00:00:00', '2026-06-18', '2026-06-18T25:00:00Z', '1'.repeat(10_000)])(
  'takes %j for no time',
  (text) => {
    expect(iso(text)).toBeUndefined()
  },
)
