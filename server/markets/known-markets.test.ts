import { expect, test } from 'vitest'
import { money } from '#foundation/money.ts'
import { formatMoney } from '#foundation/money-format.ts'
import { countries } from './countries.ts'
import { currencyCodes } from './currencies.ts'
import { baseCodeOf, byPriority, knownMarkets } from './known-markets.ts'

const ids = knownMarkets.map(({ id }) => id)
const find = (id: string) => knownMarkets.find((market) => market.id === id)!
const facts = (code: string) => countries.find((country) => country.code === code)!

test('knows 48 countries and 54 markets [B-MKT-10, B-MKT-O8, D-15]', () => {
  expect(countries).toHaveLength(48)
  expect(new Set(ids).size).toBe(54)
  const ofSeveral = countries.filter(({ languages }) => languages.length > 1).map(({ code }) => code)
  const marketsOf = (code: string) => ids.filter((id) => id.endsWith(`-${code.toLowerCase()}`)).toSorted()
  expect(Object.fromEntries(ofSeveral.map((code) => [code, marketsOf(code)]))).toEqual({
    AE: ['ar-ae', 'en-ae'],
    BE: ['fr-be', 'nl-be'],
    CA: ['en-ca', 'fr-ca'],
    CH: ['de-ch', 'fr-ch', 'it-ch'],
    LU: ['de-lu', 'fr-lu'],
  })
})

test('ranks the countries of the list from Denmark to Canada, and no other, each language of a country alike [B-MKT-O8]', () => {
  const ranked = countries.filter(({ priority }) => priority > 0).toSorted((a, b) => a.priority - b.priority)

  expect(ranked.map(({ code, priority }) => `${priority} ${code}`).join(', ')).toBe(
    '1 DK, 2 NO, 3 SE, 4 FI, 5 DE, 6 NL, 7 BE, 8 GB, 9 IE, 10 FR, 11 ES, 12 IT, 13 AT, 14 CH, 15 PL, 16 PT, ' +
      '17 CZ, 18 SK, 19 HU, 20 RO, 21 GR, 22 TR, 23 US, 24 CA',
  )
  const told = (id: string) => `${find(id).priority} ${find(id).language.baseCode}`
  expect(['de-ch', 'fr-ch', 'it-ch', 'ar-ae'].map(told)).toEqual(['14 de', '14 fr', '14 it', '0 ar'])
})

test('knows each country by its code and telephone prefix [B-MKT-10, C-EOR-34]', () => {
  expect(
    countries
      .map(({ code, phonePrefix }) => `${code} ${phonePrefix}`)
      .toSorted()
      .join(' '),
  ).toBe(
    'AD +376 AE +971 AL +355 AM +374 AT +43 BA +387 BE +32 BG +359 CA +1 CH +41 CY +357 CZ +420 ' +
      'DE +49 DK +45 DZ +213 EE +372 ES +34 FI +358 FR +33 GB +44 GR +30 HR +385 HU +36 IE +353 ' +
      'IS +354 IT +39 KZ +7 LI +423 LT +370 LU +352 LV +371 MA +212 MC +377 MK +389 MT +356 NL +31 ' +
      'NO +47 PL +48 PT +351 RO +40 RS +381 SE +46 SI +386 SK +421 TN +216 TR +90 UA +380 US +1',
  )
})

test('names markets by language and country, and gives each its currency [B-MKT-02, B-MKT-06]', () => {
  expect(find('da-dk')).toMatchObject({
    locale: 'da-DK',
    currency: 'DKK',
    priority: 1,
    language: { name: 'Dansk', baseCode: 'da' },
  })
  expect(find('de-li')).toMatchObject({ currency: 'CHF', priority: 0 })
  expect(ids).toEqual(
    expect.arrayContaining([
      'nl-be',
      'fr-be',
      'de-ch',
      'fr-ch',
      'it-ch',
      'fr-lu',
      'de-lu',
      'en-ca',
      'fr-ca',
      'en-ae',
      'ar-ae',
    ]),
  )
})

