import { setImmediate as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { returnMemory } from './return-memory.ts'

test('memory that starting left behind is given back', async () => {
  const left = new WeakRef(new Array(1_000_000).fill(0))
  await pause()

  returnMemory()

  expect(left.deref()).toBeUndefined()
})
