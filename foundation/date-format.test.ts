import { expect, test } from 'vitest'
import { formatDate, formatDay, formatDeliveryDay, formatMoment, formatWrittenDay, isoDay } from './date-format.ts'

const lateEvening = new Date('2026-11-12T23:05:00Z')

test('writes dates as day, month, year in the country’s own time [B-FMT-08, B-FMT-O2]', () => {
  expect(formatDate(lateEvening, 'Europe/London')).toBe('12-11-2026')
  expect(formatDate(lateEvening, 'Europe/Copenhagen')).toBe('13-11-2026')
  expect(formatDate(lateEvening, 'America/New_York')).toBe('12-11-2026')
})

test('adds hours and minutes where asked [B-FMT-08, B-FMT-O2]', () => {
  expect(formatDate(lateEvening, 'Europe/Istanbul', true)).toBe('13-11-2026 02:05')
  expect(formatDate(new Date('2026-01-02T00:00:00Z'), 'Europe/London', true)).toBe('02-01-2026 00:00')
})

test('names the day a delivery is promised for, in the market’s language and western digits', () => {
  const noon = new Date('2026-11-12T12:00:00Z')
  expect(formatDeliveryDay(noon, 'en-GB', 'Europe/London')).toBe('Thu 12 Nov')
  expect(formatDeliveryDay(noon, 'de-DE', 'Europe/Berlin')).toContain('12. Nov')
  expect(formatDeliveryDay(noon, 'ar-AE', 'Asia/Dubai')).toContain('12')
})

test('names the day and hour at which something begins, in the country’s own time and western digits', () => {
  expect(formatMoment(lateEvening, 'en-GB', 'Europe/London')).toBe('Thu 12 Nov, 23:05')
  expect(formatMoment(lateEvening, 'ar-SA', 'Asia/Riyadh')).toMatch(/13.*02:05/)
})

test('names only the day of what begins at midnight of the country', () => {
  const midnight = new Date('2026-12-17T23:00:00Z')
  expect(formatMoment(midnight, 'de-DE', 'Europe/Berlin')).toBe(formatDeliveryDay(midnight, 'de-DE', 'Europe/Berlin'))
  expect(formatMoment(midnight, 'en-GB', 'Europe/London')).toContain('23:00')
})

test('knows the day it is in a country, to compare with other days', () => {
  expect(isoDay(lateEvening, 'Europe/London')).toBe('2026-11-12')
  expect(isoDay(lateEvening, 'Europe/Copenhagen')).toBe('2026-11-13')
})

test('writes a day as the shop writes moments, in its order among words read from the right [B-FMT-08, B-FMT-O2]', () => {
  expect(formatDay('2026-11-12')).toBe('\u206612-11-2026\u2069')
})

test('writes a day in a sentence as the market’s shoppers read it [B-FMT-08]', () => {
  expect(formatWrittenDay('2026-11-12', 'en-GB')).toBe('12 November 2026')
  expect(formatWrittenDay('2026-11-12', 'de-DE')).toBe('12. November 2026')
  expect(formatWrittenDay('2026-11-12', 'ar-AE')).toMatch(/12.*2026/)
})
