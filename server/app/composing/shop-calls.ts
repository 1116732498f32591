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
import { noticeKeys } from './content-sources.ts'
import type { Ground } from './ground.ts'
import { composePasskeys } from './passkeys.ts'
import type { composePreview } from './preview.ts'
import { composeRecommendations } from './recommendations.ts'
import type { ShopParts } from './shop-parts.ts'

/** All API calls of the shop. */
export const shopCalls = (
  ground: Ground,
  shop: ShopParts,
  preview: ReturnType<typeof composePreview>,
): readonly CallGroup[] => [
  ...callsOfOffer(ground, shop, preview),
  ...shop.services.notify.calls,
  ...shop.club.calls,
  careersRoutes(shop.services.careers),
  ...shop.services.measuring.calls,
  ...shop.services.customerService.calls,
  ...callsOfCustomers(ground, shop),
  ...shop.buying.calls,
]

/** Calls with the same answer for everyone. */
function callsOfOffer(
  ground: Ground,
  { offer, services }: ShopParts,
  preview: ReturnType<typeof composePreview>,
): readonly CallGroup[] {
  const { settings, clock, database, log } = ground
  const { markets, content, goods, words } = offer
  return [
    marketsRoutes(markets),
    contentRoutes(content, {
      noticeKeys: noticeKeys(settings),
      clock,
      drafts: async (at) => (await preview(at)).parts.content,
      published: () => database.transaction((inside) => ground.changes.publish(inside, ['content'])),
    }),
    sizeGuidesRoutes(services.sizeGuides),
    ...goods.calls,
    geolocationRoutes({
      ...{ markets, countries: tableOfIpCountries() },
      countryHeader: settings.loopback ? 'x-visitor-country' : undefined,
      failed: (error) => log.warn({ err: error }, 'nobody knows where a visitor is'),
    }),
    offer.ofStores.calls,
    composeRecommendations(ground, { ...goods, words }),
  ]
}

/** Calls whose answer depends on the visitor. */
function callsOfCustomers(ground: Ground, { offer, buying, customers, services }: ShopParts): readonly CallGroup[] {
  const { markets, content, folder } = offer
  const { sessions, ofAccounts, saved, profiles, addressBook, loyalty, privacy } = customers
  const { measuring } = services
  return [
    ...saved.calls,
    availabilityCalls(ground, { stock: offer.goods.stock, stores: offer.ofStores.stores, baskets: buying.baskets }),
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
    composePasskeys(ground, { ...ofAccounts, sessions, markets, content, shopName: folder.content.shopName }),
  ]
}
