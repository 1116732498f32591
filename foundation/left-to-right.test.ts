import { expect, test } from 'vitest'
import { leftToRight } from './left-to-right.ts'

test('isolates a number from the text direction of the words around it', () => {
  expect(leftToRight('10000012-1')).toBe('\u206610000012-1\u2069')
})
