import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailPattern, isEmailAddress } from './email-address.ts'

/** Matches the way browsers match the `pattern` of a field. */
const inBrowser = (text: string): boolean => new RegExp(`^(?:${emailPattern})$`, 'v').test(text)

const longestLocal = 'a'.repeat(242)
test.each([
  'ane@example.com',
  'ane.holm+shop@mail.example.co.uk',
  "o'brien@example.com",
  'ане@пример.рф',
  'ane@bücher.example',
  `${longestLocal}@example.com`,
])('is an email address: %s [C-AUT-O1, C-CHK-O1, C-AUT-07]', (text) => {
  expect([isEmailAddress(text), inBrowser(text)]).toEqual([true, true])
})

test.each([
  ...['', 'ane', 'ane@', '@example.com', 'ane@example', 'ane@example.c', 'ane@@example.com', 'ane@example..com'],
  ...['ane@.example.com', 'ane@example.com.', 'a b@example.com', ' ane@example.com', '<ane@example.com>'],
  ...['ane@example.com,ben@example.com', '"ane"@example.com', 'ane@[127.0.0.1]', 'ane@example.com\nBcc: x@y.example'],
])('is none: %j [C-AUT-O1, C-CHK-O1, C-AUT-07]', (text) => {
  expect([isEmailAddress(text), inBrowser(text)]).toEqual([false, false])
})

test.each([
  ...[
    'ane\u0001@example.com',
    'ane\u00ad@example.com',
    'ane\u202e@example.com',
    'аne@example.com',
    `a${longestLocal}@example.com`,
  ],
])('is none either, which only the server sees: %j [C-AUT-O1]', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})

test('the browser takes whatever the server takes', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ maxLength: 40 })), (text) => {
      if (isEmailAddress(text)) expect(inBrowser(text)).toBe(true)
    }),
  )
})