test('has each market of its language and country, and pays in the currency of that country [B-MKT-02, B-MKT-06, B-SYS-01, C-GEN-01]', () => {
  const paidIn = (currency: string) => ids.filter((id) => find(id).currency === currency).toSorted()
  const others = ids.filter((id) => find(id).currency !== 'EUR').map((id) => `${find(id).currency} ${id}`)

  expect(paidIn('EUR').join(' ')).toBe(
    'bg-bg de-at de-de de-lu el-cy el-gr en-ie en-mt es-ad es-es et-ee fi-fi fr-be fr-fr fr-lu fr-mc hr-hr it-it ' +
      'lt-lt lv-lv nl-be nl-nl pt-pt sk-sk sl-si',
  )
  expect(others.toSorted().join(', ')).toBe(
    'AED ar-ae, AED en-ae, ALL sq-al, AMD hy-am, BAM bs-ba, CAD en-ca, CAD fr-ca, CHF de-ch, CHF de-li, CHF fr-ch, ' +
      'CHF it-ch, CZK cs-cz, DKK da-dk, DZD fr-dz, GBP en-gb, HUF hu-hu, ISK is-is, KZT kk-kz, MAD fr-ma, MKD mk-mk, ' +
      'NOK no-no, PLN pl-pl, RON ro-ro, RSD sr-rs, SEK sv-se, TND fr-tn, TRY tr-tr, UAH uk-ua, USD en-us',
  )
  for (const { id, language, country, locale } of knownMarkets) {
    expect(id).toBe(`${language.baseCode}-${country.code.toLowerCase()}`)
    expect(locale.toLowerCase()).toBe(id)
  }
})

test('writes Arabic from right to left, all else from left to right [D-15]', () => {
  expect(knownMarkets.filter(({ direction }) => direction === 'rtl').map(({ id }) => id)).toEqual(['ar-ae'])
})

test('treats the language nb as no [B-MKT-07]', () => {
  expect(baseCodeOf('nb')).toBe('no')
  expect(find('no-no').language).toEqual({ name: 'Norsk', baseCode: 'no' })
})

test('sorts markets by priority, 0 last and there by country and id [B-MKT-08, B-MKT-O7]', () => {
  expect(ids.slice(0, 9)).toEqual(['da-dk', 'no-no', 'sv-se', 'fi-fi', 'de-de', 'nl-nl', 'nl-be', 'fr-be', 'en-gb'])
  const last = ids.slice(ids.indexOf('fr-ca') + 1)
  expect(last.every((id) => find(id).priority === 0)).toBe(true)
  expect(last.indexOf('es-ad')).toBeLessThan(last.indexOf('en-mt'))
  // Sorted by the name in the market's own language: Shqipëri, not Albania.
  expect(last.indexOf('sq-al')).toBeGreaterThan(last.indexOf('en-mt'))
  const twins = ['b', 'a'].map((id) => ({ ...find('es-ad'), id }))
  expect(byPriority(twins).map(({ id }) => id)).toEqual(['a', 'b'])
  const mixed = ['en-mt', 'da-dk', 'es-ad', 'en-us'].map(find)
  expect(byPriority(mixed).map(({ id }) => id)).toEqual(['da-dk', 'en-us', 'es-ad', 'en-mt'])
})

test('pays in currencies of the list, about 150 of them [B-MKT-11, C-TAX-02, C-CST-23]', () => {
  expect(currencyCodes.length).toBeGreaterThanOrEqual(150)
  expect(currencyCodes.length).toBeLessThanOrEqual(160)
  const real = new Set(Intl.supportedValuesOf('currency'))
  expect(currencyCodes.filter((code) => !real.has(code))).toEqual([])
  expect(new Set(currencyCodes).size).toBe(currencyCodes.length)
  for (const { currency } of countries) expect(currencyCodes).toContain(currency)
})

test('writes an amount the way of each market, in its currency [B-FMT-01, B-FMT-02, B-FMT-03, B-FMT-04, B-FMT-05, B-FMT-06, C-TAX-03, C-TAX-O4]', () => {
  const amountIn = (minor: number) => (id: string) =>
    formatMoney(money(minor, find(id).currency), find(id).locale).replaceAll(/\s/g, ' ')

  expect(
    ['da-dk', 'sv-se', 'no-no', 'de-de', 'it-it', 'tr-tr', 'ro-ro', 'cs-cz', 'en-gb', 'en-us'].map(amountIn(129950)),
  ).toEqual([
    ...['1.299,50 KR', '1 299,50 KR', '1 299,50 KR', '1.299,50 €', '€ 1299,50', '1.299,50 TL', '1.299,50 LEI'],
    ...['1 299,50 Kč', '£1,299.50', '$1,299.50'],
  ])
  expect(['de-ch', 'fr-ch', 'it-ch', 'de-li'].map(amountIn(2990))).toEqual(Array(4).fill('CHF 29.90'))
})

test('reckons in the main time zone of a country that has several [B-FMT-O2]', () => {
  expect(['US', 'CA', 'ES', 'PT', 'KZ'].map((code) => facts(code).timeZone)).toEqual([
    ...['America/New_York', 'America/Toronto', 'Europe/Madrid', 'Europe/Lisbon', 'Asia/Almaty'],
  ])
})

test('knows a real time zone for every country', () => {
  for (const { timeZone } of countries) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
})

test('counts the EU and its three neighbours of the EEA, and nobody else', () => {
  expect(countries.filter(({ eea }) => eea)).toHaveLength(27 + 3)
  expect(['GB', 'CH', 'TR', 'AD', 'MC'].some((code) => facts(code).eea)).toBe(false)
})
