import type { SearchRequest, SearchResponse } from '#contracts/search.ts'
import type { ProductSearch } from './product-search.port.ts'
import { sortings, termOf } from './read-request.ts'

/** The answer if the search fails: no products, and a message that something went wrong. */
export const nothingFound = ({ from = 0 }: SearchRequest): SearchResponse => ({
  results: [],
  totalResults: 0,
  startingFrom: Math.max(0, Math.floor(from) || 0),
  facets: [],
  sortings: sortings.map((id) => ({ id, selected: id === 'relevance' })),
  categorySearch: [],
  hasError: true,
})

/** A search that never throws. Faults are reported to the operator, and pages are shown without goods. */
export function neverFailing<Search extends ProductSearch>(search: Search, report: (fault: unknown) => void): Search {
  const rescued = async <Answer>(work: Promise<Answer>, instead: () => Answer): Promise<Answer> => {
    try {
      return await work
    } catch (fault) {
      report(fault)
      return instead()
    }
  }
  const { searchJson } = search
  return {
    ...search,
    search: (market, request) => rescued(search.search(market, request), () => nothingFound(request)),
    ...(searchJson
      ? {
          searchJson: (market, request) =>
            rescued(searchJson(market, request), () => Buffer.from(JSON.stringify(nothingFound(request)))),
        }
      : {}),
    suggest: (market, typed, subBrand) =>
      rescued(search.suggest(market, typed, subBrand), () => ({
        ...{ term: termOf(typed), terms: [], categories: [], products: [], fallback: false, totalResults: 0 },
        url: `/${market.id}/search?${new URLSearchParams({ q: termOf(typed) })}`,
      })),
  }
}
