import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerCookies } from '#server/platform/http/answer-cookies.ts'
import { provenanceOf } from '#server/platform/http/same-origin.ts'
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

/** The same for a page that is only looked at: a link of another site takes no basket away, unless that basket was ordered. */
export function basketSetterOfRead(
  ground: Parameters<typeof basketSetter>[0],
  { headers }: FastifyRequest,
  reply: FastifyReply,
): ReturnType<typeof basketSetter> {
  const set = basketSetter(ground, reply)
  const isFromElsewhere = provenanceOf(headers).fetchSite === 'cross-site'
  return (held, orderNumber) => {
    if (!isFromElsewhere || orderNumber !== undefined) set(held, orderNumber)
  }
}
