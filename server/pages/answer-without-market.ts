import type { MarketOfPath } from '#server/markets/index.ts'
import type { PageRedirect } from './page-kind.ts'

/**
 * The answer to an address that names no open market, above all to `/`:
 *
 * 1. With the toggle `showCountrySelector`, `/` is always the country selector, also for visitors who chose a market
 * before.
 * 2. Else the market cookie leads to the same path in the market chosen before (302; `marketOfPath` in
 * `server/markets`).
 * 3. Without a cookie every path shows the country selector, except paths of files and markets that are not open: those
 * are not found.
 *
 * The selector and the not-found page use the language of the market cookie, else of the browser
 * (`preferred-market.ts`). The country of the network address never redirects. It only suggests other markets to a
 * visitor of a market (`server/markets/suggest-markets.ts`).
 */
export function answerWithoutMarket(
  place: Exclude<MarketOfPath, { kind: 'market' }>,
  path: string,
  showsSelectorAtRoot: () => boolean,
): PageRedirect | 'country-selector' | 'not-found' {
  const wantsSelector = path === '/' && showsSelectorAtRoot()
  if (place.kind === 'redirect' && !wantsSelector) return { goTo: place.to, status: place.status }
  if (place.kind === 'unknown' || place.kind === 'no-market' || isFile(path)) return 'not-found'
  return 'country-selector'
}

const isFile = (path: string): boolean => /\.[a-z0-9]{2,5}$/i.test(path)
