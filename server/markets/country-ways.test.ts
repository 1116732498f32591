import { expect, test } from 'vitest'
import { formatMoney } from '#foundation/money-format.ts'
import { isInUnion } from './european-union.ts'
import { knownMarkets } from './known-markets.ts'
import { thresholdCountries } from './open-markets.ts'
import { isPostalCode } from './postal-code.ts'

const markets = (code: string) => knownMarkets.filter(({ country }) => country.code === code)
const facts = (code: string) => markets(code)[0]!.country

test('treats the United States, Canada, Turkey, the Emirates, Germany and Andorra as they need [B-MKT-13, C-CST-19, C-GEN-14, C-GEN-O3]', () => {
  expect(facts('US')).toMatchObject({ tax: { included: false, summary: true }, address: { regions: 'states' } })
  expect(facts('CA')).toMatchObject({ tax: { included: false }, address: { regions: 'provinces' } })
  expect(markets('CA').map(({ id }) => id)).toEqual(['en-ca', 'fr-ca'])
  expect(facts('TR')).toMatchObject({ address: { regions: 'districts', taxOffice: true } })
  expect(formatMoney({ minor: 29900, currency: 'TRY' }, 'tr-TR')).toBe('299,00\u00a0TL')
  expect(facts('AE').address.postalCode).toBeNull()
  expect(markets('AE').map(({ id, direction }) => `${id} ${direction}`)).toEqual(['en-ae ltr', 'ar-ae rtl'])
  expect(['US', 'AE', 'DZ', 'CA'].map((code) => thresholdCountries.has(code))).toEqual([true, true, true, false])
  expect(isInUnion('AD')).toBe(false)
  expect(facts('DE').address.carrierPostNumber).toBe(true)
  const confirming = knownMarkets.filter(({ country }) => country.confirmsMarketing)
  expect(confirming.map(({ id }) => id)).toEqual(['de-de'])
  expect(facts('AD')).toMatchObject({ eea: false, tax: { rate: { rates: [{ percent: 4.5 }] } } })
  expect(['AD500', '500'].map((code) => isPostalCode(facts('AD').address.postalCode, code))).toEqual([true, false])
})
