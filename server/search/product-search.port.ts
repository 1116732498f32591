import type { SearchRequest, SearchResponse, SearchSuggestions } from '#contracts/search.ts'
import type { Market } from '#server/markets/index.ts'

/**
 * Finds and filters products of one market. It is called for every listing, search page and search call. Each style is
 * found once, as one of its colours. Nothing is refused: invalid parts of a request are corrected or ignored. The
 * built-in search keeps everything in memory; a search cluster can replace it.
 */
export interface ProductSearch {
  search(market: Market, request: SearchRequest): Promise<SearchResponse>
  /** The same answer as JSON in UTF-8. Only for searches that cache cards as JSON. */
  searchJson?(market: Market, request: SearchRequest): Promise<Buffer>
  /** Suggestions for a typed term, from a brand's goods if the brand has its own search. For fewer than two characters: popular terms. */
  suggest(market: Market, typed: string, subBrand?: string): Promise<SearchSuggestions>
  /** Prepares data for which the first shopper would wait. Call it when the shop is idle. */
  warm(markets: readonly Market[]): Promise<void>
}
