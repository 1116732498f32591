import { baseCodeOf } from './known-markets.ts'
import type { Market, Markets } from './market.ts'

/** The market of an address, or where to redirect the visitor. */
export type MarketOfPath =
  | { readonly kind: 'market'; readonly market: Market }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  /** Looks like a market, but is not open: the not-found page, shown in this market. */
  | { readonly kind: 'unknown'; readonly shownIn: Market }
  /** No market in the address, and none chosen before: see `server/pages/answer-without-market.ts`. */
  | { readonly kind: 'choose' }
  /** The only address without a market: the return from a social sign-in. */
  | { readonly kind: 'no-market' }

export const looksLikeMarket = (segment: string): boolean => /^[a-z]{2}-[a-z]{2}$/i.test(segment)

/** `path` begins with a slash; `search` is the query with its question mark, or empty; `stored` is the value of the market cookie. */
export function marketOfPath(
  markets: Markets,
  address: { path: string; search: string; stored: string | undefined },
): MarketOfPath {
  const { path, search } = address
  if (path === '/login/callback') return { kind: 'no-market' }
  const stored = storedMarket(markets, address.stored)
  const [, segment = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? []
  if (!looksLikeMarket(segment))
    return stored
      ? { kind: 'redirect', to: `/${stored.id}${path === '/' ? '' : path}${search}`, status: 302 }
      : { kind: 'choose' }
  const id = canonicalId(segment)
  if (id !== segment) return { kind: 'redirect', to: `/${id}${rest}${search}`, status: 301 }
  const market = markets.find(id)
  return market ? { kind: 'market', market } : { kind: 'unknown', shownIn: stored ?? markets.open[0]! }
}

/** The market of the cookie; a market that is no longer open counts as not chosen. */
export const storedMarket = (markets: Markets, stored: string | undefined): Market | undefined =>
  stored === undefined ? undefined : markets.find(canonicalId(stored))

function canonicalId(id: string): string {
  const [language = '', country = ''] = id.toLowerCase().split('-')
  return country ? `${baseCodeOf(language)}-${country}` : language
}
