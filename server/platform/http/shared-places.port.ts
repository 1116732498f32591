/** A place as it is held: by whom, from which network, and when they were last seen. */
export interface HeldPlace {
  readonly holder: string
  /** Left out where places are not counted by network. */
  readonly network: string | undefined
  readonly seenAt: number
}

export interface PlaceBounds {
  readonly places: number
  readonly perNetwork: number
  /** Whoever was not seen since holds no place any more. */
  readonly since: number
}

export interface PlaceNews {
  readonly taken: readonly HeldPlace[]
  readonly seenAgain: readonly HeldPlace[]
}

/** The shared store of queue places. */
export interface SharedPlaces {
  /** Notes which places were taken and who was seen again in theirs, unless they left; answers all places that are held. */
  note(news: PlaceNews, since: number): Promise<readonly HeldPlace[]>
  /** Takes one place, or keeps the one that is held, never beyond the bounds, however many ask at once. */
  take(place: HeldPlace, bounds: PlaceBounds): Promise<boolean>
  leave(holder: string): Promise<void>
}
