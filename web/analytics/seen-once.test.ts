import { expect, test } from 'vitest'
import { observing, seenMs, seenShare, shareInWindow } from './seen-once.ts'

const window = { width: 400, height: 800 }
const box = (top: number, height: number, left = 0, width = 200) => ({
  ...{ top, left },
  ...{ bottom: top + height, right: left + width },
})

test('observes 250 pixels around the window in steps of a quarter, and counts an element when half of it is visible for a second [B-CON-13, B-TRK-02, B-TRK-O3, B-CON-08]', () => {
  expect(observing).toEqual({ rootMargin: '250px', threshold: [0, 0.25, 0.5, 0.75, 1] })
  expect([seenShare, seenMs]).toEqual([0.5, 1_000])
})

test.each([
  ['whole', box(100, 200), 1],
  ['half above', box(-100, 200), 0.5],
  ['a quarter from below', box(750, 200), 0.25],
  ['beyond the edge of the window, within the margin', box(810, 200), 0],
  ['half to the side', box(100, 200, 300, 200), 0.5],
  ['taller than the window, filling it', box(-400, 2_000), 1],
  ['nothing at all', box(100, 0), 0],
])('what is %s of a box in the window is told by its share [B-TRK-O3]', (_, one, share) => {
  expect(shareInWindow(one, window)).toBeCloseTo(share)
})
