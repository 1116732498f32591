import type { PickupPoint } from '#contracts/delivery.ts'

/** The parts of the destination needed to find pickup points. */
export interface PickupPlace {
  /** ISO 3166, upper case. */
  readonly country: string
  readonly postalCode: string | undefined
  readonly city: string | undefined
}

/** Finds a carrier's pickup points near an address: nearest first, at most 20, none if the carrier does not serve the area. */
export interface PickupPoints {
  near(carrier: string, place: PickupPlace, signal?: AbortSignal): Promise<PickupPoint[]>
}
