import { namedCookie } from '#foundation/shop-cookies.ts'
import type { AnswerCookies } from '#server/platform/http/answer-cookies.ts'
import { basketCookie, orderNumberCookie } from './cookies.ts'
import type { RenewedTokens, SessionTokens } from './sessions.ts'
import type { Visitor } from './visitor.ts'

/** Cookies of a signed-in browser, with the names of the public session protocol. Scripts cannot read the tokens. */
export const accessTokenCookie = namedCookie('sAccessToken')
/**
 * Sent only to the address that refreshes. On https it is sent to all addresses, because then its name prevents other
 * hosts from setting it.
 */
export const refreshTokenCookie = namedCookie('sRefreshToken')
/** Tells scripts only that there is a session. It ends with the visit; a browser that returns with tokens gets it again. */
export const authenticatedCookie = namedCookie('authenticated')

export const refreshPagePath = '/api/auth/session/refresh/page'

type CookieName = (name: string) => string
type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The request, and the answer that receives the tokens: of a call, a page or a form. */
export interface SessionReceiver {
  readonly headers: Headers
  readonly cookies: AnswerCookies
  answerHeader(name: string, value: string): void
}

/** The header by which a client with session cookies proves that it intends a change. */
export const antiCsrfHeader = 'anti-csrf'

/** The headers of answers that scripts of other origins must be able to read. */
export const sessionHeaders = ['front-token', 'st-access-token', 'st-refresh-token', antiCsrfHeader] as const

const isHeaderMode = ({ headers }: SessionReceiver): boolean => headers['st-auth-mode'] === 'header'

/** Sends tokens to the client: in cookies, or in headers if the client stores them itself. */
export function giveSession(answer: SessionReceiver, tokens: SessionTokens | RenewedTokens): void {
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
  cookies.set(accessTokenCookie.name, accessToken)
  if (refreshToken !== undefined) cookies.set(refreshTokenCookie.name, refreshToken)
  cookies.set(authenticatedCookie.name, '1')
}

interface SaysSession {
  readonly visitor: Pick<Visitor, 'session' | 'sessionExpired'>
  readonly headers: Headers
  readonly sentCookies: Readonly<Record<string, string | undefined>>
  readonly cookies: Pick<AnswerCookies, 'set'>
}

/** Tells the scripts of a browser whose tokens outlived the visit that it has a session, or can refresh it. */
export function repeatSignedInCookie({ visitor, headers, sentCookies, cookies }: SaysSession): void {
  const isSignedIn = visitor.session !== undefined || visitor.sessionExpired === 'token'
  if (!isSignedIn || headers.authorization !== undefined || sentCookies[authenticatedCookie.name] !== undefined) return
  cookies.set(authenticatedCookie.name, '1')
}

/** The session is over: the client deletes its tokens. */
export function clearSession(answer: SessionReceiver): void {
  answer.answerHeader('front-token', 'remove')
  if (isHeaderMode(answer)) {
    answer.answerHeader('st-access-token', '')
    answer.answerHeader('st-refresh-token', '')
    return
  }
  answer.cookies.clear(accessTokenCookie.name)
  answer.cookies.clear(refreshTokenCookie.name)
  answer.cookies.clear(authenticatedCookie.name)
}

/** Signing out also removes the basket from the browser; the basket stays with the account. */
export function leaveSession(answer: SessionReceiver): void {
  clearSession(answer)
  for (const { name } of [basketCookie, orderNumberCookie]) answer.cookies.clear(name)
}

/**
 * The access tokens of a request: from its header, else from its cookies. A browser sends several cookies with one name
 * if another host of our domain has set one, and the foreign one may come first. More than eight cannot come from a
 * normal browser, so none is accepted.
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
 * The tokens with which a browser could not be refreshed, by the ends of their signatures. We cannot delete cookies
 * that another host has set, so they are remembered: the browser is not redirected to the refresh again because of
 * them.
 */
export const refusedTokensCookie = namedCookie('not-refreshed')

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
