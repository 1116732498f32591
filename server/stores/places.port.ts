/** A place as people write it. */
export interface Place {
  readonly street?: string | undefined
  readonly city?: string | undefined
  readonly postalCode?: string | undefined
  /** ISO 3166. */
  readonly country?: string | undefined
}

/** Degrees. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Finds where a place lies, as a store finder needs it: a town is exact enough. Undefined for a place nobody knows. */
export interface Places {
  find(place: Place, signal?: AbortSignal): Promise<Point | undefined>
}
