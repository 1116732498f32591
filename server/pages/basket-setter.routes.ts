import type { FastifyReply } from 'fastify'
import { answerCookies } from '#server/platform/http/answer-cookies.ts'
import { basketCookie } from '#server/sessions/index.ts'

/** Sets or clears the basket cookie on an answer. */
export function basketSetter({ parts }: { readonly parts: { readonly publicUrl: string } }, reply: FastifyReply) {
  const cookies = answerCookies(reply, parts.publicUrl)
  return (basketId: string | null): void => {
    if (basketId === null) cookies.clear(basketCookie.name)
    else cookies.set(basketCookie.name, basketId, basketCookie.maxAgeSeconds)
  }
}
