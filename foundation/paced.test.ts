import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onceAtRest, whileMoving } from './paced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/**
 * Calls the function every 20 ms for a second, like the scroll events of a page. Returns the times at which it ran, in
 * ms.
 */
function ranAt(paced: (run: () => void) => () => void): number[] {
  const begun = Date.now()
  const times: number[] = []
  const call = paced(() => times.push(Date.now() - begun))
  for (let ms = 0; ms < 1000; ms += 20) {
    call()
    vi.advanceTimersByTime(20)
  }
  vi.advanceTimersByTime(5000)
  return times
}

test('looks at a page that moves every 200 ms and no more often, and once more after the last move [B-PAGE-57, B-CON-09]', () => {
  const times = ranAt(whileMoving)

  expect(times[0]).toBe(200)
  expect(times.slice(1).every((at, index) => at - times[index]! >= 200)).toBe(true)
  expect(times.at(-1)).toBeGreaterThan(980)
  expect(times).toHaveLength(5)
})

test('measures a page once 200 ms after it came to rest [B-PAGE-O2, B-CON-09]', () => {
  expect(ranAt(onceAtRest)).toEqual([980 + 200])
})
