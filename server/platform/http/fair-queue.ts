import { newTicket, readTicket } from './queue-tickets.ts'
import type { HeldPlace, SharedPlaces } from './shared-places.port.ts'

/** A visitor's place in the checkout queue. */
export type QueuePosition =
  | { readonly admitted: true; readonly ticket: string }
  | { readonly admitted: false; readonly ticket: string; readonly ahead: number }

export interface QueueRequest {
  readonly ticket: string | undefined
  readonly holder: string
  /** Undefined where places are not counted by network. */
  readonly network?: string | undefined
}

/**
 * A queue in order of arrival with one place per holder, for all processes that share the places. A signed ticket says
 * since when its holder waits, so the holder keeps the turn at every process. A holder who does not ask for a while
 * loses the place or the turn.
 */
export interface FairQueue {
  requestPlace(request: QueueRequest, now: Date): Promise<QueuePosition>
  /** Frees the place or the turn of a holder. */
  leave(holder: string): Promise<void>
  /** True if one of the processes gave this ticket to this holder. */
  isGiven(ticket: string | undefined, holder: string): boolean
  /** True once half of the places are taken. Callers then check on every request who holds a place. */
  isFilling(now: Date): Promise<boolean>
}

export interface QueueRules {
  readonly places: number
  /** Most places of one network. */
  readonly perNetwork: number
  readonly secrets: readonly string[]
  readonly shared: SharedPlaces
}

interface Waiting {
  readonly since: number
  readonly seenAt: number
  readonly network: string | undefined
}

/** A holder keeps a place this long after being last seen, and a turn in the queue this long. */
const placeMs = 180_000
const turnMs = 20_000
/** How often processes exchange their places, and the share of all places that a process may give before it reports them. */
const noteMs = 2_000
const untoldShare = 1 / 32

export function fairQueue(rules: QueueRules): FairQueue {
  const { secrets } = rules
  const places = knownPlaces(rules)
  const waiting = new Map<string, Waiting>()
  const catchUp = async (at: number): Promise<void> => {
    await places.catchUp(at)
    forget(waiting, at - turnMs)
  }
  /** How many who came earlier are still waiting. A network counts at most as many as it may still get places. */
  const countBefore = (holder: string, since: number): number => {
    const byNetwork = new Map<string | undefined, number>()
    for (const [other, turn] of waiting)
      if (other !== holder && turn.since < since) byNetwork.set(turn.network, (byNetwork.get(turn.network) ?? 0) + 1)
    return [...byNetwork].reduce(
      (sum, [network, count]) => sum + Math.max(0, Math.min(count, places.leftOf(network))),
      0,
    )
  }

  return {
    isGiven: (ticket, holder) => readTicket(secrets, ticket, holder) !== undefined,
    async leave(holder) {
      waiting.delete(holder)
      await places.leave(holder)
    },
    async isFilling(now) {
      await catchUp(now.getTime())
      return places.isFilling()
    },
    async requestPlace({ ticket: shown, holder, network }, now) {
      const at = now.getTime()
      await catchUp(at)
      const { text: ticket, since } = readTicket(secrets, shown, holder) ?? newTicket(secrets, at, holder)
      const place = { holder, network, seenAt: at }
      if (places.seeAgain(place)) return { admitted: true, ticket }
      const before = countBefore(holder, since)
      if (await places.enter(place, before)) {
        waiting.delete(holder)
        return { admitted: true, ticket }
      }
      waiting.set(holder, { since, seenAt: at, network })
      return { admitted: false, ticket, ahead: before }
    },
  }
}

/**
 * Below half of the places, a process gives places by itself and reports them every few seconds: one statement for many
 * shoppers. After that, each place is taken in the database.
 */
function knownPlaces({ places, perNetwork, shared }: QueueRules) {
  const known = toldPlaces(shared)
  const isFilling = (): boolean => known.held().size * 2 >= places
  const leftOf = (network: string | undefined): number => leftIn(known.held(), network, perNetwork)
  return {
    isFilling,
    leftOf,
    catchUp: known.catchUp,
    seeAgain: known.seeAgain,
    leave: known.leave,
    /** True if the holder gets a place although `before` others are ahead. */
    async enter(place: HeldPlace, before: number): Promise<boolean> {
      const at = place.seenAt
      while (!isFilling() && known.untold() >= places * untoldShare) await known.noteNow(at)
      if (known.held().size + before >= places || leftOf(place.network) <= 0) return false
      if (!isFilling()) {
        known.take(place)
        return true
      }
      // Report all places given here first, because the database decides by its own count.
      while (known.isNoting() || known.untold() > 0) await known.noteNow(at)
      if (!(await shared.take(place, { places: places - before, perNetwork, since: at - placeMs }))) return false
      known.held().set(place.holder, place)
      return true
    },
  }
}

/** The holders of places that this process knows, and its changes that the other processes do not know yet. */
function toldPlaces(shared: SharedPlaces) {
  let held = new Map<string, HeldPlace>()
  /** Places given here that are not reported yet. */
  let taken = new Map<string, HeldPlace>()
  let seenAgain = new Map<string, HeldPlace>()
  let notedAt = Number.NEGATIVE_INFINITY
  let noting: Promise<void> | undefined

  const note = async (at: number): Promise<void> => {
    const told = { taken, seenAgain }
    taken = new Map()
    seenAgain = new Map()
    try {
      const all = await shared.note(
        { taken: [...told.taken.values()], seenAgain: [...told.seenAgain.values()] },
        at - placeMs,
      )
      held = new Map([...all, ...taken.values()].map((place) => [place.holder, place]))
      notedAt = at
    } catch (error) {
      taken = new Map([...told.taken, ...taken])
      seenAgain = new Map([...told.seenAgain, ...seenAgain])
      throw error
    }
  }
  const noteNow = (at: number): Promise<void> => {
    noting ??= note(at).finally(() => (noting = undefined))
    return noting
  }
  return {
    noteNow,
    held: () => held,
    untold: () => taken.size,
    isNoting: () => noting !== undefined,
    take(place: HeldPlace): void {
      held.set(place.holder, place)
      taken.set(place.holder, place)
    },
    async catchUp(at: number): Promise<void> {
      if (at - notedAt >= noteMs) await noteNow(at)
      forget(held, at - placeMs)
    },
    /** False if this holder has no place. */
    seeAgain(place: HeldPlace): boolean {
      if (!held.has(place.holder)) return false
      held.set(place.holder, place)
      if (!taken.has(place.holder)) seenAgain.set(place.holder, place)
      return true
    },
    async leave(holder: string): Promise<void> {
      taken.delete(holder)
      seenAgain.delete(holder)
      if (held.delete(holder)) await shared.leave(holder)
    },
  }
}

/** Places that a network may still get; holders without a network are not limited. */
const leftIn = (held: ReadonlyMap<string, HeldPlace>, network: string | undefined, perNetwork: number): number =>
  network === undefined
    ? Number.POSITIVE_INFINITY
    : perNetwork - [...held.values()].filter((place) => place.network === network).length

function forget(known: Map<string, { readonly seenAt: number }>, before: number): void {
  for (const [holder, { seenAt }] of known) if (seenAt < before) known.delete(holder)
}
