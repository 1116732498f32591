import { expect, test } from 'vitest'
import { money } from './money.ts'
import { currencySign, formatMoney, formatMoneyInText } from './money-format.ts'

/** The shop writes no-break spaces; the expected texts below have normal spaces. */
const written = (minor: number, currency: string, locale: string) =>
  formatMoney(money(minor, currency), locale).replace(/[\u00a0\u202f]/g, ' ')

test('writes Nordic crowns with two decimals and KR after them [B-FMT-01, B-FMT-O1, C-TAX-03, C-TAX-O4]', () => {
  expect(written(19995, 'DKK', 'da-DK')).toBe('199,95 KR')
  expect(written(29900, 'NOK', 'no-NO')).toBe('299,00 KR')
  expect(written(129900, 'SEK', 'sv-SE')).toBe('1 299,00 KR')
  expect(written(149900, 'DKK', 'da-DK')).toBe('1.499,00 KR')
})

test('writes euros with two decimals and the sign after them [B-FMT-02, B-FMT-O1, C-TAX-03, C-TAX-O4]', () => {
  expect(written(2999, 'EUR', 'de-DE')).toBe('29,99 €')
  expect(written(2995, 'EUR', 'fr-FR')).toBe('29,95 €')
  expect(written(300, 'EUR', 'en-IE')).toBe('3.00 €')
})

test('puts the euro sign first in Italian [B-FMT-03, B-FMT-O1, C-TAX-03, C-TAX-O4]', () => {
  expect(written(2999, 'EUR', 'it-IT')).toBe('€ 29,99')
  expect(written(129900, 'EUR', 'it-IT')).toBe('€ 1299,00')
})

test('puts CHF first in all Swiss locales, Italian-Swiss and Liechtenstein among them [B-FMT-04, B-FMT-O1, C-TAX-03, C-TAX-O4]', () => {
  for (const locale of ['de-CH', 'fr-CH', 'it-CH', 'de-LI']) expect(written(2990, 'CHF', locale)).toBe('CHF 29.90')
  expect(written(2995, 'CHF', 'de-CH')).toBe('CHF 29.95')
  expect(written(2995, 'CHF', 'fr-FR')).toBe('29,95 CHF')
  expect(written(2995, 'EUR', 'de-CH')).toBe('29.95 €')
})

test('writes lira with TL, lei with LEI, koruna with Kč [B-FMT-05, B-FMT-06, B-FMT-07, B-FMT-O1, C-TAX-03, C-TAX-O4]', () => {
  expect(written(29900, 'TRY', 'tr-TR')).toBe('299,00 TL')
  expect(written(9900, 'RON', 'ro-RO')).toBe('99,00 LEI')
  expect(written(49900, 'CZK', 'cs-CZ')).toBe('499,00 Kč')
})

test('writes other currencies the usual way of the locale, with the decimals the currency has [B-FMT-O1, C-TAX-O4]', () => {
  expect(written(4900, 'GBP', 'en-GB')).toBe('£49.00')
  expect(written(7995, 'USD', 'en-US')).toBe('$79.95')
  expect(written(5000, 'ISK', 'is-IS')).toMatch(/^5\.000 (kr\.|ISK)$/)
  expect(written(12500, 'TND', 'fr-TN')).toContain('12,500')
})

test('writes western digits in Arabic', () => {
  expect(written(19900, 'AED', 'ar-AE')).toMatch(/199[.,]00/)
})

test('keeps amount and sign on one line by a no-break space [B-FMT-O1]', () => {
  expect(formatMoney(money(19995, 'DKK'), 'da-DK')).toBe('199,95\u00a0KR')
  expect(formatMoney(money(2999, 'EUR'), 'it-IT')).toBe('€\u00a029,99')
  expect(formatMoney(money(2995, 'CHF'), 'de-CH')).toBe('CHF\u00a029.95')
  expect(formatMoney(money(29995, 'TRY'), 'tr-TR')).toBe('299,95\u00a0TL')
})

test('leaves the zeros of a round amount out of a sentence, save for currencies that always have two decimals [B-FMT-01, B-FMT-02]', () => {
  const inText = (minor: number, currency: string, locale: string) =>
    formatMoneyInText(money(minor, currency), locale).replace(/[\u00a0\u202f]/g, ' ')

  expect(inText(6000, 'GBP', 'en-GB')).toBe('£60')
  expect(inText(6050, 'GBP', 'en-GB')).toBe('£60.50')
  expect(inText(7500, 'USD', 'en-US')).toBe('$75')
  expect(inText(49900, 'DKK', 'da-DK')).toBe('499,00 KR')
  expect(inText(6000, 'EUR', 'de-DE')).toBe('60,00 €')
})

test('places the sign of a currency beside a field as it stands beside an amount [B-FMT-O1]', () => {
  const placed = (currency: string, locale: string) => {
    const { sign, leads } = currencySign(currency, locale)
    return leads ? `${sign} _` : `_ ${sign}`
  }

  expect([placed('GBP', 'en-GB'), placed('USD', 'en-US'), placed('EUR', 'it-IT')]).toEqual(['£ _', '$ _', '€ _'])
  expect([placed('EUR', 'de-DE'), placed('DKK', 'da-DK'), placed('PLN', 'pl-PL')]).toEqual(['_ €', '_ KR', '_ zł'])
})
