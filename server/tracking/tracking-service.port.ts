import type { ParcelEventKind } from '#contracts/orders.ts'

export const parcelDirections = ['outbound', 'return'] as const
/** To the shopper, or from the shopper back to the shop. */
export type ParcelDirection = (typeof parcelDirections)[number]

/** A parcel that a tracking service follows. */
export interface FollowedParcel {
  readonly direction: ParcelDirection
  readonly orderNumber: string
  /** The name that the warehouse sent. */
  readonly carrier: string
  readonly trackingNumber: string
  /** ISO codes. */
  readonly language: string
  readonly country: string
}

/** An event of a parcel, as a carrier reported it. */
export interface CarrierEvent {
  /** The same each time the event is reported. */
  readonly eventId: string
  /** Undefined if the event is none of the shop's kinds. */
  readonly kind: ParcelEventKind | undefined
  /** The service's own code. */
  readonly code: string
  /** The carrier's text; may be empty. */
  readonly text: string
  /** ISO; without an offset it is in local time. */
  readonly happenedAt: string
}

/** The complete report of a service about a parcel, or a part of it. */
export interface ParcelReport {
  readonly direction: ParcelDirection
  readonly orderNumber: string
  readonly trackingNumber: string
  /** In any order, at most `mostReportedEvents`. */
  readonly events: readonly CarrierEvent[]
  /** The days on which the carrier now expects to deliver, ISO, and when it reported them. */
  readonly expected?: { readonly start: string; readonly end: string } | undefined
  readonly toldAt: Date
}

/** A parcel has about a dozen events, so more are not needed. */
export const mostReportedEvents = 200

/** A request that claims to be from the service. */
export interface SentNotice {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The raw body, for which the signature was computed. */
  readonly text: string
}

/** `ignored`: nothing in it concerns the movement of a parcel. */
export type ReadNotice =
  | { readonly kind: 'report'; readonly report: ParcelReport }
  | { readonly kind: 'ignored' | 'not-signed' | 'too-old' | 'not-understood' }

/** Follows parcels of many carriers. Throws if it does not answer, or if its answer is unknown. */
export interface TrackingService {
  /** Registers a parcel to be followed; repeated calls change nothing. */
  register(parcel: FollowedParcel, signal?: AbortSignal): Promise<void>
  /** The current report; undefined for a parcel that the service does not follow. */
  fetchReport(parcel: FollowedParcel, signal?: AbortSignal): Promise<ParcelReport | undefined>
  /** Reads a notice that the service sent on its own. */
  read(notice: SentNotice, now: Date): ReadNotice
}
