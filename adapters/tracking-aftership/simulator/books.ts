import { createHash } from 'node:crypto'
import type { Ledger } from '#server/platform/simulators/simulator.port.ts'

export interface Checkpoint {
  readonly checkpoint_time: string
  readonly tag: string
  readonly subtag: string
  readonly message: string
  readonly city: string
  readonly slug: string
}

export interface Tracking {
  readonly id: string
  readonly tracking_number: string
  readonly slug: string
  readonly order_id: string
  readonly custom_fields: Readonly<Record<string, unknown>>
  readonly pickup_location: string | null
  readonly scenario: string
  updated_at: string
  expected_delivery: string | null
  tag: string
  subtag: string
  readonly checkpoints: Checkpoint[]
}

/** The followed parcels. They are read from the ledger after a restart. */
export function openBooks(ledger: Ledger) {
  const trackings = new Map<string, Tracking>()
  const apply = (entry: Readonly<Record<string, unknown>>): Tracking | undefined => {
    if (entry.kind === 'tracking') {
      const made = openedTracking(entry)
      trackings.set(made.id, made)
      return made
    }
    const tracking = trackings.get(String(entry.id))
    if (!tracking) return undefined
    const checkpoint = entry.checkpoint as Checkpoint
    tracking.checkpoints.push(checkpoint)
    tracking.tag = checkpoint.tag
    tracking.subtag = checkpoint.subtag
    tracking.updated_at = String(entry.at)
    if (typeof entry.expected === 'string') tracking.expected_delivery = entry.expected
    return tracking
  }
  for (const entry of ledger.entries()) apply(entry)

  const write = (entry: Readonly<Record<string, unknown>>): Tracking | undefined => {
    ledger.append(entry)
    return apply(entry)
  }
  return {
    all: (): Tracking[] => [...trackings.values()],
    find: (id: string): Tracking | undefined => trackings.get(id),
    named: (number: string): Tracking[] => [...trackings.values()].filter((one) => one.tracking_number === number),
    add: (asked: Readonly<Record<string, unknown>>, scenario: string): Tracking =>
      write({ ...asked, kind: 'tracking', scenario, at: new Date().toISOString() })!,
    step: (id: string, checkpoint: Checkpoint, expected?: string): Tracking | undefined =>
      write({ kind: 'checkpoint', id, checkpoint, expected, at: new Date().toISOString() }),
  }
}

export type Books = ReturnType<typeof openBooks>

/** The id of a parcel, made from number, courier and order, so that the same parcel always has the same id. */
export const idOf = ({ tracking_number: number, slug, order_id: order }: Readonly<Record<string, unknown>>): string =>
  createHash('sha256')
    .update(`${String(number)} ${String(slug ?? 'detected')} ${String(order)}`)
    .digest('hex')
    .slice(0, 24)

const openedTracking = (entry: Readonly<Record<string, unknown>>): Tracking => ({
  id: idOf(entry),
  tracking_number: String(entry.tracking_number),
  slug: String(entry.slug ?? 'detected'),
  order_id: String(entry.order_id ?? ''),
  custom_fields: (entry.custom_fields ?? {}) as Readonly<Record<string, unknown>>,
  pickup_location: entry.scenario === 'pickup' ? 'Kiosk Nord' : null,
  scenario: String(entry.scenario),
  updated_at: String(entry.at),
  expected_delivery: null,
  tag: 'Pending',
  subtag: 'Pending_001',
  checkpoints: [],
})
