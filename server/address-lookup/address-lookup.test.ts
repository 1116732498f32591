import { expect, test } from 'vitest'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import type { AddressFinder, FoundAddress } from './address-finder.port.ts'
import { addressLookup } from './address-lookup.ts'
import { suggestionOf } from './suggest-addresses.ts'
import { compareAddresses } from './validate-address.ts'

const strandvej: FoundAddress = {
  country: 'DK',
  regionCode: '',
  regionName: 'Midtjylland',
  city: 'Aarhus C',
  district: '',
  postalCode: '8000',
  street: 'Strandvejen',
  houseNumber: '10',
  label: 'Strandvejen 10, 8000 AARHUS C, DENMARK',
}

/** A finder with one address, inside the result for its street, which counts its calls. */
function oneStreet(address: FoundAddress = strandvej) {
  const asked = { find: 0, retrieve: 0 }
  const finder: AddressFinder = {
    find: async ({ text, container }) => {
      asked.find++
      if (!text.toLowerCase().startsWith('strand') && !text.startsWith('8000')) return []
      return container === undefined
        ? [{ id: 's', text: 'Strandvejen', description: '', next: 'find' }]
        : [{ id: 'a', text: 'Strandvejen 10', description: '', next: 'retrieve' }]
    },
    retrieve: async () => {
      asked.retrieve++
      return address
    },
  }
  const faults: unknown[] = []
  const lookup = (finderFor: (country: string) => AddressFinder = () => finder) =>
    addressLookup({ finderFor, clock: () => new Date(0), log: (fault) => faults.push(fault) })
  return { asked, faults, finder, lookup }
}
const market = fakeMarket('da-dk')

test('suggests whole addresses, opening a street once [C-AVL-02, C-ENT-06]', async () => {
  expect(await oneStreet().lookup().suggest(market, 'Strandv')).toEqual([
    {
      country: 'DK',
      region: 'Midtjylland',
      city: 'Aarhus C',
      zipcode: '8000',
      street: 'Strandvejen',
      label: 'Strandvejen 10, 8000 AARHUS C, DENMARK',
      number: '10',
    },
  ])
})

test('asks the provider of the country for ten rows at most, and opens the first row that contains addresses [C-AVL-O2, C-EAV-01]', async () => {
  const { finder, lookup } = oneStreet()
  const found: object[] = []
  const countries: string[] = []
  const listening: AddressFinder = {
    ...finder,
    find: (ask) => {
      found.push(ask)
      return finder.find(ask)
    },
  }
  const open = lookup((country) => {
    countries.push(country)
    return listening
  })
  await open.suggest(market, 'Strandv')
  await open.suggest(fakeMarket('en-us'), 'Strandv')

  const ask = { text: 'Strandv', limit: 10 }
  expect(countries).toEqual(['DK', 'US'])
  expect(found).toEqual([
    { ...ask, country: 'DK', language: 'da' },
    { ...ask, country: 'DK', language: 'da', container: 's' },
    { ...ask, country: 'US', language: 'en' },
    { ...ask, country: 'US', language: 'en', container: 's' },
  ])
})

test('waits for three letters, and pays for an address once while the shopper keeps typing [C-AVL-O1]', async () => {
  const { asked, lookup } = oneStreet()
  const open = lookup()

  expect(await open.suggest(market, 'St')).toEqual([])
  expect(asked).toEqual({ find: 0, retrieve: 0 })
  await open.suggest(market, 'Strand')
  await open.suggest(market, 'Strandv')
  expect(asked.retrieve).toBe(1)
})

test('suggests nothing and reports no error while the provider is down, and logs the fault [C-AVL-01, C-EAV-01]', async () => {
  const { faults, lookup } = oneStreet()
  const silent: AddressFinder = { find: () => Promise.reject(new Error('down')), retrieve: async () => undefined }
  const open = lookup(() => silent)

  expect(await open.suggest(market, 'Strandvej')).toEqual([])
  expect(
    await open.validate(market, { region: '', city: 'Aarhus', zipCode: '8000', streetName: 'X', houseNumber: '1' }),
  ).toEqual({
    cityValidated: true,
    streetValidated: true,
    houseNumberValidated: true,
  })
  expect(faults).toHaveLength(2)
})

test('says which part of an address is unknown [C-AVL-03, C-AVL-04, C-ENT-07]', async () => {
  const open = oneStreet().lookup()
  const given = { region: '', city: 'Aarhus C', zipCode: '8000', streetName: 'Strandvejen', houseNumber: '10' }
  const all = { cityValidated: true, streetValidated: true, houseNumberValidated: true }

  expect(await open.validate(market, given)).toEqual(all)
  expect(await open.validate(market, { ...given, houseNumber: '99' })).toEqual({ ...all, houseNumberValidated: false })
  expect(await open.validate(market, { ...given, city: 'Odense' })).toEqual({ ...all, cityValidated: false })
  expect(await open.validate(market, { ...given, streetName: 'Bygade' })).toEqual({ ...all, streetValidated: false })
  expect(await open.validate(market, { ...given, streetName: 'Q', zipCode: '9999', city: 'Q' })).toEqual(all)
})

test('treats other spellings of an address as the same address', () => {
  const known = { ...strandvej, city: 'København Ø', street: 'Søtorvet', postalCode: '111 20', houseNumber: '24B' }
  const given = { region: '', city: 'kobenhavn ø', zipCode: '11120', streetName: 'SØTORVET', houseNumber: '24 b' }

  expect(compareAddresses(given, known)).toEqual({
    cityValidated: true,
    streetValidated: true,
    houseNumberValidated: true,
  })
  expect(compareAddresses({ ...given, streetName: '24b Søtorvet', houseNumber: '' }, known).streetValidated).toBe(true)
})

test('names the region as the form of its country does, and writes the code as it is stored [C-AVL-02, C-ENT-06]', () => {
  const found = { ...strandvej, regionCode: '34', regionName: 'İstanbul', district: 'Kadıköy', postalCode: '34710' }

  expect(suggestionOf(fakeMarket('tr-tr').country, found)).toMatchObject({ region: 'İstanbul', district: 'Kadıköy' })
  expect(suggestionOf(fakeMarket('en-us').country, { ...found, regionCode: 'NY', regionName: 'New York' }).region).toBe(
    'NY',
  )
  expect(suggestionOf(fakeMarket('sk-sk').country, { ...found, postalCode: '81101' }).zipcode).toBe('811 01')
  expect(suggestionOf(fakeMarket('en-ae').country, found).zipcode).toBe('')
})
