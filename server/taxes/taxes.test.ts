import { expect, test } from 'vitest'
import type { TaxCategory } from '#foundation/tax-categories.ts'
import { type CountryFacts, knownMarkets } from '#server/markets/index.ts'
import { taxesFor } from './taxes.ts'

const country = (marketId: string) => knownMarkets.find(({ id }) => id === marketId)!.country
const now = new Date('2026-11-22T12:00:00Z')

interface Asked {
  readonly region?: string
  readonly language?: string
  readonly at?: string
}
const taxesIn = (facts: CountryFacts, { region, language = 'en', at }: Asked = {}) =>
  taxesFor(facts, region ? { regionCode: region } : undefined, { language, now: at ? new Date(at) : now })
const rate = (marketId: string, category: TaxCategory | null, size = ['one', 'One size'], asked: Asked = {}) =>
  taxesIn(country(marketId), asked).rateOf({ category, sizeGroup: size[0]!, sizeName: size[1]! }).percent

test('knows the rate of each country whose prices include it [C-TAX-O2]', () => {
  const rates = ['da-dk', 'de-de', 'fr-fr', 'en-gb', 'tr-tr', 'ar-ae'].map((id) => taxesIn(country(id)).usual.percent)

  expect(rates).toEqual([25, 19, 20, 20, 10, 5])
})

test('adds the tax of the state once the address names it, and none in states without [C-TAX-O1, C-TAX-O2]', () => {
  const inState = (region?: string) => taxesIn(country('en-us'), region ? { region } : {})

  expect(inState()).toMatchObject({ included: false, usual: { percent: 0 } })
  expect(inState('CA')).toMatchObject({ included: false, usual: { percent: 7.25 }, name: { word: 'tax.sales' } })
  expect(['OR', 'MT', 'NH', 'DE', 'AK'].map((code) => inState(code).usual.percent)).toEqual([0, 0, 0, 0, 0])
})

test('names the two taxes of a province in the language of the market [C-TAX-O2, C-TAX-04]', () => {
  const canada = country('en-ca')

  expect(taxesIn(canada, { region: 'QC', language: 'fr' })).toMatchObject({
    usual: { percent: 5, percent2: 9.975 },
    name: { own: 'TPS' },
    name2: { own: 'TVQ' },
  })
  expect(taxesIn(canada, { region: 'BC' })).toMatchObject({
    usual: { percent: 5, percent2: 7 },
    name: { own: 'GST' },
    name2: { own: 'PST' },
  })
  expect(taxesIn(canada, { region: 'ON' })).toMatchObject({
    usual: { percent: 13, percent2: 0 },
    name: { own: 'HST' },
    name2: undefined,
  })
})

test.each([
  ['en-gb', '13Y / 158', 0],
  ['en-gb', '13-14 years', 20],
  ['en-gb', '14Y / 164', 20],
  ['en-ie', '10Y / 140', 0],
  ['en-ie', '12Y / 152', 23],
  ['en-ie', '152', 0],
  ['en-ie', '158', 23],
  ['fr-lu', '13 ans', 3],
  ['fr-lu', '14 ans', 17],
  ['de-de', '4Y / 104', 19],
  ['de-ch', '4Y / 104', 8.1],
  ['en-gb', 'Small', 20],
] as const)('taxes children’s clothes in %s, size %s, at %d %%', (market, size, percent) => {
  expect(rate(market, 'childrens-clothing', ['kids', size])).toBe(percent)
})

test('taxes children’s shoes by their size, and adults’ sizes as adults’', () => {
  const shoe = (market: string, size: string) => rate(market, 'childrens-footwear', ['shoe', size])

  expect([shoe('en-gb', '34'), shoe('en-gb', '35.5'), shoe('en-gb', '36')]).toEqual([0, 0, 20])
  expect([shoe('en-ie', '38'), shoe('en-ie', '39')]).toEqual([0, 23])
  expect([rate('en-gb', 'footwear', ['shoe', '34']), rate('en-gb', null, ['kids', '4Y / 104'])]).toEqual([20, 20])
})

test('changes a rate at midnight of the country’s own day', () => {
  const at = (market: string, moment: string) => taxesIn(country(market), { at: moment }).usual.percent

  expect([at('et-ee', '2025-06-30T20:59:59Z'), at('et-ee', '2025-06-30T21:00:00Z')]).toEqual([22, 24])
  expect([at('sk-sk', '2024-12-31T22:59:59Z'), at('sk-sk', '2024-12-31T23:00:00Z')]).toEqual([20, 23])
  expect([at('fi-fi', '2024-08-31T20:00:00Z'), at('fi-fi', '2024-09-01T00:00:00Z')]).toEqual([24, 25.5])
  expect([
    at('fr-lu', '2022-12-31T12:00:00Z'),
    at('fr-lu', '2023-06-01T12:00:00Z'),
    at('fr-lu', '2024-01-01T12:00:00Z'),
  ]).toEqual([17, 16, 17])
})

test('knows a change that is still to come: Louisiana from 2030', () => {
  const louisiana = (at: string) => taxesIn(country('en-us'), { region: 'LA', at }).usual.percent

  expect([louisiana('2029-12-31T12:00:00Z'), louisiana('2030-01-01T12:00:00Z')]).toEqual([5, 4.75])
})

test('leaves clothes untaxed in the states that do, and accessories and what names no category taxed', () => {
  const states = ['MN', 'NJ', 'PA', 'VT', 'NY', 'CA']
  const each = (category: TaxCategory | null) => states.map((region) => rate('en-us', category, undefined, { region }))

  expect(each('clothing')).toEqual([0, 0, 0, 0, 0, 7.25])
  expect(each('accessories')).toEqual([6.875, 6.625, 6, 6, 4, 7.25])
  expect(each(null)).toEqual([6.875, 6.625, 6, 6, 4, 7.25])
})

test('takes the province’s part off children’s goods in three provinces', () => {
  const at = (region: string) => rate('en-ca', 'childrens-clothing', ['kids', '10'], { region })

  expect(['ON', 'NS', 'PE', 'NB', 'AB'].map(at)).toEqual([5, 5, 5, 15, 5])
})
