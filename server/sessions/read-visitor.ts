import { consentCookie, readConsent } from '#foundation/consent.ts'
import { isId } from '#foundation/ids.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { basketCookie, marketCookie, unsharedCookies } from './cookies.ts'
import type { Visitor } from './visitor.ts'

/** What a request shows of whoever makes it. */
export interface Signs {
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly query: Readonly<Record<string, unknown>>
  /** Without port. */
  readonly host: string
  readonly address: string
}

export interface ReadVisitorNeeds {
  readonly markets: Pick<Markets, 'find'>
  /** Hosts that in-store devices use. */
  readonly storeHosts: readonly string[]
  isPreviewKey(key: string): boolean
}

/** Settles who is asking. A stored market that is no longer open counts as none; a basket id of another form as no basket. */
export function readVisitor(needs: ReadVisitorNeeds, signs: Signs, market?: Market): Visitor {
  const { cookies } = signs
  const stored = cookies[marketCookie.name]
  const basketId = cookies[basketCookie.name]
  const mode = modeOf(needs, signs)
  const storeId = mode === 'store' ? (cookies.isoStoreId ?? signs.query.isoStoreId) : undefined
  return {
    market: market ?? (stored === undefined ? undefined : needs.markets.find(stored.toLowerCase())),
    mode,
    ...(typeof storeId === 'string' && storeId !== '' ? { storeId } : {}),
    preview: cookies.preview !== undefined && needs.isPreviewKey(cookies.preview),
    basketId: basketId !== undefined && isId(basketId) ? basketId : undefined,
    accountId: undefined,
    address: signs.address,
    consent: readConsent(cookies[consentCookie.name]),
    ownPages: unsharedCookies.some((name) => cookies[name] !== undefined || signs.query[name] !== undefined),
  }
}

function modeOf({ storeHosts }: ReadVisitorNeeds, { host, headers, query, cookies }: Signs): Visitor['mode'] {
  if (storeHosts.includes(host.toLowerCase())) return 'store'
  const isApp = query.app === 'true' || cookies.app === 'true' || headers['x-app-platform'] !== undefined
  return isApp ? 'app' : 'web'
}
