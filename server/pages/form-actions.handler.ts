import type { FastifyReply, FastifyRequest } from 'fastify'
import { consentCookie } from '#foundation/consent.ts'
import { answerCookies } from '#server/platform/http/answer-cookies.ts'
import { mayChange, provenanceOf } from '#server/platform/http/same-origin.ts'
import { rememberMarket, type Visitor } from '#server/sessions/index.ts'
import { ledBySignIn } from './accounts/sign-in-rule.ts'
import { brokenPage } from './broken-page.handler.ts'
import { notFoundPage } from './browsing/not-found-page.ts'
import { RenderedPage } from './cache/rendered-page.handler.ts'
import { type FoundPage, findPage, loadPage, pageAsk } from './load-page.ts'
import { answerPage } from './page.handler.ts'
import { readAddress } from './page-address.ts'
import { formAnswer } from './page-answer.handler.ts'
import type { PagesGround } from './pages-ground.ts'
import { refreshBefore } from './refresh-before.ts'
import { postedForm, runFormAction } from './run-form-action.ts'
import { type AskedFor, leave, personal, sendPage } from './send-page.handler.ts'

/** A form posted to the page that owns it: done, and on by 303; or refused, and the page again by 422 with all that was typed. */
export async function answerFormAction(
  ground: PagesGround,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const address = readAddress(request.raw.url!)
  const asked: AskedFor = { representation: wantsPayload(request) ? 'json' : 'html', search: address?.search ?? '' }
  if (!mayChange(ground.parts, provenanceOf(request.headers)))
    return brokenPage(ground, request, reply, { status: 403, ...asked })
  const seen = ground.visitor(request)
  const refreshFirst = refreshBefore(seen, request)
  // The browser sends its form again, whole, as soon as it has a new token.
  if (refreshFirst) return reply.header('cache-control', personal).redirect(refreshFirst, 307)
  const visitor = await ground.withLiveSession(seen)
  const found = findPage(ground, address, {
    stored: visitor.market,
    acceptLanguage: request.headers['accept-language'],
  })
  if ('goTo' in found) return leave(ground, reply, found, asked, 303)
  const led = visitor.session ? undefined : ledBySignIn(ground.parts, { ...found, visitor, search: asked.search })
  if (led !== undefined) return leave(ground, reply, led === 'waits' ? { goTo: found.path } : led, asked, 303)
  if (found.kind === notFoundPage) return answerPage(ground, request, reply)
  return actOn(ground, request, reply, { found, visitor, asked })
}

async function actOn(
  ground: PagesGround,
  request: FastifyRequest,
  reply: FastifyReply,
  { found, visitor, asked }: { readonly found: FoundPage; readonly visitor: Visitor; readonly asked: AskedFor },
): Promise<FastifyReply> {
  const answer = formAnswer(ground, request, reply)
  const { market } = found
  if (!found.dependsOnCookie)
    rememberMarket({ market, sentCookies: request.cookies, cookies: answerCookies(reply, ground.parts.publicUrl) })
  const ask = { ...pageAsk(ground, found, visitor, answer), ...answer, visitor: { ...visitor, market } }
  const end = await runFormAction(ground.parts, ask, found.kind, postedForm(request.body))
  if ('done' in end && end.done.consent !== undefined)
    answerCookies(reply, ground.parts.publicUrl).setReadable(
      consentCookie.name,
      end.done.consent,
      consentCookie.maxAgeSeconds,
    )
  if ('done' in end) return leave(ground, reply, end.done, asked, 303)
  const storefront = await ground.storefront()
  const composed = await loadPage(ground, found, { visitor, build: storefront.build, form: end.refused, answer })
  if ('goTo' in composed) return leave(ground, reply, composed, asked, 303)
  const page = new RenderedPage(
    { storefront, publicUrl: ground.parts.publicUrl },
    composed,
    ground.parts.content.shell(market),
  )
  return sendPage(ground, request, reply, { page, representation: asked.representation, caching: personal })
}

export const wantsPayload = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('application/json') ?? false
