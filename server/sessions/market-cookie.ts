import type { Market } from '#server/markets/index.ts'
import type { AnswerCookies } from '#server/platform/http/answer-cookies.ts'
import { marketCookie } from './cookies.ts'

interface Visit {
  readonly market: Pick<Market, 'id'>
  readonly sentCookies: Readonly<Record<string, string | undefined>>
  readonly cookies: Pick<AnswerCookies, 'set'>
  /** True if the shopper chose the market. A visit alone does not replace an earlier choice. */
  readonly isChosen?: boolean
}

/** Stores the market that a shopper chose, or visited first. */
export function rememberMarket({ market, sentCookies, cookies, isChosen = false }: Visit): void {
  const stored = sentCookies[marketCookie.name]?.toLowerCase()
  if (isChosen || stored === undefined || stored === market.id) cookies.set(marketCookie.name, market.id)
}
