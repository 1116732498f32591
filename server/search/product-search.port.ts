import type { SearchRequest, SearchResponse, SearchSuggestions } from '#contracts/search.ts'
import type { Market } from '#server/markets/index.ts'

/**
 * Finds and filters products of one market; called for every listing, search page and search call. Each style is found once, as one of its
 * colours. It refuses nothing: invalid parts of a request are corrected or ignored. The built-in one keeps everything in memory; a search
 * cluster can replace it.
 */
export interface ProductSearch {
  search(market: Market, request: SearchRequest): Promise<SearchResponse>
  /** The same answer as JSON in UTF-8, where cards are cached as such. */
  searchJson?(market: Market, request: SearchRequest): Promise<Buffer>
  /** Suggestions for a typed term, among a brand's goods if the brand has its own search. Below two characters: popular terms. */
  suggest(market: Market, typed: string, subBrand?: string): Promise<SearchSuggestions>
  /** Prepares what the first shopper would wait for; for when the shop is idle. */
  warm(markets: readonly Market[]): Promise<void>
}
