import type { FormState } from '#contracts/pages.ts'
import type { ContentPage } from '#server/content/index.ts'
import { type Market, type MarketOfPath, marketOfPath } from '#server/markets/index.ts'
import type { Localization } from '#server/platform/problems.ts'
import type { Visitor } from '#server/sessions/index.ts'
import { socialLoginCallbackPage } from './accounts/social-login-callback-page.ts'
import { answerWithoutMarket } from './answer-without-market.ts'
import { countrySelectorPage } from './browsing/country-selector-page.ts'
import { notFoundPage } from './browsing/not-found-page.ts'
import { type ComposedPage, composePage } from './frame/compose-page.ts'
import { encodedPath, type PageAddress, supportedQuery } from './page-address.ts'
import { sharedAnswer } from './page-answer.handler.ts'
import type { AnyPageKind, LoadedPage, PageAnswer, PageRedirect, PageRequest } from './page-kind.ts'
import type { Parts } from './parts.ts'
import { preferredMarket } from './preferred-market.ts'
import { aliasOfProduct } from './product/load-product.ts'
import { storeAt } from './stores/store-at.ts'

/** A page that exists but is not loaded: its kind, market, content and address. */
export interface FoundPage {
  readonly kind: AnyPageKind
  readonly market: Market
  readonly content: ContentPage | undefined
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** True if the address contains no market: the answer then depends on the market cookie. */
  readonly dependsOnCookie: boolean
}

export interface LoadNeeds {
  readonly parts: Parts
  readonly kinds: ReadonlyMap<string, AnyPageKind>
  localization(market: Market | undefined): Localization
}

/** Facts of a visitor whose address names no market: the market chosen before, and the languages of the browser. */
export interface VisitorWithoutMarket {
  readonly stored: Market | undefined
  readonly acceptLanguage: string | undefined
}

/** Address → market → content → redirects → kind. Reads only memory, so that a cached page costs almost nothing. */
export function findPage(
  { parts, kinds }: LoadNeeds,
  address: PageAddress | undefined,
  { stored, acceptLanguage }: VisitorWithoutMarket,
): FoundPage | PageRedirect {
  const fallbackMarket = () => stored ?? preferredMarket(parts.markets.open, acceptLanguage)
  if (address === undefined || isReserved(address.path)) return lost(fallbackMarket(), '/404', true)
  if (address.path === callbackPath) return callback(fallbackMarket(), address)
  const path = encodedPath(address.path)
  const place = marketOfPath(parts.markets, { path, search: address.search, stored: stored?.id })
  if (place.kind === 'market' && address.path.toLowerCase().endsWith(callbackPath))
    return callback(place.market, address)
  if (place.kind !== 'market') return withoutMarket(parts, place, address, fallbackMarket())
  if (address.better !== undefined) return { goTo: address.better, status: 301 }
  const { market } = place
  const content = parts.content.page(market, address.path)
  if (content?.redirect) return { goTo: content.redirect.url, status: redirectStatus(content.redirect.status) }
  const kind = content ? kinds.get(content.pageAlias) : kindOfAddress(parts, kinds, market, address.path)
  if (kind === undefined) return lost(market, address.path, false)
  return {
    kind,
    market,
    content,
    path: address.path,
    query: supportedQuery(address.query, kind.queryNames),
    dependsOnCookie: false,
  }
}

function withoutMarket(
  parts: Parts,
  place: Exclude<MarketOfPath, { kind: 'market' }>,
  { path }: PageAddress,
  shownIn: Market,
): FoundPage | PageRedirect {
  const answer = answerWithoutMarket(place, path, () => parts.content.toggle(shownIn, 'showCountrySelector'))
  if (answer === 'not-found') return lost(shownIn, path, true)
  if (answer !== 'country-selector') return answer
  return { kind: countrySelectorPage, market: shownIn, content: undefined, path: '/', query: {}, dependsOnCookie: true }
}

