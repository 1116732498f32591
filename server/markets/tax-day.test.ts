import { expect, test } from 'vitest'
import { taxDay } from './tax-rates.ts'

test('the day for tax rates changes at midnight of the country, also where clocks differ by quarters of an hour', () => {
  const dayAt = (time: string, zone: string) => taxDay(new Date(`2026-11-12T${time}Z`), zone)

  expect(['18:14:59.999', '18:15:00.000'].map((time) => dayAt(time, 'Asia/Kathmandu'))).toEqual([
    '2026-11-12',
    '2026-11-13',
  ])
  expect(['22:59:59.999', '23:00:00.000', '22:59:59.999'].map((time) => dayAt(time, 'Europe/Copenhagen'))).toEqual([
    '2026-11-12',
    '2026-11-13',
    '2026-11-12',
  ])
})
