import { expect, test } from 'vitest'
import { isOneOf } from './same-secret.ts'

test('takes any of the secrets that are known, whole, and no other', () => {
  expect(isOneOf(['old', 'new'], 'old')).toBe(true)
  expect(isOneOf(['old', 'new'], 'new')).toBe(true)
  for (const given of ['', 'o', 'olds', 'oldnew', 'undefined', undefined])
    expect(isOneOf(['old', 'new'], given)).toBe(false)
  expect(isOneOf([], '')).toBe(false)
})

test('accepts nothing if no secret was set', () => {
  expect(isOneOf([''], undefined)).toBe(false)
  expect(isOneOf(['undefined'], undefined)).toBe(false)
})
