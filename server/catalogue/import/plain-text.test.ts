import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['<p>Soft &amp;amp; warm<br>inside</p>', 'Soft & warm\ninside'],
  ['3 < 4 & 5 > 4', '3 < 4 & 5 > 4'],
  ['&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;Hat', 'Hat'],
  ['<style>p { color: red }</style>Hat<!-- note -->', 'Hat'],
  ['<img src=x onerror=alert(1)', ''],
  ['قميص 👗 Größe', 'قميص 👗 Größe'],
])('takes the text of %j', (markup, text) => {
  expect(plainText(markup)).toBe(text)
})

test('cleaning a cleaned text again changes nothing', () => {
  const markup = fc.string({
    unit: fc.constantFrom(...'ab <>/&;#x3lt\n\t"', '&lt;', '&amp;', '<b>', '<script>', '👗'),
    maxLength: 60,
  })
  fc.assert(
    fc.property(markup, (text) => {
      const plain = plainText(text)
      expect(plainText(plain)).toBe(plain)
      expect(plain).not.toMatch(/<\/?[a-z]/i)
    }),
    { numRuns: 2000 },
  )
})

test('leaves no half of a character, and no character that the database cannot store', () => {
  expect(plainText('a\uD800b\u0000c\u0007')).toBe('a\uFFFDb c')
})
