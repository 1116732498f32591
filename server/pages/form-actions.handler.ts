import type { FastifyReply, FastifyRequest } from 'fastify'
import { consentCookie, readConsent } from '#foundation/consent.ts'
import { sessionCookie, trackingCookie } from '#server/analytics/index.ts'
import { answerCookies } from '#server/platform/http/answer-cookies.ts'
import { mayChange, provenanceOf } from '#server/platform/http/same-origin.ts'
import { rememberMarket, storeDeviceCookie, type Visitor } from '#server/sessions/index.ts'
import { signInRedirect } from './accounts/sign-in-rule.ts'
import { brokenPage } from './broken-page.handler.ts'
import { notFoundPage } from './browsing/not-found-page.ts'
import { RenderedPage } from './cache/rendered-page.handler.ts'
import { type FoundPage, findPage, loadPage, pageAsk } from './load-page.ts'
import { answerPage } from './page.handler.ts'
import { readAddress } from './page-address.ts'
import { formAnswer } from './page-answer.handler.ts'
import type { PageRedirect } from './page-kind.ts'
import type { PagesNeeds } from './pages-needs.ts'
import { refreshBefore } from './refresh-before.ts'
import { postedForm, runFormAction } from './run-form-action.ts'
import { leave, personal, type RequestedAddress, sendPage } from './send-page.handler.ts'

/** Answers a form posted to its page. Success: a redirect with 303. Refusal: 422 with the page, the typed values and the problems. */
export async function answerFormAction(
  needs: PagesNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const address = readAddress(request.raw.url!)
  const requested: RequestedAddress = {
    representation: wantsPayload(request) ? 'json' : 'html',
    search: address?.search ?? '',
  }
  if (!mayChange(needs.parts, provenanceOf(request.headers)))
    return brokenPage(needs, request, reply, { status: 403, ...requested })
  const seen = needs.visitor(request)
  const refreshFirst = refreshBefore(seen, request)
  // With 307 the browser sends its complete form again, as soon as it has a new token.
  if (refreshFirst) return reply.header('cache-control', personal).redirect(refreshFirst, 307)
  const visitor = await needs.withLiveSession(seen)
  const found = findPage(needs, address, {
    stored: visitor.market,
    acceptLanguage: request.headers['accept-language'],
  })
  if ('goTo' in found) return leave(needs, reply, seeOther(found), requested)
  const led = visitor.session ? undefined : signInRedirect(needs.parts, { ...found, visitor, search: requested.search })
  if (led !== undefined)
    return leave(needs, reply, seeOther(led === 'ask-to-sign-in' ? { goTo: found.path } : led), requested)
  if (found.kind === notFoundPage) return answerPage(needs, request, reply)
  return actOn(needs, request, reply, { found, visitor, requested })
}

async function actOn(
  needs: PagesNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    found,
    visitor,
    requested,
  }: { readonly found: FoundPage; readonly visitor: Visitor; readonly requested: RequestedAddress },
): Promise<FastifyReply> {
  const answer = formAnswer(needs, request, reply)
  const { market } = found
  if (!found.dependsOnCookie)
    rememberMarket({ market, sentCookies: request.cookies, cookies: answerCookies(reply, needs.parts.publicUrl) })
  const ask = { ...pageAsk(needs, found, visitor, answer), ...answer, visitor: { ...visitor, market } }
  const end = await runFormAction(needs.parts, ask, found.kind, postedForm(request.body))
  if ('done' in end && end.done.consent !== undefined) keepConsent(needs, request, reply, end.done.consent)
  if ('done' in end && end.done.storeDevice !== undefined) {
    answerCookies(reply, needs.parts.publicUrl).set(storeDeviceCookie.name, end.done.storeDevice)
  }
  if ('done' in end) return leave(needs, reply, seeOther(end.done), requested)
  const storefront = await needs.storefront()
  const composed = await loadPage(needs, found, { visitor, build: storefront.build, form: end.refused, answer })
  if ('goTo' in composed) return leave(needs, reply, seeOther(composed), requested)
  const page = new RenderedPage(
    { storefront, publicUrl: needs.parts.publicUrl },
    composed,
    needs.parts.content.shell(market),
  )
  return sendPage(needs, request, reply, { page, representation: requested.representation, caching: personal })
}

/** Stores the shopper's consent. Without consent to analytics the ids of the visit are deleted. */
function keepConsent(needs: PagesNeeds, request: FastifyRequest, reply: FastifyReply, consent: string): void {
  const cookies = answerCookies(reply, needs.parts.publicUrl)
  cookies.set(consentCookie.name, consent)
  if (readConsent(consent).granted.has('analytics')) return
  for (const { name } of [trackingCookie, sessionCookie]) if (request.cookies[name] !== undefined) cookies.clear(name)
}

export const wantsPayload = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('application/json') ?? false

/** 303 makes the browser load the next page with GET instead of sending the form again. */
const seeOther = (goTo: PageRedirect): PageRedirect => ({ ...goTo, status: 303 })
