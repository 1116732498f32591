import { expect, test } from 'vitest'
import { openingHours } from './opening-hours.ts'

const open = (day: number, opens = '08:00', closes = '20:00') => ({ day, opens, closes })

test('tells days that keep the same hours as one stretch', () => {
  const week = [open(1), open(2), open(3), open(4), open(5), open(6, '09:00', '16:00')]

  expect(openingHours(week, 'en-GB')).toEqual([
    { days: 'Mon–Fri', hours: '08:00–20:00' },
    { days: 'Sat', hours: '09:00–16:00' },
  ])
})

test('does not bridge a day on which it is closed, in whatever order the days arrive', () => {
  expect(openingHours([open(3), open(1)], 'da-DK').map(({ days }) => days)).toEqual(['man.', 'ons.'])
})
