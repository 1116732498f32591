import { consentCookie, grantedUntilActed, readConsent } from '#foundation/consent.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { readBasketCookie } from './basket-cookie.ts'
import { appCookie, basketCookie, marketCookie, storeIdCookie, unsharedCookies, wishlistCookie } from './cookies.ts'
import { type Identity, nobody } from './identify.ts'
import { readPreview } from './read-preview.ts'
import type { Visitor } from './visitor.ts'
import { readWishlistCookie } from './wishlist-cookie.ts'

/** The parts of a request that identify the visitor. */
export interface VisitorRequest {
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly query: Readonly<Record<string, unknown>>
  /** Without a port. */
  readonly host: string
  /** True if one of our own servers requests something for a visitor. */
  readonly isOwnServer?: boolean
  readonly address: string
  /** The identity by the access token; nobody if left out. */
  readonly identity?: Identity
}

export interface ReadVisitorNeeds {
  readonly markets: Pick<Markets, 'find'>
  /** Hosts that in-store devices use. */
  readonly storeHosts: readonly string[]
  /** True if the shop has a store with that id. */
  isStore(storeId: string): boolean
  isPreviewKey(key: string): boolean
  /** Outside production the query alone opens a preview; if left out, the cookie is needed. */
  readonly previewForAll?: boolean
  /** True in a developer's shop, where everything counts as granted until the shopper has made a choice. */
  readonly grantedUnasked?: boolean
  /** Returns the name of a cookie in browsers; if left out, its plain name. */
  cookieName?(name: string): string
}

/** Reads the visitor of a request. A stored market that is closed counts as no market; a malformed basket cookie as no basket. */
export function readVisitor(needs: ReadVisitorNeeds, request: VisitorRequest, market?: Market): Visitor {
  const { cookies, identity = nobody } = request
  const stored = cookies[marketCookie.name]
  const readCookie = ({ name }: { readonly name: string }) => cookies[needs.cookieName?.(name) ?? name]
  const held = readBasketCookie(readCookie(basketCookie))
  const wishlist = readWishlistCookie(readCookie(wishlistCookie))
  const headerStore = storeFromHeader(needs, request)
  const consent = readConsent(cookies[consentCookie.name])
  const mode = modeOf(needs, request, headerStore)
  const named = headerStore ?? cookies[storeIdCookie] ?? request.query.isoStoreId
  const storeId = mode === 'store' && typeof named === 'string' && needs.isStore(named) ? named : undefined
  return {
    market: market ?? (stored === undefined ? undefined : needs.markets.find(stored.toLowerCase())),
    mode,
    ...(storeId === undefined ? {} : { storeId }),
    ...readPreview(needs, request),
    basketId: held?.basketId,
    basketKey: held?.key,
    ...(wishlist === undefined ? {} : { wishlist }),
    accountId: identity.session?.accountId,
    session: identity.session,
    sessionExpired: identity.expired,
    address: request.address,
    consent: needs.grantedUnasked ? grantedUntilActed(consent) : consent,
    ownPages:
      headerStore !== undefined ||
      unsharedCookies.some((name) => cookies[name] !== undefined || request.query[name] !== undefined),
  }
}

/** The store in the header of our own servers; for other callers the header is ignored. */
function storeFromHeader({ isStore }: ReadVisitorNeeds, { headers, isOwnServer }: VisitorRequest): string | undefined {
  const storeId = isOwnServer ? headers['x-iso-context'] : undefined
  return typeof storeId === 'string' && isStore(storeId) ? storeId : undefined
}

function modeOf(
  { storeHosts }: ReadVisitorNeeds,
  { host, headers, query, cookies }: VisitorRequest,
  storeId: string | undefined,
): Visitor['mode'] {
  if (storeId !== undefined || storeHosts.includes(host.toLowerCase())) return 'store'
  const { name, value } = appCookie
  const isApp = query.app === 'true' || cookies[name] === value || isAppPlatform(headers['x-app-platform'])
  return isApp ? 'app' : 'web'
}

const isAppPlatform = (said: string | readonly string[] | undefined): boolean =>
  typeof said === 'string' && /^(?:ios|android)$/i.test(said)
