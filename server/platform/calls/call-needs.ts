import type { FastifyRequest } from 'fastify'
import type { Call } from '#contracts/calls.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Visitor } from '#server/sessions/index.ts'
import type { Localization } from '../problems.ts'
import type { CallGroup, CallRequest } from '../serve-calls.ts'

/** The dependencies of serving calls. */
export interface CallNeeds {
  readonly markets: Markets
  readonly publicUrl: string
  /** Secrets of services that send `X-API-KEY`. */
  readonly internalKeys: readonly string[]
  /** If true, answers are checked against their contracts. On in tests and development. */
  readonly strict: boolean
  visitor(request: FastifyRequest, market: Market | undefined, withCookies: boolean): Visitor
  /** The same visitor, but as a guest if the session was ended. */
  withLiveSession(visitor: Visitor): Promise<Visitor>
  /** Origins of web apps beside the shop; see `OwnOrigins`. */
  readonly appOrigins?: readonly string[]
  /** True if a request of such an app carries the proof that the app received with the session. */
  provesSession(headers: FastifyRequest['headers'], visitor: Visitor): boolean
  localization(market: Market | undefined): Localization
  /** Sets the readable mark of the session again in a browser that lost it, if the session is live or can be refreshed. */
  repeatSignedInCookie(ask: Pick<CallRequest, 'visitor' | 'headers' | 'sentCookies' | 'cookies'>): void
}

export interface RegisteredCall {
  readonly key: string
  readonly call: Call
  readonly group: CallGroup
  readonly method: string
}
