import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usualLook, valuesOf } from './carousel-look.ts'
import { nextPlace, placeAfter, type ScrollPosition } from './glide.ts'
import { keepMoving } from './keep-moving.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const row = (at: number): ScrollPosition => ({ at, pitch: 100, most: 650, inView: 4 })

test('steps from the start of one item to the next, and stops at both ends', () => {
  expect([placeAfter(row(0), 4), placeAfter(row(230), 1), placeAfter(row(500), 4), placeAfter(row(100), -4)]).toEqual([
    400, 300, 650, 0,
  ])
})

test('goes on by one, and from the end back to the beginning', () => {
  expect([nextPlace(row(0)), nextPlace(row(600)), nextPlace(row(650))]).toEqual([100, 650, 0])
})

test('moves automatically at the interval set by the editor, and not while a visitor looks closer [B-WID-13, B-CON-04]', () => {
  let [rests, moved] = [false, 0]
  const halt = keepMoving({ everyMs: 2500, isPaused: () => rests, move: () => void moved++ })

  vi.advanceTimersByTime(2499)
  expect(moved).toBe(0)
  vi.advanceTimersByTime(2501)
  expect(moved).toBe(2)
  rests = true
  vi.advanceTimersByTime(10_000)
  expect(moved).toBe(2)
  rests = false
  halt()
  vi.advanceTimersByTime(10_000)
  expect(moved).toBe(2)
})

test('shows the number of items per screen set by the editor, and on small screens part of the next one [B-WID-13]', () => {
  const shown = { mobile: 2, tablet: 3, desktop: 6 }

  expect(valuesOf({ ...usualLook, shown })).toEqual({
    'shown-mobile': 2.16,
    'shown-tablet': 3.16,
    'shown-desktop': 6,
  })
})

test('shows as much of the neighbouring slides as the editor set [B-WID-13] [B-WID-O5]', () => {
  const [before, after] = [
    { mobile: 0, tablet: 0, desktop: 40 },
    { mobile: 30, tablet: 0, desktop: 20 },
  ]

  expect(valuesOf({ ...usualLook, shown: { mobile: 2, tablet: 2, desktop: 3 }, preview: { before, after } })).toEqual({
    'shown-mobile': 2,
    'beside-mobile': '30px',
    'shown-tablet': 2.16,
    'shown-desktop': 3,
    'beside-desktop': '60px',
    'before-desktop': '40px',
  })
})
