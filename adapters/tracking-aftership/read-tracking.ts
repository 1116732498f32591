import { createHash } from 'node:crypto'
import {
  type CarrierEvent,
  mostReportedEvents,
  type ParcelDirection,
  type ParcelReport,
} from '#server/tracking/tracking-service.port.ts'
import { kindOf } from './event-kind.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown, most = 300): string => (typeof value === 'string' ? value.trim().slice(0, most) : '')

/** Reads a tracking object from the API or a webhook. Undefined if it is not about a parcel of the shop. */
export function readTracking(tracking: unknown, toldAt: Date): ParcelReport | undefined {
  if (!isFields(tracking)) return undefined
  const [trackingNumber, orderNumber] = [textOf(tracking.tracking_number, 100), textOf(tracking.order_id, 100)]
  if (trackingNumber === '' || orderNumber === '') return undefined
  const direction = directionOf(tracking)
  const isPickup = textOf(tracking.pickup_location) !== ''
  const checkpoints = Array.isArray(tracking.checkpoints) ? tracking.checkpoints.filter(isFields) : []
  return {
    ...{ direction, orderNumber, trackingNumber, toldAt },
    // The service sends the oldest event first, so this keeps the newest ones.
    events: checkpoints
      .slice(-mostReportedEvents)
      .flatMap((checkpoint) => eventOf(checkpoint, { direction, trackingNumber, isPickup }) ?? []),
    expected: expectedOf(tracking),
  }
}

const directionOf = ({ custom_fields: own }: Fields): ParcelDirection =>
  isFields(own) && own.direction === 'return' ? 'return' : 'outbound'

interface Whose {
  readonly direction: ParcelDirection
  readonly trackingNumber: string
  readonly isPickup: boolean
}

function eventOf(checkpoint: Fields, whose: Whose): CarrierEvent | undefined {
  const { direction, trackingNumber, isPickup } = whose
  const [tag, subtag] = [textOf(checkpoint.tag, 60), textOf(checkpoint.subtag, 60)]
  const happenedAt = textOf(checkpoint.checkpoint_time, 40)
  const code = subtag || tag
  if (code === '' || happenedAt === '') return undefined
  const place = textOf(checkpoint.location) || textOf(checkpoint.city)
  const text = textOf(checkpoint.message)
  const same = JSON.stringify([trackingNumber, code, happenedAt, place, text])
  return {
    eventId: createHash('sha256').update(same).digest('hex').slice(0, 40),
    kind: kindOf({ direction, tag, subtag, isPickup }),
    ...{ code, text, happenedAt },
  }
}

const dayOf = (value: unknown): string | undefined => /^\d{4}-\d\d-\d\d/.exec(textOf(value, 40))?.[0]

/** The courier's estimate. A single day is both the first and the last day. */
function expectedOf({ courier_estimated_delivery_date: told, expected_delivery: bare }: Fields) {
  const range = isFields(told) ? told : {}
  const day = dayOf(range.estimated_delivery_date) ?? dayOf(bare)
  const start = dayOf(range.estimated_delivery_date_min) ?? day
  const end = dayOf(range.estimated_delivery_date_max) ?? day ?? start
  if (start === undefined || end === undefined || !isDay(start) || !isDay(end) || end < start) return undefined
  return { start, end }
}

const isDay = (text: string): boolean => !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
