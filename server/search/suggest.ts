import type { ProductCard } from '#contracts/catalogue.ts'
import type { SearchResponse, SearchSuggestions } from '#contracts/search.ts'
import type { Market } from '#server/markets/index.ts'

/** The fewest letters for which suggestions are searched. */
export const suggestsFrom = 2
export const mostSuggested = { products: 3, categories: 3, terms: 8 } as const

const resultsOf = (path: string, term: string): string => `${path}?${new URLSearchParams({ q: term })}`

export type ResultsPath = (market: Market, subBrand?: string) => string | undefined

/** The path of the results and the goods to search: those of a brand if it has its own search, otherwise all. */
export function searchScope(resultsPath: ResultsPath | undefined, market: Market, subBrand: string | undefined) {
  const own = subBrand === undefined ? undefined : resultsPath?.(market, subBrand)
  return own === undefined
    ? { path: resultsPath?.(market) ?? `/${market.id}/search`, among: {} }
    : { path: own, among: { multiBrandTags: [subBrand!] } }
}

export interface Suggested {
  readonly term: string
  readonly terms: readonly string[]
  readonly categories: SearchResponse['categorySearch']
  readonly products: readonly ProductCard[]
  readonly fallback: boolean
  readonly answer?: Pick<SearchResponse, 'totalResults' | 'correctedTerm' | 'redirect'>
}

/** Suggestions while a term is typed. `path` is the path of the search page. */
export function suggestionsOf(
  path: string,
  { term, terms, categories, products, fallback, answer }: Suggested,
): SearchSuggestions {
  const { correctedTerm, redirect } = answer ?? {}
  return {
    term,
    terms: terms.slice(0, mostSuggested.terms).map((one) => ({ term: one, url: resultsOf(path, one) })),
    categories: categories.slice(0, mostSuggested.categories),
    products: products.slice(0, mostSuggested.products),
    fallback,
    totalResults: answer?.totalResults ?? 0,
    url: resultsOf(path, term),
    ...(correctedTerm === undefined ? {} : { correctedTerm }),
    ...(redirect === undefined ? {} : { redirect }),
  }
}
