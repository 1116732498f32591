import type { ParcelChange } from '#contracts/mail-parts.ts'
import { type HappenedEvent, newestFirst } from './newest-first.ts'

/** The kinds of events that are mailed to the buyer. A delay is mailed as soon as the promised day is past. */
const changes: Readonly<Record<string, ParcelChange>> = {
  outForDelivery: 'out-for-delivery',
  pickupReady: 'ready-to-collect',
  delivered: 'delivered',
  delay: 'delayed',
  failedAttempt: 'failed-attempt',
  return: 'returned',
}

export const changeOf = (kind: string): ParcelChange | undefined =>
  Object.hasOwn(changes, kind) ? changes[kind] : undefined

/** A parcel in one of these states has reached its destination, or will not arrive. */
const isOver = (kind: string): boolean => kind === 'delivered' || kind === 'pickupReady' || kind.startsWith('return')

export interface ParcelDays {
  readonly events: readonly HappenedEvent[]
  /** The last day the shop promised, and the last day the carrier expects, as ISO dates. */
  readonly promisedEnd: string | undefined
  readonly expectedEnd: string | undefined
  /** Today in the market's time zone, as ISO date. */
  readonly today: string
}

/** True for a parcel that is expected after the promised day, or that has not arrived by that day. */
export function isLate({ events, promisedEnd, expectedEnd, today }: ParcelDays): boolean {
  const [newest] = newestFirst(events)
  if (promisedEnd === undefined || (newest && isOver(newest.kind))) return false
  return today > promisedEnd || (expectedEnd !== undefined && expectedEnd > promisedEnd)
}

/** True if the change is still the newest event of the parcel. A delay counts as long as the parcel is late. */
export function isNewestChange(change: ParcelChange, days: ParcelDays): boolean {
  if (change === 'delayed') return isLate(days)
  const [newest] = newestFirst(days.events)
  return newest !== undefined && changeOf(newest.kind) === change
}
