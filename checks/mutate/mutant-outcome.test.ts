import { expect, test } from 'vitest'
import { outcomeOf } from './mutant-outcome.ts'

test('counts a break as noticed when a test fails, a file no longer loads, or a loop does not end', () => {
  expect(outcomeOf('Killed')).toBe('noticed')
  expect(outcomeOf('RuntimeError', 'An error occurred outside of a test run: a.test.ts: x is not a function')).toBe(
    'noticed',
  )
  expect(outcomeOf('Timeout', 'Hit limit reached (501/500)')).toBe('noticed')
})

test('counts a break as missed when tests pass or no test runs it', () => {
  expect(outcomeOf('Survived')).toBe('missed')
  expect(outcomeOf('NoCoverage')).toBe('missed')
})

test('marks results that a busy machine may have caused', () => {
  expect(outcomeOf('Timeout')).toBe('hung')
  expect(outcomeOf('RuntimeError', 'Test runner crashed. Tried twice to restart it without any luck.')).toBe('untried')
  expect(outcomeOf('RuntimeError', 'Error: [vitest-worker]: Timeout calling "onTaskUpdate"')).toBe('untried')
})
