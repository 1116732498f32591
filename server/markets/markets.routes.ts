import { marketsCalls } from '#contracts/markets.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import type { Markets } from './market.ts'
import { deliveryCountries, marketOnWire } from './market-on-wire.ts'

export const marketsRoutes = (markets: Markets): CallGroup =>
  serveCalls(
    marketsCalls,
    {},
    {
      'GET /api/markets': async () => markets.open.map(marketOnWire),
      'GET /api/order/{catalog}/countries': async ({ market }) => deliveryCountries(markets.open, market.locale),
    },
  )
