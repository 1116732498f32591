import { tableOfIpCountries } from '#adapters/ip-countries-table/server.ts'
import { careersRoutes } from '#server/careers/index.ts'
import { contentRoutes } from '#server/content/index.ts'
import { geolocationRoutes } from '#server/markets/geolocation.routes.ts'
import { marketsRoutes } from '#server/markets/markets.routes.ts'
import { visitorRoutes } from '#server/pages/index.ts'
import type { CallGroup } from '#server/platform/serve-calls.ts'
import { addressBookRoutes, profileRoutes } from '#server/profiles/index.ts'
import { sessionsRoutes } from '#server/sessions/sessions.routes.ts'
import { sizeGuidesRoutes } from '#server/size-guides/index.ts'
import { availabilityCalls } from './availability.ts'
import { cmsNoticeKeys } from './content-sources.ts'
import type { Infrastructure } from './infrastructure.ts'
import { composePasskeys } from './passkeys.ts'
import type { composePreview } from './preview.ts'
import { composeRecommendations } from './recommendations.ts'
import type { ShopParts } from './shop-parts.ts'

/** All API calls of the shop. */
export const shopCalls = (
  infrastructure: Infrastructure,
  shop: ShopParts,
  preview: ReturnType<typeof composePreview>,
): readonly CallGroup[] => [
  ...callsOfOffer(infrastructure, shop, preview),
  ...shop.services.notify.calls,
  ...shop.club.calls,
  careersRoutes(shop.services.careers),
  ...shop.services.measuring.calls,
  ...shop.services.customerService.calls,
  ...callsOfCustomers(infrastructure, shop),
  ...shop.buying.calls,
]

/** Calls with the same answer for everyone. */
function callsOfOffer(
  infrastructure: Infrastructure,
  { offer, services }: ShopParts,
  preview: ReturnType<typeof composePreview>,
): readonly CallGroup[] {
  const { settings, clock, database, log } = infrastructure
  const { markets, content, goods, words } = offer
  return [
    marketsRoutes(markets),
    contentRoutes(content, {
      cmsNoticeKeys: cmsNoticeKeys(settings),
      clock,
      drafts: async (at) => (await preview(at)).parts.content,
      published: () => database.transaction((inside) => infrastructure.changes.publish(inside, ['content'])),
    }),
    sizeGuidesRoutes(services.sizeGuides),
    ...goods.calls,
    geolocationRoutes({
      ...{ markets, countries: tableOfIpCountries() },
      countryHeader: settings.loopback ? 'x-visitor-country' : undefined,
      failed: (error) => log.warn({ err: error }, 'nobody knows where a visitor is'),
    }),
    offer.ofStores.calls,
    composeRecommendations(infrastructure, { ...goods, words }),
  ]
}

/** Calls whose answer depends on the visitor. */
function callsOfCustomers(
  infrastructure: Infrastructure,
  { offer, buying, customers, services }: ShopParts,
): readonly CallGroup[] {
  const { markets, content, folder } = offer
  const { sessions, ofAccounts, saved, profiles, addressBook, loyalty, privacy } = customers
  const { measuring } = services
  return [
    ...saved.calls,
    availabilityCalls(infrastructure, {
      stock: offer.goods.stock,
      stores: offer.ofStores.stores,
      baskets: buying.baskets,
    }),
    visitorRoutes({
      ...{
        ...buying,
        ...ofAccounts,
        ...saved,
        ...measuring,
        content,
        loyalty: loyalty.loyalty,
        stores: offer.ofStores.stores,
      },
      isRecorded: measuring.monitoring.isRecorded,
    }),
    sessionsRoutes(sessions),
    ...ofAccounts.calls,
    ...loyalty.calls,
    addressBookRoutes(addressBook),
    profileRoutes({ profiles, markets, accounts: ofAccounts.accounts, points: loyalty.pointsOfAccount }),
    privacy.calls,
    composePasskeys(infrastructure, { ...ofAccounts, sessions, markets, content, shopName: folder.content.shopName }),
  ]
}
