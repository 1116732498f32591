import { expect, test } from 'vitest'
import { tableOfPlaces } from '#adapters/places-table/server.ts'
import { findPlace } from './find-place.ts'

const places = tableOfPlaces()
const find = (typed: string, country = 'DK') => findPlace(typed, { stores: [], places, country })

test('finds a town, a postal code, or both in one line, whatever the letters [B-STORE-O1, B-SIM-03]', async () => {
  const aarhus = { latitude: 56.163, longitude: 10.204 }
  for (const typed of ['Aarhus', ' århus ', '8000', '8000 Aarhus', 'Aarhus 8000', '8000, AARHUS'])
    expect([typed, await find(typed)]).toEqual([typed, aarhus])
  expect(await find('SW1A 1AA', 'GB')).toEqual({ latitude: 51.507, longitude: -0.128 })
})

test('finds nothing for an unknown place, or one of another country [B-STORE-O2]', async () => {
  for (const typed of ['', '  ', 'Atlantis', 'Berlin', '%%%', 'a'.repeat(100)])
    expect(await find(typed)).toBeUndefined()
})
