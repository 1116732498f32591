import type { SearchRequest, SearchResponse } from '#contracts/search.ts'
import type { Market } from '#server/markets/index.ts'

/** Finds and filters products of one market. The built-in one keeps everything in memory; a search cluster may take its place. */
export interface ProductSearch {
  search(market: Market, request: SearchRequest): Promise<SearchResponse>
}
