import { expect, test } from 'vitest'
import { msToNextTurn, openingNow } from './opening-now.ts'
import { readHours } from './read-hours.ts'

const hours = readHours('1-5 10:00-18:00; 6 10:00-16:00')
const at = (now: string, timeZone = 'Europe/Copenhagen') => openingNow(hours, { now: new Date(now), timeZone })

test('is open by the clock on the wall of the store, from the minute it opens to the minute it closes [B-STORE-O1]', () => {
  expect(at('2026-11-23T08:59:59Z')).toEqual({ open: false, opens: { at: '10:00' } })
  expect(at('2026-11-23T09:00:00Z')).toEqual({ open: true, until: '18:00' })
  expect(at('2026-11-23T16:59:59Z')).toEqual({ open: true, until: '18:00' })
  expect(at('2026-11-23T17:00:00Z')).toEqual({ open: false, opens: { day: 2, at: '10:00' } })
  expect(at('2026-11-23T09:30:00Z', 'Europe/London')).toEqual({ open: false, opens: { at: '10:00' } })
})

test('names the next day it opens, over the end of the week [B-STORE-O1]', () => {
  expect(at('2026-11-28T15:00:00Z')).toEqual({ open: false, opens: { day: 1, at: '10:00' } })
  expect(at('2026-11-29T12:00:00Z')).toEqual({ open: false, opens: { day: 1, at: '10:00' } })
  const mondays = readHours('1 10:00-12:00')
  expect(openingNow(mondays, { now: new Date('2026-11-23T20:00:00Z'), timeZone: 'UTC' })).toEqual({
    ...{ open: false, opens: { day: 1, at: '10:00' } },
  })
  expect(openingNow([], { now: new Date(), timeZone: 'UTC' })).toEqual({ open: false })
})

test('reads opening hours with a lunch break', () => {
  const withBreak = readHours('1 09:00-12:00; 1 14:00-18:00')
  const then = (now: string) => openingNow(withBreak, { now: new Date(now), timeZone: 'UTC' })

  expect(then('2026-11-23T11:00:00Z')).toEqual({ open: true, until: '12:00' })
  expect(then('2026-11-23T13:00:00Z')).toEqual({ open: false, opens: { at: '14:00' } })
})

test('holds until the first of several stores opens or closes, and never longer than an hour', () => {
  const other = readHours('1 09:30-17:15')
  const left = (now: string) => msToNextTurn([hours, other], { now: new Date(now), timeZone: 'UTC' }) / 60_000

  expect(left('2026-11-23T09:20:00Z')).toBe(10)
  expect(left('2026-11-23T17:14:30Z')).toBe(0.5)
  expect(left('2026-11-23T12:00:00Z')).toBe(60)
  expect(left('2026-11-23T23:50:00Z')).toBe(10)
})
