import { expect, test } from 'vitest'
import { distanceIn } from './distance.ts'

test('tells short ways in metres and long ones in kilometres, with western digits', () => {
  expect(distanceIn('en-GB', 240)).toBe('240 m')
  expect(distanceIn('en-GB', 1280)).toBe('1.3 km')
  expect(distanceIn('ar-AE', 240)).toContain('240')
})
