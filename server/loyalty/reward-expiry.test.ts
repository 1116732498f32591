import { expect, test } from 'vitest'
import { isOver } from './reward-expiry.ts'

test('a reward ends at the moment it expires, and never if it has no end [C-ELO-08]', () => {
  const now = new Date('2026-06-15T12:00:00Z')
  const endsIn = (ms: number) => isOver(new Date(now.getTime() + ms), now)

  expect([endsIn(1), endsIn(0), endsIn(-1)]).toEqual([false, true, true])
  expect(isOver(undefined, now)).toBe(false)
})
