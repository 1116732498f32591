import { expect, test } from 'vitest'
import { closeDelayMs } from './use-closes-by-itself.ts'

test('shows the added product for four seconds [B-FLY-04, B-CON-08]', () => {
  expect(closeDelayMs).toBe(4_000)
})
