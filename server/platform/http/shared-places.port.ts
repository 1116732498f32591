/** A taken place: its holder, the network, and when the holder was last seen. */
export interface HeldPlace {
  readonly holder: string
  /** Undefined where places are not counted by network. */
  readonly network: string | undefined
  readonly seenAt: number
}

export interface PlaceBounds {
  readonly places: number
  readonly perNetwork: number
  /** A holder who was not seen since then has no place any more. */
  readonly since: number
}

export interface PlaceNews {
  readonly taken: readonly HeldPlace[]
  readonly seenAgain: readonly HeldPlace[]
}

/** The store of queue places that all processes share. */
export interface SharedPlaces {
  /** Saves which places were taken and which holders were seen again, unless they left. Returns all places that are held. */
  note(news: PlaceNews, since: number): Promise<readonly HeldPlace[]>
  /** Takes one place, or keeps the holder's place, never beyond the bounds, however many processes ask at once. */
  take(place: HeldPlace, bounds: PlaceBounds): Promise<boolean>
  leave(holder: string): Promise<void>
}
