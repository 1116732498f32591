import type { InvalidClaim } from '#foundation/session-claims.ts'
import type { SessionStorage } from './stored-session.ts'

export type SessionEvent =
  | { readonly kind: 'SESSION_CREATED' | 'REFRESH_SESSION' | 'SIGN_OUT' | 'ACCESS_TOKEN_PAYLOAD_UPDATED' }
  | { readonly kind: 'UNAUTHORISED'; readonly sessionExpiredOrRevoked: boolean }
  | { readonly kind: 'API_INVALID_CLAIM'; readonly claims: readonly InvalidClaim[] }

export interface SessionClientNeeds {
  /** Scheme and host of the shop. Requests to other hosts are not changed. */
  readonly shop: string
  /** `cookie`: the tokens are in cookies that no script can read. `header`: the client stores them and sends them in headers. */
  readonly mode: 'cookie' | 'header'
  readonly storage: SessionStorage
  /** True while a cookie says that the browser has a session. Used by the shop's own pages, which store no copy of the session. */
  readonly hasFlag?: () => boolean
  /** Shared by all tabs; undefined if the browser has no locks. */
  readonly locks: Pick<LockManager, 'request'> | undefined
  readonly fetch: typeof fetch
  readonly now: () => number
  readonly emit: (event: SessionEvent) => void
  /** Additional headers for requests to the shop: the terms and the market. */
  readonly headers?: () => Readonly<Record<string, string>>
}
