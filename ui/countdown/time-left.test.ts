import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const at = '2026-11-20T10:00:00Z'
const launch = Date.parse(at)

test('counts days, hours, minutes and seconds down, and ends at the very moment [B-CNT-02]', () => {
  expect(timeLeft(at, launch - 93_784_000)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4 })
  expect(timeLeft(at, launch - 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
  expect(timeLeft(at, launch)).toBeUndefined()
  expect(timeLeft('soon', launch)).toBeUndefined()
})

test('the parts of the countdown add up to the remaining time, to the second', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 * 86_400 }), (seconds) => {
      const left = timeLeft(at, launch - seconds * 1000)!

      expect(left.days * 86_400 + left.hours * 3600 + left.minutes * 60 + left.seconds).toBe(seconds)
      expect([left.hours < 24, left.minutes < 60, left.seconds < 60]).toEqual([true, true, true])
    }),
  )
})
