import type { Point } from '#foundation/globe.ts'

/** A place as people write it. */
export interface Place {
  readonly street?: string | undefined
  readonly city?: string | undefined
  readonly postalCode?: string | undefined
  /** ISO 3166. */
  readonly country?: string | undefined
}

export interface Town extends Point {
  readonly name: string
}

/** Finds the position of a place, as precise as a store finder needs: that of the town. Undefined for an unknown place. */
export interface Places {
  find(place: Place, signal?: AbortSignal): Promise<Point | undefined>
  /** Towns of a country (ISO 3166) for orientation on a map, most important first. */
  townsIn(country: string): readonly Town[]
}
