import type { ParcelEventKind } from '#contracts/orders.ts'

export const parcelDirections = ['outbound', 'return'] as const
/** To the shopper, or from the shopper back to the shop. */
export type ParcelDirection = (typeof parcelDirections)[number]

/** A parcel that a tracking service follows. */
export interface FollowedParcel {
  readonly direction: ParcelDirection
  readonly orderNumber: string
  /** As the warehouse wrote it. */
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
  /** Undefined for an event that is none of the shop's kinds. */
  readonly kind: ParcelEventKind | undefined
  /** The service's own word for it. */
  readonly code: string
  /** The carrier's text; may be empty. */
  readonly text: string
  /** ISO; without an offset it is local time. */
  readonly happenedAt: string
}

/** The complete report of a service about a parcel, or a part of it. */
export interface ParcelReport {
  readonly direction: ParcelDirection
  readonly orderNumber: string
  readonly trackingNumber: string
  /** In any order, at most `mostReportedEvents`. */
  readonly events: readonly CarrierEvent[]
  /** The days the carrier now expects to deliver, ISO, and when it said so. */
  readonly expected?: { readonly start: string; readonly end: string } | undefined
  readonly toldAt: Date
}

/** More are never needed: a parcel has about a dozen. */
export const mostReportedEvents = 200

/** A request that claims to come from the service. */
export interface SentNotice {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The raw body, which the signature was computed from. */
  readonly text: string
}

/** `ignored`: nothing in it is about a parcel's way. */
export type ReadNotice =
  | { readonly kind: 'report'; readonly report: ParcelReport }
  | { readonly kind: 'ignored' | 'not-signed' | 'too-old' | 'not-understood' }

/** Follows parcels of many carriers. Throws where it does not answer, or where the answer is not understood. */
export interface TrackingService {
  /** Asks the service to follow a parcel; the same parcel again changes nothing. */
  register(parcel: FollowedParcel, signal?: AbortSignal): Promise<void>
  /** Its current report; undefined for a parcel that it does not track. */
  look(parcel: FollowedParcel, signal?: AbortSignal): Promise<ParcelReport | undefined>
  /** Reads a notice that the service sent by itself. */
  read(notice: SentNotice, now: Date): ReadNotice
}
