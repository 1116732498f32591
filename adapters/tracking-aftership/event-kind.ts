import type { ParcelEventKind } from '#contracts/orders.ts'
import type { ParcelDirection } from '#server/tracking/tracking-service.port.ts'

/** The fields of an AfterShip event that its kind depends on. */
export interface Step {
  readonly direction: ParcelDirection
  /** For example `InTransit`. */
  readonly tag: string
  /** For example `InTransit_007`. */
  readonly subtag: string
  /** The parcel will be collected at a pickup point. */
  readonly isPickup?: boolean
}

/** Subtags that are more exact than their tag. */
const bySubtag: Readonly<Record<string, ParcelEventKind>> = {
  InTransit_002: 'dispatch',
  OutForDelivery_002: 'pickupReady',
  OutForDelivery_004: 'scheduled',
  Exception_003: 'return',
  Exception_004: 'delay',
  Exception_005: 'delay',
  Exception_010: 'return',
  Exception_011: 'return',
  Exception_016: 'delay',
  Exception_017: 'delay',
}

const byTag: Readonly<Record<string, ParcelEventKind>> = {
  Pending: 'orderCreated',
  InfoReceived: 'orderCreated',
  InTransit: 'inTransit',
  OutForDelivery: 'outForDelivery',
  AttemptFail: 'failedAttempt',
  AvailableForPickup: 'pickupReady',
  Delivered: 'delivered',
}

/** The kind of the same step for a return parcel. */
const ofReturn: Readonly<Partial<Record<ParcelEventKind, ParcelEventKind>>> = {
  orderCreated: 'returnRegistered',
  dispatch: 'returnShipped',
  scheduled: 'returnInTransit',
  inTransit: 'returnInTransit',
  delay: 'returnDelay',
  outForDelivery: 'returnInTransit',
  failedAttempt: 'returnFailedAttempt',
  pickupScheduled: 'returnInTransit',
  pickupReady: 'returnInTransit',
  delivered: 'returnDelivered',
  return: 'returnDelay',
}

/** The kind of a step; undefined if the shop has no such kind, for example for a damaged or lost parcel. */
export function kindOf({ direction, tag, subtag, isPickup = false }: Step): ParcelEventKind | undefined {
  const own = Object.hasOwn(bySubtag, subtag) ? bySubtag[subtag] : Object.hasOwn(byTag, tag) ? byTag[tag] : undefined
  const kind = subtag === 'InTransit_009' && isPickup ? 'pickupScheduled' : own
  if (kind === undefined) return direction === 'return' && tag === 'Exception' ? 'returnDelay' : undefined
  return direction === 'return' ? (ofReturn[kind] ?? kind) : kind
}
