import { expect, test } from 'vitest'
import { formatPercent } from './percent-format.ts'

test('writes a rate as the language does, whole or with its decimals', () => {
  expect(formatPercent(20, 'en-GB')).toBe('20%')
  expect(formatPercent(25.5, 'fi-FI')).toBe('25,5\u00a0%')
  expect(formatPercent(9.975, 'en-CA')).toBe('9.975%')
  expect(formatPercent(10, 'tr-TR')).toBe('%10')
  expect(formatPercent(5, 'ar-AE')).toContain('5')
})
