import { type SearchConfigurations, searchCalls } from '#contracts/search-calls.ts'
import type { Market } from '#server/markets/index.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { byEarlierRanking } from './earlier-ranking.ts'
import type { ProductSearch } from './product-search.port.ts'
import { taggedOnly } from './tagged-only.ts'

/** `settings` returns the settings of a market, or the defaults without a market. */
export const searchRoutes = (
  search: ProductSearch,
  settings: (market: Market | undefined) => SearchConfigurations,
): CallGroup =>
  serveCalls(
    searchCalls,
    {},
    {
      'GET /api/search-configurations': async ({ market }) => settings(market),
      'POST /api/catalog/{catalog}/search': async ({ market, query, body }) => {
        if (query.useNewIndex?.toLowerCase() === 'false') return byEarlierRanking(search, market, body)
        return search.searchJson ? { readyJson: await search.searchJson(market, body) } : search.search(market, body)
      },
      'POST /api/catalog/{catalog}/search-ids': async ({ market, body }) => {
        const { results, totalResults } = await search.search(market, body)
        return { ids: results.map(({ id }) => id), totalResults }
      },
      'POST /api/catalog/{catalog}/search-tags': async ({ market, body }) => search.search(market, taggedOnly(body)),
      'POST /api/catalog/{catalog}/search-promotion-tags': async ({ market, body }) =>
        search.search(market, taggedOnly(body)),
      'GET /api/catalog/{catalog}/search-suggestions': async ({ market, query }) => ({
        ...(await search.suggest(market, query.q ?? '', query.subBrand)),
        searchHistoryCount: settings(market).searchHistoryCount,
      }),
    },
  )
