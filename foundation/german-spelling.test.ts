import { expect, test } from 'vitest'
import { spelledIn } from './german-spelling.ts'

test('writes ss for ß in the German of Switzerland and Liechtenstein, and nowhere else', () => {
  const spelled = ['de-ch', 'de-li', 'de-de', 'de-at', 'de-lu', 'de'].map((locale) => spelledIn('Weiße GRÖẞE', locale))
  expect(spelled).toEqual(['Weisse GRÖSSE', 'Weisse GRÖSSE', ...Array(4).fill('Weiße GRÖẞE')])
})

test('spells every text of a list or a document, and leaves addresses and slugs unchanged', () => {
  const document = { texts: ['Maße', null, 3], slug: 'maße', nested: { html: '<p>Größe/<a href="/maße">Maß</a></p>' } }
  expect(spelledIn(document, 'de-ch')).toEqual({
    texts: ['Masse', null, 3],
    slug: 'maße',
    nested: { html: '<p>Grösse/<a href="/maße">Mass</a></p>' },
  })
  expect(spelledIn('Fuß: https://fuß.example/groß?a=ß und [Maß](/maße)', 'de-li')).toBe(
    'Fuss: https://fuß.example/groß?a=ß und [Mass](/maße)',
  )
})

test('spells a text once, however often it is shown', () => {
  const text = { name: 'Weiße Bluse' }
  expect(spelledIn(text, 'de-ch')).toBe(spelledIn(text, 'de-li'))
  expect(spelledIn(text, 'de-de')).toBe(text)
})
