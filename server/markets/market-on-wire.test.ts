import { expect, test } from 'vitest'
import { country, market, marketSettings as settingsSchema } from '#contracts/markets.ts'
import { knownMarkets } from './known-markets.ts'
import { countryOnWire, deliveryCountries, marketOnWire, marketSettings } from './market-on-wire.ts'
import { fakeMarket, fakeMarkets } from './markets.fakes.ts'

test('shows a market with language, country, address, name and currency [B-MKT-06]', () => {
  const shown = marketOnWire(fakeMarket('da-dk'))
  expect(market.strict().parse(shown)).toEqual({
    id: 'da-dk',
    priority: 1,
    language: { name: 'Dansk', baseCode: 'da' },
    country: { name: 'Danmark', code: 'DK' },
    url: '/da-dk',
    name: 'Danmark',
    currency: 'DKK',
  })
})

test('tells the languages of one country apart by name [B-API-07]', () => {
  expect(marketOnWire(fakeMarket('fr-ch')).name).toBe('Suisse – Français')
  expect(marketOnWire(fakeMarket('ar-ae')).name).toBe('الإمارات العربية المتحدة – العربية')
})

test('tells reductions against the lowest price of 30 days in the EEA, against the list price elsewhere', () => {
  const of = (id: string) => settingsSchema.strict().parse(marketSettings(fakeMarket(id))).reductions
  expect(['da-dk', 'de-de', 'fr-fr', 'no-no'].map(of)).toEqual(['prior', 'prior', 'prior', 'prior'])
  expect(['en-gb', 'tr-tr', 'en-us', 'ar-ae'].map(of)).toEqual(['list', 'list', 'list', 'list'])
})

test('has the order button name the amount but where the law words it: in the EEA and in Turkey [D-12]', () => {
  const of = (id: string) => settingsSchema.strict().parse(marketSettings(fakeMarket(id))).buttonNamesAmount ?? false
  expect(['da-dk', 'de-de', 'fr-fr', 'no-no', 'tr-tr'].map(of)).toEqual([false, false, false, false, false])
  expect(['en-gb', 'en-us', 'ar-ae'].map(of)).toEqual([true, true, true])
})

test('shows a tax table only in Tunisia, North Macedonia, Armenia and the United States [B-MKT-14, C-TAX-01, C-CST-18, C-RCP-03]', () => {
  const all = fakeMarkets(...knownMarkets.map(({ id }) => id)).open
  const withTable = all.filter((market) => settingsSchema.strict().parse(marketSettings(market)).taxSummary)
  expect([...new Set(withTable.map(({ country: { code } }) => code))].sort()).toEqual(['AM', 'MK', 'TN', 'US'])
})

test('has no icon that leads to the stores in Spain, Great Britain and Ireland, and one everywhere else [B-NAV-13, B-STORE-O4]', () => {
  const all = fakeMarkets(...knownMarkets.map(({ id }) => id)).open
  const without = all.filter((market) => !settingsSchema.strict().parse(marketSettings(market)).storeLocatorIcon)

  expect([...new Set(without.map(({ country: { code } }) => code))].sort()).toEqual(['ES', 'GB', 'IE'])
})

test('tells from what amount on delivery is free, in whole units', () => {
  expect(marketSettings(fakeMarket('en-gb')).freeFreight).toEqual({ amount: 60, currency: 'GBP' })
})

test('shows the address rules of a country [B-MKT-15, B-MKT-16, C-EOR-34, C-ADR-03, C-ADR-05]', () => {
  const rulesOf = (id: string) => country.strict().parse(countryOnWire(fakeMarket(id).country, 'en-GB')).rules
  expect(rulesOf('ar-ae')).toMatchObject({ postalCode: false, houseNumber: false, city: true })
  expect(rulesOf('fr-mc')).toMatchObject({ postalCode: true, houseNumber: false, city: false })
  expect(rulesOf('uk-ua')).toMatchObject({ legalCustomerNumber: true, customsCustomerNumber: false })
  expect(rulesOf('mk-mk')).toMatchObject({ legalCustomerNumber: false, customsCustomerNumber: true })
  expect(rulesOf('de-de')).toMatchObject({ carrierPostNumber: true, houseNumber: true })
  expect(rulesOf('pl-pl')).toMatchObject({ postalPattern: '\\d{2}-\\d{3}', postalMask: '##-####' })
  expect(rulesOf('tr-tr')).toMatchObject({ districts: true, states: false, provinces: false })
  expect(rulesOf('en-us')).toMatchObject({ districts: false, states: true, provinces: false })
  expect(rulesOf('en-ca')).toMatchObject({ districts: false, states: false, provinces: true })
})

test('lists each country that is delivered to once, by name in the asking market’s language [C-EOR-34]', () => {
  const { open } = fakeMarkets('en-ae', 'ar-ae', 'de-de', 'da-dk')
  expect(deliveryCountries(open, 'da-DK').map(({ name }) => name)).toEqual([
    'Danmark',
    'De Forenede Arabiske Emirater',
    'Tyskland',
  ])
})
