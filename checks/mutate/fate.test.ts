import { expect, test } from 'vitest'
import { fateOf } from './fate.ts'

test('counts a break as noticed when a test fails, a file no longer loads, or a loop does not end', () => {
  expect(fateOf('Killed')).toBe('noticed')
  expect(fateOf('RuntimeError', 'An error occurred outside of a test run: a.test.ts: x is not a function')).toBe(
    'noticed',
  )
  expect(fateOf('Timeout', 'Hit limit reached (501/500)')).toBe('noticed')
})

test('counts a break as missed when tests pass or no test runs it', () => {
  expect(fateOf('Survived')).toBe('missed')
  expect(fateOf('NoCoverage')).toBe('missed')
})

test('marks results that a busy machine may have caused', () => {
  expect(fateOf('Timeout')).toBe('hung')
  expect(fateOf('RuntimeError', 'Test runner crashed. Tried twice to restart it without any luck.')).toBe('untried')
  expect(fateOf('RuntimeError', 'Error: [vitest-worker]: Timeout calling "onTaskUpdate"')).toBe('untried')
})
