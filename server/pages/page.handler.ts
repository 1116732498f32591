import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from '#server/platform/http/encodings.ts'
import type { Visitor } from '#server/sessions/index.ts'
import { accountPage } from './accounts/account-page.ts'
import { ledBySignIn, signInRule } from './accounts/sign-in-rule.ts'
import { RenderedPage, type Representation } from './cache/rendered-page.handler.ts'
import { type FoundPage, findPage, loadPage } from './load-page.ts'
import { asksForPayload, type PageAddress, readAddress, withoutType } from './page-address.ts'
import { readAnswer, sharedAnswer } from './page-answer.handler.ts'
import type { GoTo, PageAnswer } from './page-kind.ts'
import type { PagesGround } from './pages-ground.ts'
import { refreshBefore } from './refresh-before.ts'
import { type AskedFor, leave, personal, sendPage, sharedCaching } from './send-page.handler.ts'

/** The page of an address, as a document or, with `type=json`, as the payload it is made from. */
export function answerPage(ground: PagesGround, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const address = readAddress(request.raw.url!)
  const representation = asksForPayload(request.raw.url!) ? 'json' : 'html'
  return answerAddress(ground, request, reply, { address, asked: { representation, search: address?.search ?? '' } })
}

export async function answerAddress(
  ground: PagesGround,
  request: FastifyRequest,
  reply: FastifyReply,
  { address, asked }: { readonly address: PageAddress | undefined; readonly asked: AskedFor },
): Promise<FastifyReply> {
  const seen = ground.visitor(request)
  const found = findPage(ground, address, {
    stored: seen.market,
    acceptLanguage: request.headers['accept-language'],
  })
  if ('goTo' in found) return leave(ground, reply, found, asked)
  const asksWho = found.kind.audience === 'private' || signInRule(found.path) !== undefined
  const refreshFirst = asksWho && refreshBefore(seen, request)
  if (refreshFirst)
    return leave(ground, reply, { goTo: refreshFirst, status: 303 }, { ...asked, representation: 'html' })
  const visitor = asksWho ? await ground.withLiveSession(seen) : seen
  const led = ledBySignIn(ground.parts, { ...found, visitor, search: withoutType(asked.search) })
  if (led !== undefined && led !== 'waits') return leave(ground, reply, led, asked)
  return answerFound(ground, request, reply, {
    ...{ asked, visitor },
    found: led === 'waits' ? { ...found, kind: accountPage, content: undefined } : found,
  })
}

async function answerFound(
  ground: PagesGround,
  request: FastifyRequest,
  reply: FastifyReply,
  { found, visitor, asked }: { readonly found: FoundPage; readonly visitor: Visitor; readonly asked: AskedFor },
): Promise<FastifyReply> {
  const isShared = ground.cache !== undefined && isForAll(found, visitor)
  const made = isShared
    ? await cachedPage(ground, request, found, visitor, asked.representation)
    : await ownPage(ground, request, reply, found, visitor)
  if ('goTo' in made) return leave(ground, reply, made, asked)
  const caching = isShared ? sharedCaching(ground, found) : personal
  return sendPage(ground, request, reply, { page: made, representation: asked.representation, caching })
}

/** True if this visitor gets the page everybody gets. */
const isForAll = ({ kind }: FoundPage, { ownPages, preview, mode }: Visitor): boolean =>
  kind.audience === 'public' && !ownPages && !preview && mode !== 'store'

/** From the cache, else made once for all who wait. What a failed attempt would have shown is shown as it was. */
async function cachedPage(
  ground: PagesGround,
  request: FastifyRequest,
  found: FoundPage,
  visitor: Visitor,
  representation: Representation,
): Promise<RenderedPage | GoTo> {
  const cache = ground.cache!
  const shell = ground.parts.content.shell(found.market)
  const key = keyOf(found, visitor)
  const kept = cache.fresh(key, shell.version)
  if (kept) return kept
  const made = await cache.make(key, () =>
    inPlace(ground, request, found, async () => {
      const rendered = await render(ground, found, visitor, sharedAnswer)
      if ('goTo' in rendered) return { other: rendered }
      rendered.page.body(representation, chooseEncoding(request.headers['accept-encoding']))
      return { page: rendered.page, keep: rendered.cacheable, seldom: rendered.seldom }
    }),
  )
  cache.makeRoom()
  return 'other' in made ? made.other : made.page
}

/** Host and web build are the same for all; the rest of what a page depends on is in its name. */
const keyOf = ({ market, path, query, kind, dependsOnCookie }: FoundPage, { mode }: Visitor): string =>
  [mode, kind.alias, dependsOnCookie, market.id, path, new URLSearchParams(query)].join(' ')

async function ownPage(
  ground: PagesGround,
  request: FastifyRequest,
  reply: FastifyReply,
  found: FoundPage,
  visitor: Visitor,
): Promise<RenderedPage | GoTo> {
  const rendered = await inPlace(ground, request, found, () =>
    render(ground, found, visitor, readAnswer(ground, request, reply)),
  )
  return 'goTo' in rendered ? rendered : rendered.page
}

/** Only making a page takes a place. Pages of somebody who buys come before those of all who look around. */
async function inPlace<Value>(
  { enter }: PagesGround,
  request: FastifyRequest,
  { kind }: FoundPage,
  make: () => Promise<Value>,
): Promise<Value> {
  const place = await enter?.(kind.audience === 'public' ? 'pages' : 'writes', request)
  try {
    return await make()
  } finally {
    place?.leave()
  }
}

async function render(ground: PagesGround, found: FoundPage, visitor: Visitor, answer: PageAnswer) {
  const storefront = await ground.storefront()
  const composed = await loadPage(ground, found, { visitor, build: storefront.build, answer })
  if ('goTo' in composed) return composed
  const { parts } = ground
  const page = new RenderedPage({ storefront, publicUrl: parts.publicUrl }, composed, parts.content.shell(found.market))
  return { page, cacheable: composed.cacheable, seldom: composed.seldom ?? false }
}
