import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerCookies } from '#server/platform/http/answer-cookies.ts'
import { chooseEncoding } from '#server/platform/http/encodings.ts'
import { provenanceOf } from '#server/platform/http/same-origin.ts'
import { appCookie, promoCodeCookie, type Visitor } from '#server/sessions/index.ts'
import { accountPage } from './accounts/account-page.ts'
import { signInRedirect, signInRule } from './accounts/sign-in-rule.ts'
import { RenderedPage } from './cache/rendered-page.handler.ts'
import { setUpFirst } from './in-store/set-up-first.ts'
import { type FoundPage, findPage, loadPage } from './load-page.ts'
import { asksForPayload, type PageAddress, readAddress, withoutType } from './page-address.ts'
import { readAnswer, sharedAnswer } from './page-answer.handler.ts'
import type { PageAnswer, PageRedirect } from './page-kind.ts'
import type { PagesNeeds } from './pages-needs.ts'
import { refreshBefore } from './refresh-before.ts'
import { leave, personal, type RequestedAddress, sendPage, sharedCaching } from './send-page.handler.ts'

/** Answers a page address with the document or, with `type=json`, with the payload that it is rendered from. */
export function answerPage(needs: PagesNeeds, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const address = readAddress(request.raw.url!)
  const representation = asksForPayload(request.raw.url!) ? 'json' : 'html'
  return answerAddress(needs, request, reply, { address, requested: { representation, search: address?.search ?? '' } })
}

export async function answerAddress(
  needs: PagesNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  { address, requested }: { readonly address: PageAddress | undefined; readonly requested: RequestedAddress },
): Promise<FastifyReply> {
  const seen = needs.visitor(request)
  rememberApp(needs, request, reply, seen)
  rememberPromoCode(needs, request, reply)
  if (!seen.preview || !needs.preview) return answerVisitor(needs, request, reply, { address, requested, seen })
  const { parts, partsOfNow, within } = await needs.preview(seen.previewAt)
  const found = findPage({ ...needs, parts }, address, { stored: seen.market, acceptLanguage: undefined })
  const isLookedAt = 'kind' in found && (found.kind.audience === 'public' || found.kind.alias === 'basketPage')
  if (!isLookedAt) return answerVisitor({ ...needs, parts: partsOfNow }, request, reply, { address, requested, seen })
  return within(() => answerVisitor({ ...needs, parts }, request, reply, { address, requested, seen }))
}

interface VisitorsAsk {
  readonly address: PageAddress | undefined
  readonly requested: RequestedAddress
  readonly seen: Visitor
}

async function answerVisitor(
  needs: PagesNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  { address, requested, seen }: VisitorsAsk,
): Promise<FastifyReply> {
  const found = findPage(needs, address, {
    stored: seen.market,
    acceptLanguage: request.headers['accept-language'],
  })
  if ('goTo' in found) return leave(needs, reply, found, requested)
  const setUpPath = needs.parts.content.linkTo(found.market, 'isoSetupPage')
  const setUp = setUpFirst({ visitor: seen, host: request.hostname, path: found.path, setUpPath })
  if (setUp !== undefined) return leave(needs, reply, { goTo: setUp, status: 302 }, requested)
  const asksWho = found.kind.audience === 'private' || signInRule(found.path) !== undefined
  const refreshFirst = asksWho && refreshBefore(seen, request)
  if (refreshFirst)
    return leave(needs, reply, { goTo: refreshFirst, status: 303 }, { ...requested, representation: 'html' })
  const visitor = asksWho ? await needs.withLiveSession(seen) : seen
  const led = signInRedirect(needs.parts, { ...found, visitor, search: withoutType(requested.search) })
  if (led !== undefined && led !== 'ask-to-sign-in') return leave(needs, reply, led, requested)
  return answerFound(needs, request, reply, {
    ...{ requested, visitor },
    found: led === 'ask-to-sign-in' ? { ...found, kind: accountPage, content: undefined } : found,
  })
}

async function answerFound(
  needs: PagesNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    found,
    visitor,
    requested,
  }: { readonly found: FoundPage; readonly visitor: Visitor; readonly requested: RequestedAddress },
): Promise<FastifyReply> {
  const isShared = needs.cache !== undefined && isForAll(found, visitor)
  const made = isShared
    ? await cachedPage(needs, request, { found, visitor, representation: requested.representation })
    : await ownPage(needs, request, reply, { found, visitor })
  if ('goTo' in made) return leave(needs, reply, made, requested)
  // Otherwise a cache on the way would send the app's page to browsers.
  const caching = isShared && visitor.mode !== 'app' && !made.incomplete ? sharedCaching(needs, found) : personal
  return sendPage(needs, request, reply, { page: made, representation: requested.representation, caching })
}

