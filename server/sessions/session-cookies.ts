import type { AnswerCookies } from '#server/platform/http/answer-cookies.ts'
import { basketCookie, orderNumberCookie } from './cookies.ts'
import type { RenewedTokens, SessionTokens } from './sessions.ts'
import type { Visitor } from './visitor.ts'

const year = 365 * 24 * 60 * 60

/** Cookies of a signed-in browser, by the names of the public session protocol. Tokens cannot be read by scripts. */
export const accessTokenCookie = { name: 'sAccessToken', maxAgeSeconds: year } as const
/** Sent to the address that refreshes, and to no other; on https to all, as its name then keeps other hosts from planting one. */
export const refreshTokenCookie = {
  name: 'sRefreshToken',
  maxAgeSeconds: year,
  path: '/api/auth/session/refresh',
} as const
/** Tells scripts that there is a session, and nothing of it. It ends with the visit; a browser that comes back with tokens gets it again. */
export const authenticatedCookie = { name: 'authenticated' } as const

export const refreshPagePath = '/api/auth/session/refresh/page'

type CookieName = (name: string) => string
type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The request and the answer that tokens go onto: of a call, a page or a form alike. */
export interface GivesSession {
  readonly headers: Headers
  readonly cookies: AnswerCookies
  answerHeader(name: string, value: string): void
}

/** The header by which a client that keeps its session in cookies proves that a change is meant. */
export const antiCsrfHeader = 'anti-csrf'

/** The headers of answers that scripts of other origins must be able to read. */
export const sessionHeaders = ['front-token', 'st-access-token', 'st-refresh-token', antiCsrfHeader] as const

const isHeaderMode = ({ headers }: GivesSession): boolean => headers['st-auth-mode'] === 'header'

/** Hands tokens to the client: in cookies, or in headers to a client that keeps them itself. */
export function giveSession(answer: GivesSession, tokens: SessionTokens | RenewedTokens): void {
  const { accessToken, frontToken, antiCsrf } = tokens
  const refreshToken = 'refreshToken' in tokens ? tokens.refreshToken : undefined
  answer.answerHeader('front-token', frontToken)
  if (isHeaderMode(answer)) {
    answer.answerHeader('st-access-token', accessToken)
    if (refreshToken !== undefined) answer.answerHeader('st-refresh-token', refreshToken)
    return
  }
  const { cookies } = answer
  answer.answerHeader(antiCsrfHeader, antiCsrf)
  cookies.set(accessTokenCookie.name, accessToken, accessTokenCookie.maxAgeSeconds)
  if (refreshToken !== undefined)
    cookies.set(refreshTokenCookie.name, refreshToken, refreshTokenCookie.maxAgeSeconds, refreshTokenCookie.path)
  cookies.setReadable(authenticatedCookie.name, '1')
}

interface SaysSession {
  readonly visitor: Pick<Visitor, 'session' | 'sessionExpired'>
  readonly headers: Headers
  readonly sentCookies: Readonly<Record<string, string | undefined>>
  readonly cookies: Pick<AnswerCookies, 'setReadable'>
}

/** Tells the scripts of a browser that kept its tokens over the end of its visit that it has a session, or can have it refreshed. */
export function sayAgainSignedIn({ visitor, headers, sentCookies, cookies }: SaysSession): void {
  const isSignedIn = visitor.session !== undefined || visitor.sessionExpired === 'token'
  if (!isSignedIn || headers.authorization !== undefined || sentCookies[authenticatedCookie.name] !== undefined) return
  cookies.setReadable(authenticatedCookie.name, '1')
}

/** The session is over: the client forgets its tokens. */
export function clearSession(answer: GivesSession): void {
  answer.answerHeader('front-token', 'remove')
  if (isHeaderMode(answer)) {
    answer.answerHeader('st-access-token', '')
    answer.answerHeader('st-refresh-token', '')
    return
  }
  answer.cookies.clear(accessTokenCookie.name)
  answer.cookies.clear(refreshTokenCookie.name, refreshTokenCookie.path)
  answer.cookies.clear(authenticatedCookie.name)
}

/** Signing out also leaves the basket, which stays with its account. */
export function leaveSession(answer: GivesSession): void {
  clearSession(answer)
  for (const { name } of [basketCookie, orderNumberCookie]) answer.cookies.clear(name)
}

/**
 * The access tokens of a request: that of its header, else those of its cookies. A browser sends several of one name if another host of our
 * domain has planted one, and the planted one may come first. Of more than eight, none is of a browser in order.
 */
export function accessTokensOf(headers: Headers, cookieName: CookieName): readonly string[] {
  const bearer = bearerOf(headers)
  if (bearer !== undefined) return [bearer]
  const start = `${cookieName(accessTokenCookie.name)}=`
  const pairs = String(headers.cookie ?? '').split(';')
  const tokens = pairs
    .map((pair) => pair.trim())
    .flatMap((pair) => (pair.startsWith(start) ? pair.slice(start.length) : []))
  return tokens.length > mostAccessTokens ? [] : tokens
}

const mostAccessTokens = 8

/**
 * The tokens with which a browser could not be refreshed, by the ends of their signatures. Cookies that another host has planted cannot be
 * deleted by us, so they are remembered instead: nobody is led to the refresh by the same ones again.
 */
export const refusedTokensCookie = { name: 'not-refreshed', maxAgeSeconds: 24 * 60 * 60 } as const

export const markOfTokens = (tokens: readonly string[]): string =>
  tokens.length === 0 ? 'none' : tokens.map((token) => token.replaceAll(/[^\w-]/g, '').slice(-20)).join('.')

export function refreshTokenOfRequest(
  headers: Headers,
  cookies: Readonly<Record<string, string | undefined>>,
  cookieName: CookieName,
): string | undefined {
  return bearerOf(headers) ?? cookies[cookieName(refreshTokenCookie.name)]
}

function bearerOf({ authorization }: Headers): string | undefined {
  return typeof authorization === 'string' ? /^Bearer ([\w.-]{1,4000})$/i.exec(authorization)?.[1] : undefined
}
