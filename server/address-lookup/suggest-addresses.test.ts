import { expect, test } from 'vitest'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import type { AddressFinder, FindAddress, FoundAddress, FoundPlace } from './address-finder.port.ts'
import { addressLookup } from './address-lookup.ts'
import { addressIds, suggestAddresses, suggestionOf } from './suggest-addresses.ts'
import { compareAddresses, validateAddress } from './validate-address.ts'

const bygade: FoundAddress = {
  ...{ country: 'DK', regionCode: '', regionName: '', city: 'Århus C', district: '', postalCode: '8000' },
  ...{ street: 'Ny Bygade', houseNumber: '10', label: 'Ny Bygade 10' },
}
const place = (id: string, next: FoundPlace['next']): FoundPlace => ({ id, next, text: id, description: '' })

/** A finder with these results by container; it records its calls. */
function finderOf(rows: Readonly<Record<string, readonly FoundPlace[]>>, known = (id: string) => id !== 'gone') {
  const found: FindAddress[] = []
  const retrieved: string[] = []
  const finder: AddressFinder = {
    find: async (ask) => {
      found.push(ask)
      return rows[ask.container ?? ''] ?? []
    },
    retrieve: async ({ id, language }) => {
      retrieved.push(`${id} ${language}`)
      return known(id) ? { ...bygade, label: id } : undefined
    },
  }
  return { finder, found, retrieved }
}
const danish = fakeMarket('da-dk')
const ask = { text: 'bygade', country: 'DK', language: 'da' }

test('returns the addresses among the results, and if there are none opens the first row that contains some [C-AVL-O2]', async () => {
  const mixed = finderOf({ '': [place('street', 'find'), place('a', 'retrieve'), place('b', 'retrieve')] })
  const groups = finderOf({
    '': [place('one', 'find'), place('two', 'find')],
    one: [place('s', 'find'), place('c', 'retrieve')],
  })

  expect(await addressIds(mixed.finder, ask)).toEqual(['a', 'b'])
  expect(mixed.found).toHaveLength(1)
  expect(await addressIds(groups.finder, ask)).toEqual(['c'])
  expect(await addressIds(finderOf({}).finder, ask)).toEqual([])
})

test('suggests five addresses at most, and leaves out those that no longer exist [C-AVL-O1]', async () => {
  const many = finderOf({ '': ['a', 'gone', 'c', 'd', 'e', 'f', 'g'].map((id) => place(id, 'retrieve')) })
  const typed = (text: string) => ({ country: danish.country, language: 'da', text })

  expect((await suggestAddresses(many.finder, typed('byg'))).map(({ label }) => label)).toEqual(['a', 'c', 'd', 'e'])
  expect(many.retrieved).toHaveLength(5)
  expect(await suggestAddresses(many.finder, typed('  by  '))).toEqual([])
})

test('names a region by its code, else by its name; a district’s province by the name it has here [C-AVL-02]', () => {
  const american = fakeMarket('en-us').country
  const turkish = fakeMarket('tr-tr').country
  const [zone] = turkish.zones
  const region = (more: Partial<FoundAddress>, country = american) =>
    suggestionOf(country, { ...bygade, ...more }).region

  expect(region({ regionCode: 'NY', regionName: 'New York' })).toBe('NY')
  expect(region({ regionCode: '', regionName: 'New York' })).toBe('New York')
  expect(region({ regionCode: zone!.id, regionName: 'x' }, turkish)).toBe(zone!.name)
  expect(region({ regionCode: '', regionName: zone!.name }, turkish)).toBe(zone!.name)
  expect(region({ regionCode: 'none', regionName: 'Elsewhere' }, turkish)).toBe('Elsewhere')
  expect(suggestionOf(american, bygade)).not.toHaveProperty('district')
})

/** A look-up with its own clock and one finder per country. */
function lookupOf(...finders: readonly AddressFinder[]) {
  let now = 0
  const lookup = addressLookup({
    finderFor: (country) => finders[country === 'DK' ? 0 : finders.length - 1]!,
    clock: () => new Date(now),
    log: () => {},
  })
  const pass = (ms: number) => {
    now += ms
  }
  return { ...lookup, pass }
}

test('pays for an address once in five minutes, separately for each language and each provider [C-AVL-O1]', async () => {
  const one = finderOf({ '': [place('a', 'retrieve')] })
  const other = finderOf({ '': [place('a', 'retrieve')] })
  const open = lookupOf(one.finder, other.finder)
  await open.suggest(danish, 'bygade')
  open.pass(299_999)
  await open.suggest(danish, 'bygade')
  expect(one.retrieved).toEqual(['a da'])
  open.pass(1)
  await open.suggest(danish, 'bygade')
  expect(one.retrieved).toEqual(['a da', 'a da'])
  await open.suggest(fakeMarket('en-gb'), 'bygade')
  expect(other.retrieved).toEqual(['a en'])
  const shared = lookupOf(one.finder)
  await shared.suggest(danish, 'bygade')
  await shared.suggest(fakeMarket('en-gb'), 'bygade')
  expect(one.retrieved.slice(2)).toEqual(['a da', 'a en'])
})

