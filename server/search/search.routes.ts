import { searchCalls } from '#contracts/search.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import type { ProductSearch } from './product-search.port.ts'

export const searchRoutes = (search: ProductSearch): CallGroup =>
  serveCalls(
    searchCalls,
    {},
    {
      'POST /api/catalog/{catalog}/search': async ({ market, body }) =>
        search.searchJson ? { readyJson: await search.searchJson(market, body) } : search.search(market, body),
    },
  )
