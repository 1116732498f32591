import { pagesCalls } from '#contracts/pages.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { marketCookie } from '#server/sessions/index.ts'
import type { Parts } from './parts.ts'

/** What is personal on a page that is the same for all. Besides deeds the one place that remembers which market was chosen. */
export const visitorRoutes = ({ baskets }: Pick<Parts, 'baskets'>): CallGroup =>
  serveCalls(
    pagesCalls,
    {},
    {
      'GET /api/visitor/{catalog}': async ({ market, visitor, cookies }) => {
        cookies.set(marketCookie.name, market.id, marketCookie.maxAgeSeconds)
        return {
          basket: { quantity: await baskets.quantity(visitor.basketId) },
          wishlist: { skus: [] },
          signedIn: visitor.accountId !== undefined,
        }
      },
    },
  )
