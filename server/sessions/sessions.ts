import type { Result } from '#foundation/result.ts'
import type { SessionClaim } from '#foundation/session-claims.ts'
import type { Database } from '#server/platform/database.ts'

export type Claims = Readonly<Record<string, SessionClaim>>

/** The session of a request whose access token is valid. */
export interface VisitorSession {
  readonly id: string
  readonly accountId: string
  readonly emailVerified: boolean
  readonly claims: Claims
}

export interface Device {
  readonly userAgent: string
}

export interface SessionStart {
  readonly accountId: string
  readonly emailVerified: boolean
  readonly device: Device
}

/** Everything that the answer to a sign-in contains for the client. */
export interface SessionTokens {
  readonly sessionId: string
  readonly accountId: string
  readonly accessToken: string
  readonly refreshToken: string
  /** The part of the session that the public client library reads: base64 of JSON. */
  readonly frontToken: string
  readonly antiCsrf: string
}

export interface ListedSession {
  readonly id: string
  /** Browser and system, if known: `Firefox, Linux`. */
  readonly device: string
  readonly startedAt: Date
  readonly usedAt: Date
}

export type RefreshProblem = { readonly code: 'session.none' | 'session.ended' | 'session.replayed' }

/**
 * Sessions of signed-in shoppers. A refresh token can be exchanged until its successor is used, so that a lost answer
 * signs nobody out. If it is used after that, it was stolen, and the session ends.
 */
export interface Sessions {
  start(inside: Database, begin: SessionStart): Promise<SessionTokens>
  refresh(refreshToken: string | undefined): Promise<Result<SessionTokens, RefreshProblem>>
  /** From the next tokens, all sessions of the account contain that its address is verified. */
  setEmailVerified(inside: Database, accountId: string): Promise<void>
  /** New tokens of the same session with current claims; the refresh token stays the same. */
  renew(session: VisitorSession, claims: { readonly emailVerified: boolean }): Promise<RenewedTokens>
  /** The name of a cookie as this shop's browsers know it. */
  cookieName(name: string): string
  /** The session of an access token, read from the signed token without the database. */
  read(accessToken: string): Promise<ReadToken>
  /** True for the anti-CSRF token of this session. */
  isAntiCsrf(sessionId: string, token: string): boolean
  /** False if the session was ended on any device. */
  isLive(sessionId: string): Promise<boolean>
  end(sessionId: string): Promise<void>
  /** True if that session belonged to the account and was open. */
  endOwn(accountId: string, sessionId: string): Promise<boolean>
  endOthers(accountId: string, kept: string): Promise<void>
  endAll(inside: Database, accountId: string): Promise<void>
  list(accountId: string): Promise<readonly ListedSession[]>
  startedAt(sessionId: string): Promise<Date | undefined>
  /** Public keys for programs that check access tokens themselves. */
  publicKeys(): Promise<readonly Readonly<Record<string, unknown>>[]>
}

export type RenewedTokens = Omit<SessionTokens, 'refreshToken'>

export type ReadToken =
  | { readonly kind: 'valid'; readonly session: VisitorSession }
  | { readonly kind: 'expired' }
  | { readonly kind: 'none' }
