import { createHmac, randomUUID } from 'node:crypto'
import { isOneOf } from './same-secret.ts'

/** Where somebody stands who wants to go through the checkout. */
export type Standing =
  | { readonly admitted: true; readonly ticket: string }
  | { readonly admitted: false; readonly ticket: string; readonly ahead: number }

/**
 * A queue in the order of arrival. A ticket says since when its bearer waits, and is signed: whichever process they meet next, they stand
 * before all who came later. Who does not ask for a while gives the place, or the turn, to the next.
 */
export interface FairQueue {
  ask(ticket: string | undefined, now: Date): Standing
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
    ask(given, now) {
      const at = now.getTime()
      forget(inside, at - placeMs)
      forget(waiting, at - turnMs)
      const { ticket, since } = readTicket(secrets, given) ?? newTicket(secrets, at)
      const known = inside.get(ticket)
      if (known) {
        known.seenAt = at
        return { admitted: true, ticket }
      }
      const before = [...waiting].filter(([other, seen]) => other !== ticket && seen.since < since).length
      if (inside.size + before < places) {
        waiting.delete(ticket)
        inside.set(ticket, { since, seenAt: at })
        return { admitted: true, ticket }
      }
      waiting.set(ticket, { since, seenAt: at })
      return { admitted: false, ticket, ahead: before }
    },
  }
}

function forget(known: Map<string, Seen>, before: number): void {
  for (const [ticket, { seenAt }] of known) if (seenAt < before) known.delete(ticket)
}

const signed = (secret: string, body: string): string => createHmac('sha256', secret).update(body).digest('base64url')

function newTicket([secret = '']: readonly string[], at: number): { ticket: string; since: number } {
  const body = `${at}.${randomUUID()}`
  return { ticket: `${body}.${signed(secret, body)}`, since: at }
}

function readTicket(
  secrets: readonly string[],
  ticket: string | undefined,
): { ticket: string; since: number } | undefined {
  const [since, id, mark] = ticket?.split('.') ?? []
  if (ticket === undefined || since === undefined || id === undefined || mark === undefined) return undefined
  const marks = secrets.map((secret) => signed(secret, `${since}.${id}`))
  return isOneOf(marks, mark) ? { ticket, since: Number(since) } : undefined
}
