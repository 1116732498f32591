import type { Point } from '#foundation/globe.ts'
import type { Place, Places } from './places.port.ts'
import { placeOfStores, type Store } from './stores.ts'

export interface PlaceSearchNeeds {
  readonly stores: readonly Store[]
  readonly places: Pick<Places, 'find'>
  /** ISO 3166. */
  readonly country: string
}

/**
 * Finds the place that a shopper typed: a town, a postal code, or both in one line. A place that no table contains may
 * be the town of a store.
 */
export async function findPlace(
  typed: string,
  { stores, places, country }: PlaceSearchNeeds,
): Promise<Point | undefined> {
  const asked = readings(typed).map((reading) => ({ ...reading, country }))
  for (const place of asked) {
    const point = await places.find(place)
    if (point) return { latitude: point.latitude, longitude: point.longitude }
  }
  for (const place of asked) {
    const store = placeOfStores(stores, place)
    if (store) return { latitude: store.latitude, longitude: store.longitude }
  }
  return undefined
}

/** `8000 Aarhus C` may be a town, a postal code, a code and a town, or a town and a code. */
function readings(typed: string): Omit<Place, 'country'>[] {
  const text = typed.trim()
  const words = text.split(/[\s,]+/).filter(Boolean)
  const coded = words.filter((word) => /\d/.test(word)).join(' ')
  const named = words.filter((word) => !/\d/.test(word)).join(' ')
  if (text === '') return []
  return coded === '' || named === ''
    ? [{ city: text }, { postalCode: text }]
    : [{ city: text }, { postalCode: text }, { postalCode: coded, city: named }]
}
