import { expect, test } from 'vitest'
import { sharedWork } from './shared-work.ts'

test('gives one answer to all who ask for the same at once, and asks anew afterwards, even after a failure', async () => {
  const together = sharedWork()
  let asked = 0
  const answer = async () => {
    asked += 1
    if (asked === 3) throw new Error('no answer')
    return asked
  }

  expect(await Promise.all([together('a', answer), together('a', answer), together('b', answer)])).toEqual([1, 1, 2])
  await expect(together('a', answer)).rejects.toThrow('no answer')
  expect(await together('a', answer)).toBe(4)
})
