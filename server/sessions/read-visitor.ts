import { consentCookie, readConsent } from '#foundation/consent.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { readBasketCookie } from './basket-cookie.ts'
import { basketCookie, marketCookie, unsharedCookies } from './cookies.ts'
import type { Visitor } from './visitor.ts'

/** The parts of a request that identify the visitor. */
export interface Signs {
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly query: Readonly<Record<string, unknown>>
  /** Without port. */
  readonly host: string
  /** It proved to be a server of ours, which asks for somebody else. */
  readonly isOwnServer?: boolean
  readonly address: string
}

export interface ReadVisitorNeeds {
  readonly markets: Pick<Markets, 'find'>
  /** Hosts that in-store devices use. */
  readonly storeHosts: readonly string[]
  /** True if the shop has a store of that id; no other is believed. */
  isStore(storeId: string): boolean
  isPreviewKey(key: string): boolean
  /** The name a cookie has in this shop's browsers; left out, its plain name. */
  cookieName?(name: string): string
}

/** Settles who is asking. A stored market that is no longer open counts as none; a basket cookie of another form as no basket. */
export function readVisitor(needs: ReadVisitorNeeds, signs: Signs, market?: Market): Visitor {
  const { cookies } = signs
  const stored = cookies[marketCookie.name]
  const held = readBasketCookie(cookies[needs.cookieName?.(basketCookie.name) ?? basketCookie.name])
  const told = toldStore(needs, signs)
  const mode = modeOf(needs, signs, told)
  const named = told ?? cookies.isoStoreId ?? signs.query.isoStoreId
  const storeId = mode === 'store' && typeof named === 'string' && needs.isStore(named) ? named : undefined
  return {
    market: market ?? (stored === undefined ? undefined : needs.markets.find(stored.toLowerCase())),
    mode,
    ...(storeId === undefined ? {} : { storeId }),
    preview: cookies.preview !== undefined && needs.isPreviewKey(cookies.preview),
    basketId: held?.basketId,
    basketKey: held?.key,
    accountId: undefined,
    address: signs.address,
    consent: readConsent(cookies[consentCookie.name]),
    ownPages:
      told !== undefined ||
      unsharedCookies.some((name) => cookies[name] !== undefined || signs.query[name] !== undefined),
  }
}

/** The store a server of ours asks for, as it says in its header; from anybody else the header means nothing. */
function toldStore({ isStore }: ReadVisitorNeeds, { headers, isOwnServer }: Signs): string | undefined {
  const told = isOwnServer ? headers['x-iso-context'] : undefined
  return typeof told === 'string' && isStore(told) ? told : undefined
}

function modeOf(
  { storeHosts }: ReadVisitorNeeds,
  { host, headers, query, cookies }: Signs,
  told: string | undefined,
): Visitor['mode'] {
  if (told !== undefined || storeHosts.includes(host.toLowerCase())) return 'store'
  const isApp = query.app === 'true' || cookies.app === 'true' || headers['x-app-platform'] !== undefined
  return isApp ? 'app' : 'web'
}
