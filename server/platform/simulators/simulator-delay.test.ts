import { expect, test } from 'vitest'
import { untilDue } from './simulator-delay.ts'

test('waits as long as the switch says, and no longer once it is turned', async () => {
  let delayMs = 3_600_000
  let due = false
  const waiting = untilDue(() => delayMs).then(() => {
    due = true
  })

  await untilDue(() => 50)
  expect(due).toBe(false)
  delayMs = 0

  await waiting
  expect(due).toBe(true)
})