test('requests an address again if the provider failed, or if many others were requested since', async () => {
  let isDown = true
  const { finder, retrieved } = finderOf({ '': [place('a', 'retrieve')] })
  const failing: AddressFinder = {
    ...finder,
    find: async ({ text }) => [place(text, 'retrieve')],
    retrieve: (asked) => (isDown ? Promise.reject(new Error('down')) : finder.retrieve(asked)),
  }
  const open = lookupOf(failing)
  expect(await open.suggest(danish, 'bygade')).toEqual([])
  isDown = false
  expect(await open.suggest(danish, 'bygade')).toHaveLength(1)

  for (let other = 1; other < 2_000; other++) await open.suggest(danish, `other ${other}`)
  await open.suggest(danish, 'bygade')
  expect(retrieved.filter((one) => one === 'bygade da')).toHaveLength(1)
  await open.suggest(danish, 'one too many')
  await open.suggest(danish, 'bygade')
  expect(retrieved.filter((one) => one === 'bygade da')).toHaveLength(2)
})

const given = { region: '', city: 'Aarhus C', zipCode: '8000', streetName: 'Ny Bygade', houseNumber: '10' }
const validate = (finder: AddressFinder, more: Partial<typeof given> = {}) =>
  validateAddress(finder, { country: 'DK', language: 'da', given: { ...given, ...more } })
const valid = { cityValidated: true, streetValidated: true, houseNumberValidated: true }

test('looks for the whole address, else its street, else its town, and never sends the same request twice [C-AVL-03]', async () => {
  const nowhere = finderOf({})
  const texts = () => nowhere.found.splice(0).map(({ text }) => text)

  expect(await validate(nowhere.finder)).toEqual(valid)
  expect(texts()).toEqual(['Ny Bygade 10 8000 Aarhus C', 'Ny Bygade 8000 Aarhus C', '8000 Aarhus C'])
  await validate(nowhere.finder, { houseNumber: '', streetName: '' })
  expect(texts()).toEqual(['8000 Aarhus C'])
  await validate(nowhere.finder, { houseNumber: '', streetName: '', zipCode: '', city: '' })
  expect(texts()).toEqual([])
  expect(await validate(finderOf({ '': [place('gone', 'retrieve')] }).finder)).toEqual(valid)
})

test('reports the part of an address that differs, and only one part at a time [C-AVL-04]', () => {
  const doubts = (more: Partial<typeof given>, known: Partial<FoundAddress> = {}) =>
    Object.entries(compareAddresses({ ...given, city: 'ÅRHUS  c', ...more }, { ...bygade, ...known }))
      .filter(([, isRight]) => !isRight)
      .map(([name]) => name)

  expect(doubts({})).toEqual([])
  expect(doubts({ streetName: 'Bygade' })).toEqual(['streetValidated'])
  expect(doubts({ streetName: 'Bygade', houseNumber: '11' })).toEqual(['streetValidated'])
  expect(doubts({ houseNumber: '11' })).toEqual(['houseNumberValidated'])
  expect(doubts({ houseNumber: '' })).toEqual([])
  expect(doubts({ city: 'Odense' })).toEqual(['cityValidated'])
  expect(doubts({ zipCode: '8001' })).toEqual(['cityValidated'])
  expect(doubts({ city: '', zipCode: '' })).toEqual([])
  expect(doubts({}, { city: '', postalCode: '' })).toEqual([])
  expect(doubts({ zipCode: '80-0 0' })).toEqual([])
  expect(doubts({}, { postalCode: '80 00' })).toEqual([])
  expect(doubts({ region: 'NJ' }, { regionCode: 'NY', regionName: 'New York' })).toEqual(['cityValidated'])
  expect(doubts({ region: 'ny' }, { regionCode: 'NY', regionName: 'New York' })).toEqual([])
  expect(doubts({ region: 'NY' }, { regionCode: '', regionName: 'New York' })).toEqual([])
})

test('treats letters with and without accents as the same', () => {
  const isSame = (city: string, known: string) =>
    compareAddresses({ ...given, city, zipCode: '' }, { ...bygade, city: known }).cityValidated

  for (const [city, known] of [
    ['Kobenhavn', 'København'],
    ['Aero', 'Ærø'],
    ['Weissenburg', 'Weißenburg'],
    ['Lodz', 'Łódź'],
    ['Diyarbakir', 'Diyarbakır'],
    ['St Albans', 'St. Albans,'],
  ] as const)
    expect([city, isSame(city, known)]).toEqual([city, true])
})
