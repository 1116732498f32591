import { expect, test } from 'vitest'
import { lastShown } from './past-countdowns.ts'

test('ends a countdown six calendar months after its moment [B-CNT-03, B-CNT-O1]', () => {
  expect(lastShown('2026-05-20T09:00:00Z')).toEqual(new Date('2026-11-20T09:00:00Z'))
  expect(lastShown('2025-09-01T00:00:00Z')).toEqual(new Date('2026-03-01T00:00:00Z'))
  expect(lastShown('2025-08-31T00:00:00Z')).toEqual(new Date('2026-02-28T00:00:00Z'))
})
