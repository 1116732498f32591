import type { FastifyReply } from 'fastify'
import { answerCookies } from '#server/platform/http/answer-cookies.ts'
import { basketCookie, basketCookieValue, type HeldBasket, orderNumberCookie } from '#server/sessions/index.ts'

/** Sets or clears the basket cookie on an answer, and says which order a basket became. */
export function basketSetter({ parts }: { readonly parts: { readonly publicUrl: string } }, reply: FastifyReply) {
  const cookies = answerCookies(reply, parts.publicUrl)
  return (held: HeldBasket | null, orderNumber?: string): void => {
    if (orderNumber !== undefined) cookies.setReadable(orderNumberCookie.name, orderNumber)
    if (held === null) cookies.clear(basketCookie.name)
    else cookies.set(basketCookie.name, basketCookieValue(held), basketCookie.maxAgeSeconds)
  }
}
