import type { ProductCard } from '#contracts/catalogue.ts'
import type { SearchResponse, SearchSuggestions } from '#contracts/search.ts'
import type { Market } from '#server/markets/index.ts'

/** Letters from which on a term is looked up. */
export const suggestsFrom = 2
export const mostSuggested = { products: 3, categories: 3, terms: 8 } as const

/** Where the results of a term stand. */
export const resultsUrl = (market: Market, term: string): string =>
  `/${market.id}/search?${new URLSearchParams({ q: term })}`

export interface Suggested {
  readonly term: string
  readonly terms: readonly string[]
  readonly categories: SearchResponse['categorySearch']
  readonly products: readonly ProductCard[]
  readonly fallback: boolean
  readonly answer?: Pick<SearchResponse, 'totalResults' | 'correctedTerm' | 'redirect'>
}

export function suggestionsOf(
  market: Market,
  { term, terms, categories, products, fallback, answer }: Suggested,
): SearchSuggestions {
  const { correctedTerm, redirect } = answer ?? {}
  return {
    term,
    terms: terms.slice(0, mostSuggested.terms).map((one) => ({ term: one, url: resultsUrl(market, one) })),
    categories: categories.slice(0, mostSuggested.categories),
    products: products.slice(0, mostSuggested.products),
    fallback,
    totalResults: answer?.totalResults ?? 0,
    url: resultsUrl(market, term),
    ...(correctedTerm === undefined ? {} : { correctedTerm }),
    ...(redirect === undefined ? {} : { redirect }),
  }
}
