import { momentOf } from '#foundation/local-time.ts'
import type { CarrierEvent } from './tracking-service.port.ts'

export interface StoredEvent {
  readonly eventId: string
  readonly kind: string
  readonly text?: string
  readonly happenedAt: Date
}

interface Around {
  /** The parcel's time zone, for times without an offset. */
  readonly timeZone: string
  readonly now: Date
  readonly sentAt: Date
}

const dayMs = 86_400_000
/** A label may be made some time before the parcel leaves. Carriers reuse numbers, so older events belong to another parcel. */
const earliestDays = 14
/** Clocks of scanners differ, and time zones are guessed. */
const latestDays = 1

/**
 * An event in the form that the shop stores. An unknown kind keeps the service's code and the carrier's text; without a
 * text there is nothing to show, so it counts as "in transit". Undefined if the time cannot belong to this parcel.
 */
export function readEvent(told: CarrierEvent, { timeZone, now, sentAt }: Around): StoredEvent | undefined {
  const happenedAt = momentOf(told.happenedAt, timeZone)
  if (!happenedAt) return undefined
  if (happenedAt.getTime() < sentAt.getTime() - earliestDays * dayMs) return undefined
  if (happenedAt.getTime() > now.getTime() + latestDays * dayMs) return undefined
  const { eventId, kind, text } = told
  if (kind !== undefined) return { eventId, kind, happenedAt }
  return text === '' ? { eventId, kind: 'inTransit', happenedAt } : { eventId, kind: told.code, text, happenedAt }
}
