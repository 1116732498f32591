import type { ParcelTurn } from '#contracts/mail-parts.ts'
import { type HappenedEvent, newestFirst } from './newest-first.ts'

/** Events that the buyer is written about, by their kind. A delay is one as soon as the promised day is past. */
const turns: Readonly<Record<string, ParcelTurn>> = {
  outForDelivery: 'out-for-delivery',
  pickupReady: 'ready-to-collect',
  delivered: 'delivered',
  delay: 'delayed',
  failedAttempt: 'failed-attempt',
  return: 'returned',
}

export const turnOf = (kind: string): ParcelTurn | undefined => (Object.hasOwn(turns, kind) ? turns[kind] : undefined)

/** A parcel in one of these states is where it was to come, or does not come any more. */
const isOver = (kind: string): boolean => kind === 'delivered' || kind === 'pickupReady' || kind.startsWith('return')

export interface ParcelDays {
  readonly events: readonly HappenedEvent[]
  /** The last day the shop promised, and the last the carrier expects; ISO. */
  readonly promisedEnd: string | undefined
  readonly expectedEnd: string | undefined
  /** ISO, in the market. */
  readonly today: string
}

/** True for a parcel that comes after the promised day, or did not come by then. */
export function isLate({ events, promisedEnd, expectedEnd, today }: ParcelDays): boolean {
  const [newest] = newestFirst(events)
  if (promisedEnd === undefined || (newest && isOver(newest.kind))) return false
  return today > promisedEnd || (expectedEnd !== undefined && expectedEnd > promisedEnd)
}

/** True while the turn is still news: it is the state of the parcel. A delay is news while the parcel is late. */
export function isNews(turn: ParcelTurn, days: ParcelDays): boolean {
  if (turn === 'delayed') return isLate(days)
  const [newest] = newestFirst(days.events)
  return newest !== undefined && turnOf(newest.kind) === turn
}
