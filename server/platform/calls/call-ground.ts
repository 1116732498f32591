import type { FastifyRequest } from 'fastify'
import type { Call } from '#contracts/calls.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Visitor } from '#server/sessions/index.ts'
import type { Speaker } from '../problems.ts'
import type { CallGroup, CallRequest } from '../serve-calls.ts'

/** The dependencies of serving calls. */
export interface CallGround {
  readonly markets: Markets
  readonly publicUrl: string
  /** Secrets of services that send `X-API-KEY`. */
  readonly internalKeys: readonly string[]
  /** Answers are checked against their contracts: in tests and development. */
  readonly strict: boolean
  visitor(request: FastifyRequest, market: Market | undefined, withCookies: boolean): Visitor
  /** The same visitor, signed out if the session was ended. */
  withLiveSession(visitor: Visitor): Promise<Visitor>
  /** Origins of web apps beside the shop, as `OwnOrigins` has them. */
  readonly appOrigins?: readonly string[]
  /** True if a request of such an app carries the proof that it was given with its session. */
  provesSession(headers: FastifyRequest['headers'], visitor: Visitor): boolean
  speaker(market: Market | undefined): Speaker
  /** Tells a browser that has lost sight of its session that there is one. */
  sayAgainSignedIn(ask: Pick<CallRequest, 'visitor' | 'headers' | 'sentCookies' | 'cookies'>): void
}

export interface OneCall {
  readonly key: string
  readonly call: Call
  readonly group: CallGroup
  readonly method: string
}
