import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { countryPlaces, placeOfCountry, placesOffered } from './country-places.ts'

test('has the place of about 240 countries on a map, each once [B-MKT-12]', () => {
  expect(countryPlaces.length).toBeGreaterThan(235)
  expect(countryPlaces.length).toBeLessThan(250)
  expect(new Set(countryPlaces.map(({ countryId }) => countryId)).size).toBe(countryPlaces.length)
  expect(placeOfCountry('dk')).toEqual({
    countryId: 'DK',
    name: 'Denmark',
    latitude: 56,
    longitude: 10.5,
    zoomLevel: 7,
  })
  expect(placeOfCountry('FR')).toEqual({ countryId: 'FR', name: 'France', latitude: 46.6, longitude: 2.4 })
})

test('finds every country the shop sells in [B-MKT-12]', () => {
  expect(countries.filter(({ code }) => placeOfCountry(code) === undefined)).toEqual([])
})

test('names each place and keeps it on the globe [B-MKT-12]', () => {
  for (const { countryId, name, latitude, longitude, zoomLevel = 6 } of placesOffered) {
    expect(countryId).toMatch(/^[A-Z]{2}$/)
    expect(name).not.toBe(countryId)
    expect([Math.abs(latitude) <= 85, Math.abs(longitude) <= 180, zoomLevel >= 3 && zoomLevel <= 15], name).toEqual([
      true,
      true,
      true,
    ])
  }
})

test('has one entry of no country, which nobody finds and nobody is offered [B-MKT-12, B-MKT-O6]', () => {
  expect(countryPlaces.filter(({ countryId }) => countryId === '')).toHaveLength(1)
  expect(placeOfCountry('')).toBeUndefined()
  expect(placesOffered.some(({ countryId }) => countryId === '')).toBe(false)
  expect(placesOffered).toHaveLength(countryPlaces.length - 1)
  expect(countries.filter(({ code }) => code === '')).toEqual([])
})
