import { expect, test } from 'vitest'
import { written } from './size-table.tsx'

test('writes a measure in centimetres, or in inches to the half', () => {
  expect(written(84, 'cm')).toBe('84')
  expect(written([88, 92], 'cm')).toBe('88–92')
  expect(written(84, 'cm-and-inches')).toBe('84 (33)')
  expect(written(84, 'inches')).toBe('33')
  expect(written([88, 92], 'inches')).toBe('34.5–36')
})
