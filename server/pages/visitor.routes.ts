import { pagesCalls } from '#contracts/pages.ts'
import { notifyCookie } from '#server/notify-me/index.ts'
import { provenanceOf } from '#server/platform/http/same-origin.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { basketCookie, marketCookie, orderNumberCookie, wishlistCookie } from '#server/sessions/index.ts'
import type { Parts } from './parts.ts'

/** The personal data of public pages. Besides form actions this is the only place that stores the chosen market. */
export const visitorRoutes = ({ baskets, wishlists }: Pick<Parts, 'baskets' | 'wishlists'>): CallGroup =>
  serveCalls(
    pagesCalls,
    {},
    {
      'DELETE /api/visitor/{catalog}': async ({ visitor: { basketId, basketKey: key }, cookies }) => {
        await baskets.remove({ basketId, key })
        for (const name of [basketCookie.name, orderNumberCookie.name, notifyCookie, wishlistCookie.name])
          cookies.clear(name)
        return {}
      },
      'GET /api/visitor/{catalog}': async ({ market, visitor, cookies, headers }) => {
        // Our pages ask for it; a link or picture of another site chooses no market for anybody.
        const { fetchSite } = provenanceOf(headers)
        if (fetchSite === undefined || fetchSite === 'same-origin')
          cookies.set(marketCookie.name, market.id, marketCookie.maxAgeSeconds)
        const [quantity, skus] = await Promise.all([
          baskets.quantity({ basketId: visitor.basketId, key: visitor.basketKey }),
          wishlists.mayUse({ market, visitor }).ok ? wishlists.savedSkus(visitor) : [],
        ])
        return {
          basket: { quantity },
          wishlist: { skus: [...skus] },
          signedIn: visitor.accountId !== undefined,
          ...(visitor.mode === 'store' ? { inStore: true as const } : {}),
        }
      },
    },
  )