/** The app identifies itself only in its first request. A link on another site must not turn a browser into an app. */
function rememberApp(
  { parts }: PagesNeeds,
  { cookies, headers }: FastifyRequest,
  reply: FastifyReply,
  { mode }: Visitor,
): void {
  const { name, value } = appCookie
  if (mode !== 'app' || cookies[name] === value || provenanceOf(headers).fetchSite === 'cross-site') return
  answerCookies(reply, parts.publicUrl).set(name, value)
}

const promoCode = /^[\p{L}\p{N}_-]{1,40}$/u

/** A code in the address is stored for the visit; pages and calls read it from the cookie. */
function rememberPromoCode({ parts }: PagesNeeds, { cookies, query }: FastifyRequest, reply: FastifyReply): void {
  const { promocode } = query as { promocode?: unknown }
  if (typeof promocode !== 'string' || !promoCode.test(promocode) || cookies[promoCodeCookie.name] === promocode) return
  answerCookies(reply, parts.publicUrl).set(promoCodeCookie.name, promocode)
}

/** True if this visitor gets the same page as everybody. */
const isForAll = ({ kind }: FoundPage, { ownPages, preview, mode }: Visitor): boolean =>
  kind.audience === 'public' && !ownPages && !preview && mode !== 'store'

interface PageAsked {
  readonly found: FoundPage
  readonly visitor: Visitor
}

/** From the cache, or rendered once for all requests that wait for it. A page that may not be cached is still shared by them. */
async function cachedPage(
  needs: PagesNeeds,
  request: FastifyRequest,
  { found, visitor, representation }: PageAsked & Pick<RequestedAddress, 'representation'>,
): Promise<RenderedPage | PageRedirect> {
  const cache = needs.cache!
  const shell = needs.parts.content.shell(found.market)
  const key = keyOf(found, visitor)
  const cached = cache.fresh(key, shell.version)
  if (cached) return cached
  const made = await cache.make(key, () =>
    inPlace(needs, request, found, async () => {
      const rendered = await render(needs, found, visitor, sharedAnswer)
      if ('goTo' in rendered) return { other: rendered }
      rendered.page.body(representation, chooseEncoding(request.headers['accept-encoding']))
      const { page, cacheable, seldom } = rendered
      return { page, cacheable, seldom, incomplete: page.incomplete }
    }),
  )
  cache.makeRoom()
  return 'other' in made ? made.other : made.page
}

/** Host and web build are the same for all; the key contains everything else that a page depends on. */
const keyOf = ({ market, path, query, kind, dependsOnCookie }: FoundPage, { mode }: Visitor): string =>
  [mode, kind.alias, dependsOnCookie, market.id, path, new URLSearchParams(query)].join(' ')

async function ownPage(
  needs: PagesNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  { found, visitor }: PageAsked,
): Promise<RenderedPage | PageRedirect> {
  const rendered = await inPlace(needs, request, found, () =>
    render(needs, found, visitor, readAnswer(needs, request, reply)),
  )
  return 'goTo' in rendered ? rendered : rendered.page
}

/** Rendering a page needs a place. Pages of shoppers who are buying have priority. */
async function inPlace<Value>(
  { enter }: PagesNeeds,
  request: FastifyRequest,
  { kind }: FoundPage,
  make: () => Promise<Value>,
): Promise<Value> {
  const place = await enter?.(kind.audience === 'public' ? 'pages' : 'writes', request)
  try {
    return await make()
  } finally {
    place?.release()
  }
}

async function render(needs: PagesNeeds, found: FoundPage, visitor: Visitor, answer: PageAnswer) {
  const storefront = await needs.storefront()
  const composed = await loadPage(needs, found, { visitor, build: storefront.build, answer })
  if ('goTo' in composed) return composed
  const { parts } = needs
  const page = new RenderedPage({ storefront, publicUrl: parts.publicUrl }, composed, parts.content.shell(found.market))
  return { page, cacheable: composed.cacheable, seldom: composed.seldom ?? false }
}
