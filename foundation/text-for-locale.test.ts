import { expect, test } from 'vitest'
import { languageOfLocale, textForLocale } from './text-for-locale.ts'

const texts = (...locales: string[]) => new Map(locales.map((one) => [one, one]))

test('uses the text of the country, else of its language, else the English one, else any', () => {
  expect(textForLocale(texts('en', 'en-us', 'da'), 'en-us')).toBe('en-us')
  expect(textForLocale(texts('en', 'en-us', 'da'), 'en-gb')).toBe('en')
  expect(textForLocale(texts('en', 'da'), 'da-dk')).toBe('da')
  expect(textForLocale(texts('en', 'da'), 'pl-pl')).toBe('en')
  expect(textForLocale(texts('da'), 'pl-pl')).toBe('da')
  expect(textForLocale(texts(), 'pl-pl')).toBeUndefined()
})

test('reads the language of a locale, and returns a plain language unchanged', () => {
  expect([languageOfLocale('en-us'), languageOfLocale('en')]).toEqual(['en', 'en'])
})
