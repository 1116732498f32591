import '@fastify/cookie'
import type { FastifyReply } from 'fastify'
import { type CookieName, cookieOf } from '#foundation/shop-cookies.ts'

/** Cookies that an answer sets, as the list of the shop's cookies says. All are `SameSite=Lax`, and `Secure` where the shop is on https. */
export interface AnswerCookies {
  set(name: CookieName, value: string): void
  /** Any name, so that cookies of others on this host can be cleared as well. */
  clear(name: string): void
}

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:')

/** The name of a cookie in browsers of this shop. Use it to read and to set cookies. */
export const cookieName = (publicUrl: string, name: string): string =>
  isSecure(publicUrl) && cookieOf(name)?.givesAccess ? `__Host-${name}` : name

export function answerCookies(reply: FastifyReply, publicUrl: string): AnswerCookies {
  const form = (name: string) => {
    const { path = '/', readable = false, givesAccess = false } = cookieOf(name) ?? {}
    return {
      // Browsers accept a `__Host-` cookie only with the path `/`.
      path: isSecure(publicUrl) && givesAccess ? '/' : path,
      httpOnly: !readable,
      sameSite: 'lax',
      secure: isSecure(publicUrl),
    } as const
  }
  return {
    set: (name, value) => {
      const maxAge = cookieOf(name)?.maxAgeSeconds
      reply.setCookie(cookieName(publicUrl, name), value, {
        ...form(name),
        ...(maxAge === undefined ? {} : { maxAge }),
      })
    },
    clear: (name) => {
      reply.clearCookie(cookieName(publicUrl, name), form(name))
    },
  }
}

/** For callers that prove themselves in another way: no cookie is set. */
export const noCookies: AnswerCookies = { set: () => {}, clear: () => {} }
