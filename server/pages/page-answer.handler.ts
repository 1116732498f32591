import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerCookies, noCookies } from '#server/platform/http/answer-cookies.ts'
import { provenanceOf } from '#server/platform/http/same-origin.ts'
import { basketCookie, basketCookieValue, orderNumberCookie } from '#server/sessions/index.ts'
import type { PageAnswer } from './page-kind.ts'

interface FormAnswerNeeds {
  readonly parts: { readonly publicUrl: string }
}

/** The answer to a form. It can set or clear the basket cookie, store the order number of a basket, and sign in or out. */
export function formAnswer(
  { parts }: FormAnswerNeeds,
  { headers, cookies: sentCookies }: FastifyRequest,
  reply: FastifyReply,
): PageAnswer {
  const cookies = answerCookies(reply, parts.publicUrl)
  return {
    setBasket: (held, orderNumber) => {
      if (orderNumber !== undefined) cookies.set(orderNumberCookie.name, orderNumber)
      if (held === null) cookies.clear(basketCookie.name)
      else if (held) cookies.set(basketCookie.name, basketCookieValue(held))
    },
    session: { headers, cookies, answerHeader: (name, value) => void reply.header(name, value) },
    sentCookies,
  }
}

/** The same for a page that is only read. A link on another site cannot clear the basket cookie, unless that basket was ordered. */
export function readAnswer(needs: FormAnswerNeeds, request: FastifyRequest, reply: FastifyReply): PageAnswer {
  const answer = formAnswer(needs, request, reply)
  const isFromElsewhere = provenanceOf(request.headers).fetchSite === 'cross-site'
  return {
    ...answer,
    setBasket: (held, orderNumber) => {
      if (!isFromElsewhere || orderNumber !== undefined) answer.setBasket(held, orderNumber)
    },
  }
}

/** The answer of a public page: no cookie or header is set. */
export const sharedAnswer: PageAnswer = {
  setBasket: () => {},
  session: { headers: {}, cookies: noCookies, answerHeader: () => {} },
  sentCookies: {},
}
