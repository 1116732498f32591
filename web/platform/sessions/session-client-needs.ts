import type { InvalidClaim } from '#foundation/session-claims.ts'
import type { SessionStorage } from './stored-session.ts'

export type SessionEvent =
  | { readonly kind: 'SESSION_CREATED' | 'REFRESH_SESSION' | 'SIGN_OUT' | 'ACCESS_TOKEN_PAYLOAD_UPDATED' }
  | { readonly kind: 'UNAUTHORISED'; readonly sessionExpiredOrRevoked: boolean }
  | { readonly kind: 'API_INVALID_CLAIM'; readonly claims: readonly InvalidClaim[] }

export interface SessionClientNeeds {
  /** Scheme and host of the shop; requests to others are left alone. */
  readonly shop: string
  /** Tokens in cookies that no script reads, or in headers by a client that keeps them itself. */
  readonly mode: 'cookie' | 'header'
  readonly storage: SessionStorage
  /** True while a cookie says that the browser has a session. The shop's own pages use it, and store no copy of the session. */
  readonly hasFlag?: () => boolean
  /** Shared by all tabs; undefined where a browser has none. */
  readonly locks: Pick<LockManager, 'request'> | undefined
  readonly fetch: typeof fetch
  readonly now: () => number
  readonly tell: (event: SessionEvent) => void
  /** Headers for requests to the shop besides: the terms and the market. */
  readonly headers?: () => Readonly<Record<string, string>>
}
