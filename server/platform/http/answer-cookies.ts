import '@fastify/cookie'
import type { FastifyReply } from 'fastify'

/** Cookies an answer sets. All are `SameSite=Lax`, for the whole site, and `Secure` where the shop is on https. */
export interface AnswerCookies {
  /** Without `maxAgeSeconds` it ends with the visit. */
  set(name: string, value: string, maxAgeSeconds?: number): void
  /** One that scripts read too; all others are `HttpOnly`. */
  setReadable(name: string, value: string, maxAgeSeconds?: number): void
  clear(name: string): void
}

export function answerCookies(reply: FastifyReply, publicUrl: string): AnswerCookies {
  const form = { path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const
  return {
    set: (name, value, maxAgeSeconds) => {
      reply.setCookie(name, value, { ...form, ...lasting(maxAgeSeconds) })
    },
    setReadable: (name, value, maxAgeSeconds) => {
      reply.setCookie(name, value, { ...form, httpOnly: false, ...lasting(maxAgeSeconds) })
    },
    clear: (name) => {
      reply.clearCookie(name, form)
    },
  }
}

const lasting = (maxAge: number | undefined) => (maxAge === undefined ? {} : { maxAge })

/** For callers who prove themselves otherwise: nothing is set. */
export const noCookies: AnswerCookies = { set: () => {}, setReadable: () => {}, clear: () => {} }
