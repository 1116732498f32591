import { parcelEventKinds } from '#contracts/orders.ts'

export interface HappenedEvent {
  readonly kind: string
  readonly happenedAt: Date
}

const ranks = new Map<string, number>(parcelEventKinds.map((kind, at) => [kind, at]))
const secondOf = ({ happenedAt }: HappenedEvent): number => Math.floor(happenedAt.getTime() / 1000)
const rankOf = ({ kind }: HappenedEvent): number => ranks.get(kind) ?? -1

/** Once a parcel is delivered, only steps of its way back come after that. */
const deliveredRank = ranks.get('delivered')!

/**
 * The first event is the state of the parcel. Carriers stamp whole seconds: within one, the step that comes later on the way is newer.
 * A scan that is stamped after the delivery, but is of the way before it, stands below it.
 */
export function newestFirst<Event extends HappenedEvent>(events: readonly Event[]): Event[] {
  const delivered = Math.max(...events.filter(({ kind }) => kind === 'delivered').map(secondOf))
  const countedAt = (event: Event): number =>
    Number.isFinite(delivered) && rankOf(event) < deliveredRank ? Math.min(secondOf(event), delivered) : secondOf(event)
  return events.toSorted(
    (a, b) => countedAt(b) - countedAt(a) || rankOf(b) - rankOf(a) || b.happenedAt.getTime() - a.happenedAt.getTime(),
  )
}
