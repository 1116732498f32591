import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { loopTurn } from './loop-turn.ts'

export interface ShortTurns {
  /** Requests begin during this time of an event loop turn. The others wait for the next turn. */
  readonly turnMs: number
  /** Requests must have been waiting without a break for this long before any is refused. A short peak is served. */
  readonly crowdMs: number
  /** After that, requests that waited this long are refused, if their clients can come again. */
  readonly lateMs: number
  /** Refuses a request in as little time as possible. Returns false if the request has to be answered. */
  readonly refuse: (request: IncomingMessage, response: ServerResponse) => boolean
}

interface Waiting {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly since: number
}

/** Most requests are cheap, so a turn begins more of them than `loopTurn` begins by default. */
const mostInATurn = 64
/** Health checks never wait. */
const urgent = /^\/(?:healthz|readyz)(?:\?|$)/

/**
 * Begins requests in the order they came, for a short time in each turn. Otherwise all simultaneous requests would be
 * answered in one turn, and the next one would not even be read until that turn ends.
 */
export function inShortTurns(
  handle: RequestListener,
  { turnMs, crowdMs, lateMs, refuse }: ShortTurns,
): RequestListener {
  const turn = loopTurn(() => performance.now(), { turnMs, mostInATurn })
  const line: Waiting[] = []
  let waitingSince = 0
  const isLate = (since: number, now: number) => now - waitingSince > crowdMs && now - since > lateMs
  function beginNext(): boolean {
    for (let next = line.shift(); next; next = line.shift()) {
      const { request, response, since } = next
      if (request.socket.destroyed) continue
      if (isLate(since, performance.now()) && refuse(request, response)) continue
      handle(request, response)
      break
    }
    return line.length > 0
  }
  return (request, response) => {
    if (urgent.test(request.url ?? '') || turn.hasTime()) return void handle(request, response)
    const since = performance.now()
    if (line.length === 0) waitingSince = since
    line.push({ request, response, since })
    turn.later(beginNext)
  }
}
