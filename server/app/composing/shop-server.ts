import type { FastifyInstance } from 'fastify'
import { marketFeedRoutes, marketFeeds } from '#server/catalogue/index.ts'
import { registerPreview } from '#server/content/index.ts'
import { registerOutbox } from '#server/mails/index.ts'
import { registerOrderMoves } from '#server/orders/index.ts'
import { type CachedPages, type PagesNeeds, pageKinds } from '#server/pages/index.ts'
import { answerMeter } from '#server/platform/metrics.ts'
import { checkoutPlacesIn } from '../http/checkout-places.repository.ts'
import type { HttpParts } from '../http/http-parts.ts'
import { httpServer } from '../http/http-server.ts'
import { composeContent } from './content.ts'
import { pictureHosts } from './content-sources.ts'
import { composeGoods } from './goods.ts'
import type { Infrastructure } from './infrastructure.ts'
import { pageParts } from './page-parts.ts'
import { composePreview } from './preview.ts'
import { shopCalls } from './shop-calls.ts'
import type { ShopParts } from './shop-parts.ts'
import { localizationOf } from './translators.ts'

export interface ShopServerNeeds {
  readonly shop: ShopParts
  readonly cache: CachedPages | undefined
  readonly isReady: () => boolean
}

/** The HTTP server of the shop: pages, API calls, and other routes. */
export function shopServer(
  infrastructure: Infrastructure,
  { shop, cache, isReady }: ShopServerNeeds,
): Promise<FastifyInstance> {
  const { settings, log, metrics, version } = infrastructure
  const { markets, words, ofStores } = shop.offer
  const parts = pageParts(infrastructure, shop)
  const preview = previewOf(infrastructure, shop, parts)
  return httpServer({
    ...{ version, log, markets, isReady },
    strict: settings.mode !== 'production',
    settings: {
      ...settings,
      development: settings.mode === 'development',
      internalApiKeys: infrastructure.secrets.internalApiKeys,
      pictureHosts: pictureHosts(settings),
    },
    sessions: shop.customers.sessions,
    whyNoSignIn: () => shop.customers.ofAccounts.accounts.refusesUnknown()?.code,
    isStore: (id) => ofStores.stores.find(id) !== undefined,
    localization: (market) => localizationOf(words, markets)(market),
    calls: shopCalls(infrastructure, shop, preview),
    pages: { kinds: pageKinds, storefront: shop.web.storefront, cache, parts, preview },
    assets: shop.web.assets,
    metrics: async () => ({ type: metrics.contentType, text: await metrics.metrics() }),
    admission: admissionOf(infrastructure, shop),
    development: shop.web.register,
    observe: answerMeter(metrics),
    more: moreRoutes(infrastructure, shop),
  })
}

const previewOf = (infrastructure: Infrastructure, { offer }: ShopParts, parts: PagesNeeds['parts']) =>
  composePreview({
    ...{ clock: infrastructure.clock, source: offer.folder.source, parts, within: offer.within },
    drafts: (drafted, catalogue) =>
      composeContent({ ...infrastructure, clock: offer.clock }, { ...offer, content: drafted }, catalogue, true),
    goodsAt: (moment, of) =>
      composeGoods({ ...infrastructure, clock: () => moment }, { ...offer.goodsNeeds(of), pricesAt: moment }),
  })

const admissionOf = (
  { settings, clock, database, secrets }: Infrastructure,
  { offer, buying }: ShopParts,
): HttpParts['admission'] => ({
  clock,
  secrets: secrets.cookieSecrets,
  places: settings.checkoutPlaces,
  sharedPlaces: checkoutPlacesIn(database),
  canBuy: async (held, marketId) => {
    const market = offer.markets.find(marketId)
    return market !== undefined && buying.baskets.canBuy({ market, ...held })
  },
})

/** Routes for pictures, previews and feeds. On a developer's machine also the outbox and pages that change orders. */
function moreRoutes(
  { settings, clock, database }: Infrastructure,
  { offer, buying, pictures }: ShopParts,
): NonNullable<HttpParts['more']> {
  const { publicUrl, previewKeys, dataDir } = settings
  const { shopName } = offer.folder.content
  return [
    pictures.images.routes,
    (scope) => registerPreview(scope, { keys: previewKeys, clock, publicUrl }),
    marketFeedRoutes(offer.markets, marketFeeds({ database, clock, publicUrl, shopName }, `${dataDir}/feeds`)),
    ...(settings.loopback
      ? [
          (scope: FastifyInstance) => registerOutbox(scope, buying.outbox),
          (scope: FastifyInstance) => registerOrderMoves(scope, { ...buying.fulfilling, clock }),
        ]
      : []),
  ]
}
