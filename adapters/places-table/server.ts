import { foldName } from '#foundation/fold-text.ts'
import type { Point } from '#foundation/globe.ts'
import type { Place, Places, Town } from '#server/stores/places.port.ts'
import { towns } from './towns.ts'

/** Finds towns in our own table. That is good enough for a store finder, and no third party learns who searches for what. */
export const tableOfPlaces = (): Places => ({
  find: async (place) => byCity(place) ?? byPostalCode(place),
  townsIn: townsOf,
})

/** The towns of a country, each with the first of its names, the largest town first. */
const townsOf = (country: string): readonly Town[] =>
  towns
    .filter(([code]) => code === country.toUpperCase())
    .map(([, names, , latitude, longitude]) => ({ name: names.split('/')[0]!, latitude, longitude }))

function byCity({ city, country }: Place): Point | undefined {
  const wanted = foldName(city ?? '')
  return wanted === '' ? undefined : inCountry(country).find(({ names }) => names.includes(wanted))
}

/** The longest matching beginning of the postal code decides: 80 is Aarhus, 8 is Jutland. */
function byPostalCode({ postalCode, country }: Place): Point | undefined {
  const wanted = foldName(postalCode ?? '')
  if (wanted === '') return undefined
  const fitting = inCountry(country).flatMap((town) =>
    town.codes.filter((code) => wanted.startsWith(code)).map((code) => ({ town, code })),
  )
  return fitting.toSorted((a, b) => b.code.length - a.code.length)[0]?.town
}

const inCountry = (country: string | undefined) =>
  known.filter((town) => country === undefined || town.country === country.toUpperCase())

const known = towns.map(([country, names, codes, latitude, longitude]) => ({
  country,
  names: names.split('/').map(foldName),
  codes: codes.split(' ').filter(Boolean).map(foldName),
  latitude,
  longitude,
}))
