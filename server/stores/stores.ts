import { foldName } from '#foundation/fold-text.ts'
import { metresBetween, type Point } from '#foundation/globe.ts'
import type { Place } from './places.port.ts'

/** A physical shop, as listed in the shop folder. */
export interface Store {
  readonly id: string
  readonly shopNumber: string
  readonly name: string
  readonly market: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  readonly phone: string
  readonly openingHours: readonly { readonly day: number; readonly opens: string; readonly closes: string }[]
  readonly clickAndCollect: boolean
  /** The number of the company that runs it, in the country's register; empty or undefined if unknown. */
  readonly companyNumber?: string
}

export interface NearStore extends Store {
  /** Metres in a straight line. */
  readonly distance: number
}

export interface Stores {
  /** Stores of a country, in the order of the shop folder. */
  in(country: string): readonly Store[]
  all(): readonly Store[]
  find(id: string): Store | undefined
}

export const storesOf = (stores: readonly Store[]): Stores => {
  const byId = new Map(stores.map((store) => [store.id, store]))
  return {
    in: (country) => stores.filter((store) => store.country === country),
    all: () => stores,
    find: (id) => byId.get(id),
  }
}

/** Sorts stores by distance, nearest first. */
export const nearest = (stores: readonly Store[], point: Point): NearStore[] =>
  stores
    .map((store) => ({ ...store, distance: Math.round(metresBetween(point, store)) }))
    .sort((a, b) => a.distance - b.distance)

/** The position of one of our stores, by its town or postal code, without an external service. */
export function placeOfStores(stores: readonly Store[], { city, postalCode, country }: Place): Point | undefined {
  const known = stores.filter((store) => country === undefined || store.country === country.toUpperCase())
  const wanted = [city, postalCode].map((text) => foldName(text ?? '')).filter(Boolean)
  return known.find((store) => wanted.some((text) => [store.postalCode, store.city].map(foldName).includes(text)))
}
