import { expect, test } from 'vitest'
import { hourInText } from './hour-in-text.ts'

test('says an hour as the language of the market does', () => {
  expect(hourInText('16:00', 'en-GB')).toBe('4pm')
  expect(hourInText('09:30', 'en-US')).toBe('9:30am')
  expect(hourInText('12:00', 'en-GB')).toBe('12pm')
  expect(hourInText('16:00', 'de-DE')).toBe('16')
  expect(hourInText('16:30', 'da-DK')).toBe('16:30')
  for (const locale of ['sv-SE', 'no-NO', 'fi-FI', 'nl-NL']) expect(hourInText('15:00', locale)).toBe('15')
  expect(hourInText('15:30', 'nl-NL')).toBe('15:30')
  expect(hourInText('16:00', 'fr-FR')).toBe('16\u00a0h')
  expect(hourInText('09:30', 'fr-CA')).toBe('9\u00a0h\u00a030')
  expect(hourInText('16:00', 'it-IT')).toBe('16:00')
})
