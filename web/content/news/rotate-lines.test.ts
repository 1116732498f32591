import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rotateLines } from './rotate-lines.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function turning(loops: number, count = 3) {
  const shown: number[] = []
  const state = { rests: false, ended: false }
  const turns = rotateLines({
    ...{ count: () => count, loops, delayMs: 4000 },
    isResting: () => state.rests,
    show: (index) => shown.push(index),
    ended: () => {
      state.ended = true
    },
  })
  return { shown, state, turns }
}

test('shows the lines one after the other, endlessly unless there is a limit [B-WID-11, B-WID-O8]', () => {
  const endless = turning(0)
  const twice = turning(2)
  vi.advanceTimersByTime(3999)
  const early = [...endless.shown]
  vi.advanceTimersByTime(10 * 4000)

  expect(early).toEqual([])
  expect(endless.shown).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0, 1])
  expect([twice.shown, twice.state.ended]).toEqual([[1, 2, 0, 1, 2], true])
})

test('moves in both directions by hand, and not while paused or stopped', () => {
  const { shown, state, turns } = turning(0)
  turns.go(-1)
  state.rests = true
  vi.advanceTimersByTime(20_000)
  state.rests = false
  vi.advanceTimersByTime(4000)
  turns.stop()
  vi.advanceTimersByTime(20_000)

  expect(shown).toEqual([2, 0])
})
