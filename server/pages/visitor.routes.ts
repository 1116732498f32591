import { pagesCalls } from '#contracts/visitor.ts'
import type { Analytics } from '#server/analytics/index.ts'
import { provenanceOf } from '#server/platform/http/same-origin.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { rememberMarket, storeIdCookie, type Visitor } from '#server/sessions/index.ts'
import type { Store } from '#server/stores/index.ts'
import type { Parts } from './parts.ts'
import { trackingContext } from './tracking-context.ts'

/** The personal data for public pages. Besides form actions only this call stores the chosen market. */
export const visitorRoutes = ({
  accounts,
  baskets,
  wishlists,
  content,
  loyalty,
  analytics,
  isRecorded,
  stores,
}: Pick<Parts, 'accounts' | 'baskets' | 'wishlists'> & {
  readonly stores: Pick<Parts['stores'], 'find'>
  readonly content: Pick<Parts['content'], 'toggle'>
  readonly loyalty: Pick<Parts['loyalty'], 'isMember'>
  readonly analytics?: Pick<Analytics, 'visit' | 'userIdOf'>
  /** True if a visit is to be recorded. */
  readonly isRecorded?: (sessionId: string | undefined) => boolean
}): CallGroup =>
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
        // Only our own pages may do this. A link or picture on another site must not choose a market.
        const { fetchSite } = provenanceOf(headers)
        if (fetchSite === undefined || fetchSite === 'same-origin')
          rememberMarket({ market, sentCookies, cookies, isChosen: query.chosen === 'true' })
        const visit = analytics?.visit({ consent: visitor.consent, sentCookies, cookies })
        const asksMember = visitor.accountId !== undefined && content.toggle(market, 'memberPrice')
        const [quantity, basket, skus, account, isMember] = await Promise.all([
          baskets.quantity({ market, ...openerOf(visitor) }),
          visit ? baskets.show({ market, ...openerOf(visitor) }) : undefined,
          wishlists.mayUse({ market, visitor }).ok ? wishlists.savedSkus(visitor) : [],
          visitor.accountId === undefined ? undefined : accounts.find(visitor.accountId),
          asksMember && loyalty.isMember(visitor.accountId!),
        ])
        return {
          basket: { quantity },
          wishlist: { skus: [...skus] },
          signedIn: account !== undefined,
          ...(account ? { firstName: account.firstName, termsDue: accounts.areTermsDue(account, market) } : {}),
          ...(account && isMember ? { member: true as const } : {}),
          ...(visit ? { measured: trackingContext(market, account && analytics?.userIdOf(account.id), basket) } : {}),
          ...(isRecorded?.(visit?.sessionId) ? { recorded: true as const } : {}),
          ...(visitor.mode === 'store'
            ? { inStore: true as const, ...nameOf(stores.find(visitor.storeId ?? '')) }
            : {}),
        }
      },
    },
  )

const nameOf = (store: Store | undefined) => (store ? { storeName: store.name } : {})

const openerOf = ({ basketId, basketKey: key, accountId }: Visitor) => ({ basketId, key, accountId })