const lost = (market: Market, path: string, dependsOnCookie: boolean): FoundPage => ({
  kind: notFoundPage,
  market,
  content: undefined,
  path,
  query: {},
  dependsOnCookie,
})

/** A fixed address without a market, because it is registered with the providers. A client may also use it below a market. */
const callbackPath = '/login/callback'

const callback = (market: Market, { path, query }: PageAddress): FoundPage => ({
  kind: socialLoginCallbackPage,
  market,
  content: undefined,
  path,
  query: supportedQuery(query, socialLoginCallbackPage.queryNames),
  dependsOnCookie: true,
})

/** Paths of other parts of the program; an unknown address below them is not a page. */
const isReserved = (path: string): boolean => /^\/(?:api|assets|images|dev)(?:\/|$)/.test(path)

/** If editors wrote no page for an address, it may belong to a product, category or store. */
function kindOfAddress(parts: Parts, kinds: LoadNeeds['kinds'], market: Market, path: string): AnyPageKind | undefined {
  const { catalogue } = parts
  const id = catalogue.productAt(market, path)
  if (id !== undefined) return kinds.get(aliasOfProduct(catalogue.card(market, id)))
  if (storeAt(parts, market, path)) return kinds.get('store')
  return catalogue.categoryAt(market, path) === undefined ? undefined : kinds.get('categoryPage')
}

const redirectStatus = (status: number): number => ([301, 302, 307, 308].includes(status) ? status : 302)

export interface LoadOptions {
  readonly visitor: Visitor
  readonly build: string
  readonly form?: FormState
  readonly answer: PageAnswer
}

/** Loads a found page completely. If its kind finds nothing, the result is the not-found page of the same address. */
export async function loadPage(
  needs: LoadNeeds,
  found: FoundPage,
  { visitor, build, form, answer }: LoadOptions,
): Promise<ComposedPage | PageRedirect> {
  const ask = { ...pageAsk(needs, found, visitor, answer), typed: form?.values }
  let incomplete = false
  const parts = noticing(needs.parts, () => {
    incomplete = true
  })
  const loaded = await (found.kind.load(parts, ask) as Promise<
    LoadedPage<AnyPageKind['alias']> | PageRedirect | 'not-found'
  >)
  if (loaded === 'not-found')
    return loadPage(needs, { ...found, kind: notFoundPage, content: undefined, query: {} }, { visitor, build, answer })
  if ('goTo' in loaded) return loaded
  const composed = await composePage(parts, ask, { kind: found.kind, build, form }, loaded)
  return incomplete ? { ...composed, incomplete } : composed
}

/** The same parts, but reports each failed search, whose answer looks like that of a search without results. */
function noticing(parts: Parts, failed: () => void): Parts {
  const search: Parts['search']['search'] = async (market, request) => {
    const found = await parts.search.search(market, request)
    if (found.hasError) failed()
    return found
  }
  return { ...parts, search: { ...parts.search, search } }
}

/** The input of a page kind. Public kinds get the visitor without anything personal (`anybody`), so that nothing personal can reach a cached page. */
export function pageAsk(
  { parts, localization }: LoadNeeds,
  found: FoundPage,
  visitor: Visitor,
  answer: PageAnswer,
): PageRequest {
  const { kind, market, content, path, query } = found
  const isPublic = kind.audience === 'public'
  return {
    market,
    content,
    path,
    query,
    now: parts.clock(),
    localization: localization(market),
    visitor: { ...(isPublic ? anybody(visitor) : visitor), market },
    ...(isPublic ? sharedAnswer : answer),
  }
}

/** The parts of a visitor that pages for all may depend on: how the shop is viewed, but nothing about the person. */
function anybody({ market, mode, storeId, preview, previewAt, previewByQuery, ownPages }: Visitor): Visitor {
  const looks = { mode, storeId, preview, previewAt, ...(previewByQuery && { previewByQuery }) }
  return { market, ...looks, ...(ownPages && { ownPages }), basketId: undefined, accountId: undefined, address: '' }
}
