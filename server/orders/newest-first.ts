import { parcelEventKinds } from '#contracts/orders.ts'

export interface HappenedEvent {
  readonly kind: string
  readonly happenedAt: Date
}

const ranks = new Map<string, number>(parcelEventKinds.map((kind, at) => [kind, at]))
const secondOf = ({ happenedAt }: HappenedEvent): number => Math.floor(happenedAt.getTime() / 1000)
const rankOf = ({ kind }: HappenedEvent): number => ranks.get(kind) ?? -1

/** After the delivery, only steps of a return are newer. */
const deliveredRank = ranks.get('delivered')!

/**
 * The first event is the state of the parcel. Carriers use whole seconds; within one second the step that comes later
 * on the way is newer. A scan of an earlier step with a time after the delivery comes after it in the list.
 */
export function newestFirst<Event extends HappenedEvent>(events: readonly Event[]): Event[] {
  const delivered = Math.max(...events.filter(({ kind }) => kind === 'delivered').map(secondOf))
  const countedAt = (event: Event): number =>
    Number.isFinite(delivered) && rankOf(event) < deliveredRank ? Math.min(secondOf(event), delivered) : secondOf(event)
  return events.toSorted(
    (a, b) => countedAt(b) - countedAt(a) || rankOf(b) - rankOf(a) || b.happenedAt.getTime() - a.happenedAt.getTime(),
  )
}
