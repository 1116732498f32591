import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { loopTurn } from './loop-turn.ts'

export interface ShortTurns {
  /** So long are requests begun in a turn of the event loop; the others wait for the next one. */
  readonly turnMs: number
  /** How long requests must have been waiting without a break before any is refused: a short peak is served. */
  readonly crowdMs: number
  /** From then on, requests that waited this long are refused, if their clients can come again. */
  readonly lateMs: number
  /** Refuses a request in as short a time as can be. False where it has to be answered. */
  readonly turnAway: (request: IncomingMessage, response: ServerResponse) => boolean
}

interface Waiting {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly since: number
}

/** Cheap requests are many: a turn begins more of them than of work that has a place. */
const mostInATurn = 64
/** Health checks never wait. */
const urgent = /^\/(?:healthz|readyz)(?:\?|$)/

/**
 * Starts requests in the order they came, for a short time in each turn: otherwise all simultaneous requests would be answered in one turn,
 * and the next one would not even be read until it ends.
 */
export function inShortTurns(
  handle: RequestListener,
  { turnMs, crowdMs, lateMs, turnAway }: ShortTurns,
): RequestListener {
  const turn = loopTurn(() => performance.now(), { turnMs, mostInATurn })
  const line: Waiting[] = []
  let standingSince = 0
  const isLate = (since: number, now: number) => now - standingSince > crowdMs && now - since > lateMs
  function beginNext(): boolean {
    for (let next = line.shift(); next; next = line.shift()) {
      const { request, response, since } = next
      if (request.socket.destroyed) continue
      if (isLate(since, performance.now()) && turnAway(request, response)) continue
      handle(request, response)
      break
    }
    return line.length > 0
  }
  return (request, response) => {
    if (urgent.test(request.url ?? '') || turn.hasTime()) return void handle(request, response)
    const since = performance.now()
    if (line.length === 0) standingSince = since
    line.push({ request, response, since })
    turn.later(beginNext)
  }
}
