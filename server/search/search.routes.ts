import { searchCalls } from '#contracts/search.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import type { ProductSearch } from './product-search.port.ts'
import { searchConfigurations } from './search-configurations.ts'
import { taggedOnly } from './tagged-only.ts'

export const searchRoutes = (search: ProductSearch): CallGroup =>
  serveCalls(
    searchCalls,
    {},
    {
      'GET /api/search-configurations': async () => searchConfigurations,
      'POST /api/catalog/{catalog}/search': async ({ market, body }) =>
        search.searchJson ? { readyJson: await search.searchJson(market, body) } : search.search(market, body),
      'POST /api/catalog/{catalog}/search-ids': async ({ market, body }) => {
        const { results, totalResults } = await search.search(market, body)
        return { ids: results.map(({ id }) => id), totalResults }
      },
      'POST /api/catalog/{catalog}/search-tags': async ({ market, body }) => search.search(market, taggedOnly(body)),
      'POST /api/catalog/{catalog}/search-promotion-tags': async ({ market, body }) =>
        search.search(market, taggedOnly(body)),
      'GET /api/catalog/{catalog}/search-suggestions': async ({ market, query }) =>
        search.suggest(market, query.q ?? '', query.subBrand),
    },
  )
