import { createHmac } from 'node:crypto'
import { isOneOf } from './same-secret.ts'

/** Where somebody stands who wants to go through the checkout. */
export type Standing =
  | { readonly admitted: true; readonly ticket: string }
  | { readonly admitted: false; readonly ticket: string; readonly ahead: number }

/**
 * A queue in the order of arrival, one place for each holder. A ticket says since when its holder waits, and is signed: whichever process
 * they meet next, they stand before all who came later. Who does not ask for a while gives the place, or the turn, to the next.
 */
export interface FairQueue {
  ask(ticket: string | undefined, holder: string, now: Date): Standing
  /** Gives the place, or the turn, of a holder away. */
  leave(holder: string): void
  /** Half of the places are taken: from here on it is looked at who takes one. */
  isFilling(now: Date): boolean
}

export interface QueueRules {
  readonly places: number
  readonly secrets: readonly string[]
}

/** A place is kept so long after its holder was last seen, a turn in the queue so long. */
const placeMs = 180_000
const turnMs = 20_000

interface Seen {
  readonly since: number
  seenAt: number
}

export function fairQueue({ places, secrets }: QueueRules): FairQueue {
  const inside = new Map<string, Seen>()
  const waiting = new Map<string, Seen>()
  return {
    leave(holder) {
      inside.delete(holder)
      waiting.delete(holder)
    },
    isFilling(now) {
      forget(inside, now.getTime() - placeMs)
      return inside.size * 2 >= places
    },
    ask(given, holder, now) {
      const at = now.getTime()
      forget(inside, at - placeMs)
      forget(waiting, at - turnMs)
      const { ticket, since } = readTicket(secrets, given, holder) ?? newTicket(secrets, at, holder)
      const known = inside.get(holder)
      if (known) {
        known.seenAt = at
        return { admitted: true, ticket }
      }
      const before = [...waiting].filter(([other, seen]) => other !== holder && seen.since < since).length
      if (inside.size + before < places) {
        waiting.delete(holder)
        inside.set(holder, { since, seenAt: at })
        return { admitted: true, ticket }
      }
      waiting.set(holder, { since, seenAt: at })
      return { admitted: false, ticket, ahead: before }
    },
  }
}

function forget(known: Map<string, Seen>, before: number): void {
  for (const [holder, { seenAt }] of known) if (seenAt < before) known.delete(holder)
}

const signed = (secret: string, body: string): string => createHmac('sha256', secret).update(body).digest('base64url')

function newTicket([secret = '']: readonly string[], at: number, holder: string): { ticket: string; since: number } {
  const body = `${at}.${holder}`
  return { ticket: `${body}.${signed(secret, body)}`, since: at }
}

function readTicket(
  secrets: readonly string[],
  ticket: string | undefined,
  holder: string,
): { ticket: string; since: number } | undefined {
  const [since, id, mark] = ticket?.split('.') ?? []
  if (ticket === undefined || since === undefined || id !== holder || mark === undefined) return undefined
  const marks = secrets.map((secret) => signed(secret, `${since}.${id}`))
  return isOneOf(marks, mark) ? { ticket, since: Number(since) } : undefined
}
