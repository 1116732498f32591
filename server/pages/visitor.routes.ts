import { pagesCalls } from '#contracts/pages.ts'
import { provenanceOf } from '#server/platform/http/same-origin.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { rememberMarket, storeIdCookie, type Visitor } from '#server/sessions/index.ts'
import type { Parts } from './parts.ts'

/** The personal data of public pages. Besides form actions this is the only place that stores the chosen market. */
export const visitorRoutes = ({
  accounts,
  baskets,
  wishlists,
}: Pick<Parts, 'accounts' | 'baskets' | 'wishlists'>): CallGroup =>
  serveCalls(
    pagesCalls,
    {},
    {
      'DELETE /api/visitor/{catalog}': async (ask) => {
        const { market, visitor, cookies, headers, sentCookies, answerHeader } = ask
        await baskets.remove(openerOf(visitor))
        await accounts.forgetBrowser({ market, visitor, sentCookies, answer: { headers, cookies, answerHeader } })
        for (const name of Object.keys(sentCookies)) if (name !== storeIdCookie) cookies.clear(name)
        return {}
      },
      'GET /api/visitor/{catalog}': async ({ market, visitor, cookies, headers, sentCookies, query }) => {
        // Our pages ask for it; a link or picture of another site chooses no market for anybody.
        const { fetchSite } = provenanceOf(headers)
        if (fetchSite === undefined || fetchSite === 'same-origin')
          rememberMarket({ market, sentCookies, cookies, isChosen: query.chosen === 'true' })
        const [quantity, skus, account] = await Promise.all([
          baskets.quantity(openerOf(visitor)),
          wishlists.mayUse({ market, visitor }).ok ? wishlists.savedSkus(visitor) : [],
          visitor.accountId === undefined ? undefined : accounts.find(visitor.accountId),
        ])
        return {
          basket: { quantity },
          wishlist: { skus: [...skus] },
          signedIn: account !== undefined,
          ...(account ? { firstName: account.firstName, termsDue: accounts.areTermsDue(account, market) } : {}),
          ...(visitor.mode === 'store' ? { inStore: true as const } : {}),
        }
      },
    },
  )

const openerOf = ({ basketId, basketKey: key, accountId }: Visitor) => ({ basketId, key, accountId })
