import '@fastify/cookie'
import type { FastifyReply } from 'fastify'

/** Cookies that an answer sets. All are `SameSite=Lax`, and `Secure` where the shop is on https. */
export interface AnswerCookies {
  /**
   * Without `maxAgeSeconds` the cookie ends with the browser session. Its path is `/` unless one is given; on https,
   * cookies with the prefix `__Host-` always have `/`.
   */
  set(name: string, value: string, maxAgeSeconds?: number, path?: string): void
  /** Sets a cookie that scripts can read. All others are `HttpOnly`. */
  setReadable(name: string, value: string, maxAgeSeconds?: number): void
  clear(name: string, path?: string): void
}

/**
 * Cookies that give access to something, such as a basket. On https their names begin with `__Host-`: browsers then
 * accept them from this host only, so no other host of the domain can set them.
 */
const hostCookies: ReadonlySet<string> = new Set([
  ...['basket', 'queue', 'notify', 'device', 'wishlist'],
  ...['sAccessToken', 'sRefreshToken', 'not-refreshed'],
])
/** How names begin of which a browser may have several cookies. */
const hostCookieStarts: readonly string[] = ['sign-in-state-']

const opensSomething = (name: string): boolean =>
  hostCookies.has(name) || hostCookieStarts.some((start) => name.startsWith(start))

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:')

/** The name of a cookie in browsers of this shop. Use it to read and to set cookies. */
export const cookieName = (publicUrl: string, name: string): string =>
  isSecure(publicUrl) && opensSomething(name) ? `__Host-${name}` : name

export function answerCookies(reply: FastifyReply, publicUrl: string): AnswerCookies {
  const form = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(publicUrl) } as const
  // Browsers accept a `__Host-` cookie only with the path `/`.
  const placed = (name: string, path = '/') => ({
    ...form,
    path: isSecure(publicUrl) && opensSomething(name) ? '/' : path,
  })
  return {
    set: (name, value, maxAgeSeconds, path) => {
      reply.setCookie(cookieName(publicUrl, name), value, { ...placed(name, path), ...lasting(maxAgeSeconds) })
    },
    setReadable: (name, value, maxAgeSeconds) => {
      reply.setCookie(name, value, { ...form, httpOnly: false, ...lasting(maxAgeSeconds) })
    },
    clear: (name, path) => {
      reply.clearCookie(cookieName(publicUrl, name), placed(name, path))
    },
  }
}

const lasting = (maxAge: number | undefined) => (maxAge === undefined ? {} : { maxAge })

/** For callers that prove themselves in another way: no cookie is set. */
export const noCookies: AnswerCookies = { set: () => {}, setReadable: () => {}, clear: () => {} }
