import type { PickupPoint } from '#contracts/delivery.ts'

/** Where a parcel is to go, as far as finding a pickup point needs it. */
export interface PickupPlace {
  /** ISO 3166, upper case. */
  readonly country: string
  readonly postalCode: string | undefined
  readonly city: string | undefined
}

/** Finds a carrier's pickup points near an address: nearest first, at most 20, none when the carrier serves nobody there. */
export interface PickupPoints {
  near(carrier: string, place: PickupPlace, signal?: AbortSignal): Promise<PickupPoint[]>
}
