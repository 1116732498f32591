import type { SearchRequest, SearchResponse } from '#contracts/search.ts'
import type { Market } from '#server/markets/index.ts'
import type { ProductSearch } from './product-search.port.ts'
import { sortings } from './read-request.ts'

/** The same goods in the earlier ranking, which puts best sellers first. A sorting that the request names is kept. */
export async function byEarlierRanking(
  search: ProductSearch,
  market: Market,
  request: SearchRequest,
): Promise<SearchResponse> {
  const asksForOrder = sortings.slice(1).some((id) => id === request.sorting)
  if (asksForOrder) return search.search(market, request)
  const found = await search.search(market, { ...request, sorting: 'popular' })
  const [relevance] = sortings
  return { ...found, sortings: found.sortings.map(({ id }) => ({ id, selected: id === relevance })) }
}
