import '@fastify/cookie'
import type { FastifyReply } from 'fastify'

/** Cookies an answer sets. All are `SameSite=Lax`, for the whole site, and `Secure` where the shop is on https. */
export interface AnswerCookies {
  /**
   * Without `maxAgeSeconds` it ends with the visit. For the whole site, unless a path is given; on https one that opens something is for the
   * whole site in any case.
   */
  set(name: string, value: string, maxAgeSeconds?: number, path?: string): void
  /** One that scripts read too; all others are `HttpOnly`. */
  setReadable(name: string, value: string, maxAgeSeconds?: number): void
  clear(name: string, path?: string): void
}

/**
 * Cookies that open something, such as a basket. On https their name begins with `__Host-`: browsers then take them from this host alone,
 * so that no other host of the same domain can plant one.
 */
const hostCookies: ReadonlySet<string> = new Set([
  ...['basket', 'queue', 'notify', 'device', 'wishlist'],
  ...['sAccessToken', 'sRefreshToken', 'not-refreshed'],
])
/** Cookies of which a browser may have several begin their names alike. */
const hostCookieStarts: readonly string[] = ['sign-in-state-']

const opensSomething = (name: string): boolean =>
  hostCookies.has(name) || hostCookieStarts.some((start) => name.startsWith(start))

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:')

/** The name a cookie has in this shop's browsers: read and set cookies under it. */
export const cookieName = (publicUrl: string, name: string): string =>
  isSecure(publicUrl) && opensSomething(name) ? `__Host-${name}` : name

export function answerCookies(reply: FastifyReply, publicUrl: string): AnswerCookies {
  const form = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(publicUrl) } as const
  // Browsers take a cookie of this host alone for the whole site only.
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

/** For callers with another proof: no cookie is set. */
export const noCookies: AnswerCookies = { set: () => {}, setReadable: () => {}, clear: () => {} }
