import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitAtWord } from './split-at-word.ts'

test('splits a text after so many words, closing and opening again what stands open [B-WID-15]', () => {
  expect(splitAtWord('<p>one <a href="/x">two three</a> four</p>', 2)).toEqual({
    html: '<p>one <a href="/x">two</a></p>',
    rest: '<p><a href="/x">three</a> four</p>',
  })
})

test('leaves a text alone that has no word too many', () => {
  for (const html of ['', '<p>one two</p>', '<p>one<br>two </p>\n', '<p>one</p><p>two</p>'])
    expect(splitAtWord(html, 2)).toEqual({ html, rest: '' })
})

test('never loses or doubles a word, and never shows more than allowed', () => {
  const words = (html: string) => html.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? []
  const paragraph = fc
    .array(fc.constantFrom('one', '<em>two</em>', '<a href="/x">three four</a>', 'five<br>six'), { maxLength: 8 })
    .map((parts) => `<p>${parts.join(' ')}</p>`)
  fc.assert(
    fc.property(fc.array(paragraph, { maxLength: 4 }), fc.integer({ min: 1, max: 20 }), (paragraphs, most) => {
      const html = paragraphs.join('')
      const { html: first, rest } = splitAtWord(html, most)
      expect([...words(first), ...words(rest)]).toEqual(words(html))
      expect(words(first).length).toBe(Math.min(most, words(html).length))
    }),
  )
})
