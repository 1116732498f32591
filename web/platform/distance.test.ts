import { expect, test } from 'vitest'
import { distanceIn } from './distance.ts'

test('tells short ways in metres and long ones in kilometres, the longest without decimals, with western digits', () => {
  expect(distanceIn('en-IE', 240)).toBe('240 m')
  expect(distanceIn('en-IE', 1280)).toBe('1.3 km')
  expect(distanceIn('de-DE', 156_070)).toBe('156 km')
  expect(distanceIn('ar-AE', 240)).toContain('240')
})

test('tells ways in miles in the United Kingdom and the United States', () => {
  expect(distanceIn('en-GB', 240)).toBe('0.1 mi')
  expect(distanceIn('en-US', 2500)).toBe('1.6 mi')
  expect(distanceIn('en-GB', 156_070)).toBe('97 mi')
})
