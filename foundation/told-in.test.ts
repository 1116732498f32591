import { expect, test } from 'vitest'
import { languageOfLocale, toldIn } from './told-in.ts'

const texts = (...locales: string[]) => new Map(locales.map((one) => [one, one]))

test('uses the text of the country, else of its language, else the English one, else any', () => {
  expect(toldIn(texts('en', 'en-us', 'da'), 'en-us')).toBe('en-us')
  expect(toldIn(texts('en', 'en-us', 'da'), 'en-gb')).toBe('en')
  expect(toldIn(texts('en', 'da'), 'da-dk')).toBe('da')
  expect(toldIn(texts('en', 'da'), 'pl-pl')).toBe('en')
  expect(toldIn(texts('da'), 'pl-pl')).toBe('da')
  expect(toldIn(texts(), 'pl-pl')).toBeUndefined()
})

test('reads the language of a locale, and returns a plain language unchanged', () => {
  expect([languageOfLocale('en-us'), languageOfLocale('en')]).toEqual(['en', 'en'])
})
