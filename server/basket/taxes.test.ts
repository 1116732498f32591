import { expect, test } from 'vitest'
import { knownMarkets } from '#server/markets/index.ts'
import { taxesFor } from './taxes.ts'

const country = (marketId: string) => knownMarkets.find(({ id }) => id === marketId)!.country

test('knows the rate of each country whose prices include it [C-TAX-O2]', () => {
  const rates = ['da-dk', 'de-de', 'fr-fr', 'en-gb', 'tr-tr', 'ar-ae'].map(
    (id) => taxesFor(country(id), undefined, 'en').ratePercent,
  )

  expect(rates).toEqual([25, 19, 20, 20, 10, 5])
})

test('adds the tax of the state once the address names it, and none in states without [C-TAX-O1, C-TAX-O2]', () => {
  const inState = (regionCode?: string) => taxesFor(country('en-us'), regionCode ? { regionCode } : undefined, 'en')

  expect(inState()).toMatchObject({ included: false, ratePercent: 0 })
  expect(inState('CA')).toMatchObject({ included: false, ratePercent: 7.25, name: { word: 'tax.sales' } })
  expect(['OR', 'MT', 'NH', 'DE', 'AK'].map((code) => inState(code).ratePercent)).toEqual([0, 0, 0, 0, 0])
})

test('names the two taxes of a province in the language of the market [C-TAX-O2, C-TAX-04]', () => {
  const canada = country('en-ca')

  expect(taxesFor(canada, { regionCode: 'QC' }, 'fr')).toMatchObject({
    ratePercent: 5,
    ratePercent2: 9.975,
    name: { own: 'TPS' },
    name2: { own: 'TVQ' },
  })
  expect(taxesFor(canada, { regionCode: 'BC' }, 'en')).toMatchObject({
    ratePercent: 5,
    ratePercent2: 7,
    name: { own: 'GST' },
    name2: { own: 'PST' },
  })
  expect(taxesFor(canada, { regionCode: 'ON' }, 'en')).toMatchObject({
    ratePercent: 13,
    ratePercent2: 0,
    name: { own: 'HST' },
    name2: undefined,
  })
})
