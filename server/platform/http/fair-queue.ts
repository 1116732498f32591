import { newTicket, readTicket } from './queue-tickets.ts'
import type { HeldPlace, SharedPlaces } from './shared-places.port.ts'

/** A visitor's place in the checkout queue. */
export type Standing =
  | { readonly admitted: true; readonly ticket: string }
  | { readonly admitted: false; readonly ticket: string; readonly ahead: number }

export interface Asker {
  readonly ticket: string | undefined
  readonly holder: string
  /** Left out where places are not counted by network. */
  readonly network?: string | undefined
}

/**
 * A queue in the order of arrival, one place for each holder, over all processes that share the places. A ticket says since when its
 * holder waits, and is signed: whichever process they meet next, they stand before all who came later. Whoever does not ask for a while
 * gives the place, or the turn, to the next.
 */
export interface FairQueue {
  ask(asker: Asker, now: Date): Promise<Standing>
  /** Gives the place, or the turn, of a holder away. */
  leave(holder: string): Promise<void>
  /** True if a ticket was given to this holder by any of the processes. */
  isGiven(ticket: string | undefined, holder: string): boolean
  /** Half of the places are taken: from here on it is looked at every time who holds one. */
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

/** How long a place is held after its holder was last seen, and how long a turn in the queue. */
const placeMs = 180_000
const turnMs = 20_000
/** The refresh interval of other processes' counts, and the number of places taken here before they are told. */
const noteMs = 2_000
const untoldShare = 1 / 32

/** A queue over the places that are shared by all processes. */
export function fairQueue(rules: QueueRules): FairQueue {
  const { secrets } = rules
  const places = knownPlaces(rules)
  const waiting = new Map<string, Waiting>()
  const catchUp = async (at: number): Promise<void> => {
    await places.catchUp(at)
    forget(waiting, at - turnMs)
  }
  /** How many came earlier and wait. Of a network no more count than it may still have places. */
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
    async ask({ ticket: shown, holder, network }, now) {
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
 * Far from full, a process gives places by itself and tells the others now and then: one statement for many shoppers. Once half of the
 * places are taken, each is taken in the database.
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
    /** True if the holder gets a place, with this number before them. */
    async enter(place: HeldPlace, before: number): Promise<boolean> {
      const at = place.seenAt
      while (!isFilling() && known.untold() >= places * untoldShare) await known.noteNow(at)
      if (known.held().size + before >= places || leftOf(place.network) <= 0) return false
      if (!isFilling()) {
        known.take(place)
        return true
      }
      // The database must be up for counting.
      while (known.isNoting() || known.untold() > 0) await known.noteNow(at)
      if (!(await shared.take(place, { places: places - before, perNetwork, since: at - placeMs }))) return false
      known.held().set(place.holder, place)
      return true
    },
  }
}

/** The holders of places that this process knows, and the changes it has not reported yet. */
function toldPlaces(shared: SharedPlaces) {
  let held = new Map<string, HeldPlace>()
  /** Counts not yet sent to the other processes. */
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
    /** False for somebody without a place. */
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
