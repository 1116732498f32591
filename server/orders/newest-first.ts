import { parcelEventKinds } from '#contracts/orders.ts'

export interface HappenedEvent {
  readonly kind: string
  readonly happenedAt: Date
}

const ranks = new Map<string, number>(parcelEventKinds.map((kind, at) => [kind, at]))
const secondOf = ({ happenedAt }: HappenedEvent): number => Math.floor(happenedAt.getTime() / 1000)
const rankOf = ({ kind }: HappenedEvent): number => ranks.get(kind) ?? -1

/** The first event is the state of the parcel. Carriers stamp whole seconds: within one, the step that comes later on the way is newer. */
export const newestFirst = <Event extends HappenedEvent>(events: readonly Event[]): Event[] =>
  events.toSorted(
    (a, b) => secondOf(b) - secondOf(a) || rankOf(b) - rankOf(a) || b.happenedAt.getTime() - a.happenedAt.getTime(),
  )
