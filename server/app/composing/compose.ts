import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { platesBefore } from '#adapters/images-plates/server.ts'
import { tableOfIpCountries } from '#adapters/ip-countries-table/server.ts'
import { tableOfPlaces } from '#adapters/places-table/server.ts'
import { openSearchIndex } from '#adapters/search-opensearch/server.ts'
import {
  type Catalogue,
  marketFeedRoutes,
  marketFeeds,
  photographsIn,
  registerPictureFetching,
} from '#server/catalogue/index.ts'
import { brandSearch, contentRoutes, type OpenContent } from '#server/content/index.ts'
import { openImages } from '#server/images/index.ts'
import { registerOutbox } from '#server/mails/index.ts'
import { geolocationRoutes } from '#server/markets/geolocation.routes.ts'
import { marketsRoutes } from '#server/markets/markets.routes.ts'
import { registerOrderMoves } from '#server/orders/index.ts'
import { type CachedPages, PageCache, type Parts, pageKinds, shellUrl, visitorRoutes } from '#server/pages/index.ts'
import { failpointFrom } from '#server/platform/failpoint.ts'
import { answerMeter } from '#server/platform/metrics.ts'
import { addressBookRoutes, openAddressBook, openProfiles, profileRoutes } from '#server/profiles/index.ts'
import { openPromotions } from '#server/promotions/index.ts'
import { searchConfigurationsOf } from '#server/search/index.ts'
import { openSessions } from '#server/sessions/index.ts'
import { sessionsRoutes } from '#server/sessions/sessions.routes.ts'
import { sizeGuidesRoutes } from '#server/size-guides/index.ts'
import { putBackTo } from '#server/stock/index.ts'
import { checkoutPlacesIn } from '../http/checkout-places.repository.ts'
import { devStorefront } from '../http/dev-storefront.ts'
import { httpServer } from '../http/http-server.ts'
import { assetsFolder, loadStorefront } from '../http/storefront.ts'
import { thirdParties } from '../settings/third-parties.ts'
import { composeAccounts } from './accounts.ts'
import { openBuying } from './buying.ts'
import { collectInStores } from './collect-in-store.ts'
import { composeContent } from './content.ts'
import { followChanges } from './follow-changes.ts'
import { composeGoods } from './goods.ts'
import type { ComposedShop, Ground } from './ground.ts'
import { composeNotifyMe } from './notify-me.ts'
import { openShop } from './open-shop-folder.ts'
import { composePasskeys } from './passkeys.ts'
import { openPhotographs } from './photographs.ts'
import { openPictureSource, spareCores } from './picture-source.ts'
import { qrCode } from './qr-code.ts'
import { composeRecommendations } from './recommendations.ts'
import { composeSizeGuides } from './size-guides.ts'
import { speak, speakerOf } from './speak.ts'
import { openStores } from './stores.ts'
import { warmUp } from './warm-up.ts'
import { composeWishlists } from './wishlists.ts'

const root = resolve('.')
/** Pages kept ready with their compressed bodies. */
const pageCacheBytes = 32 * 1024 * 1024

/** Puts the shop together: every capability built once and handed to those who need it. The only place that knows them all. */
export async function compose(ground: Ground): Promise<ComposedShop> {
  const { settings, clock, database, jobs, log, metrics, secrets, version } = ground
  const { publicUrl } = settings
  const isDevelopment = settings.mode === 'development'
  const folder = await openShop(settings.shop)
  const { markets } = folder
  const words = speak(() => content, log)
  const promotions = await openPromotions(database, clock)
  const rewards: Parts['rewards'] = (market, reward) => promotions.rewards(market, reward)
  const { stores, calls: storeCalls } = openStores(folder.content.stores)
  const goods = await composeGoods(ground, {
    markets,
    words,
    rewards,
    stores,
    toggle: (market, key) => content.shell(market).featureToggles[key] ?? false,
    searching: {
      rules: (market) => content.searchRules(market),
      settings: (market) => content.searchRules(market).settings,
      resultsPath: (market, subBrand) =>
        content.shell(market).links[subBrand === undefined ? 'searchPage' : brandSearch(subBrand)],
      index: settings.openSearchUrl === undefined ? undefined : openSearchIndex({ url: settings.openSearchUrl }),
    },
  })
  const content: OpenContent = composeContent(ground, folder, (): Catalogue => goods.catalogue)
  const dev = isDevelopment ? await devStorefront(root, settings.consent) : undefined
  const web = dev ? dev.storefront : cachedPromise(loadStorefront(root, settings.consent))
  const parties = thirdParties({ ...settings, staffDomain: folder.staffDomain, callbackUrl: () => publicUrl }, metrics)
  const sizeGuides = composeSizeGuides(settings.shop, {
    ...{ content, words, catalogue: goods.catalogue, advisor: parties.sizeAdvisor },
    toggle: content.toggle,
  })
  const buying = openBuying({
    ...parties,
    pickupPoints: collectInStores(parties.pickupPoints, { stores, places: tableOfPlaces(), markets }),
    ...{ database, jobs, clock, markets, content, words, publicUrl, log },
    ...{ catalogue: goods.catalogue, stock: goods.stock, promotions },
    putBack: putBackTo(ground.changes),
    noticeKeys: settings.warehouse.keys ?? [],
    secrets: secrets.cookieSecrets,
    failpoint: failpointFrom(process.env.FAILPOINT),
  })
  const sessions = openSessions({
    ...{ database, clock, publicUrl, secrets: secrets.cookieSecrets, lifeSeconds: settings.accessTokenSeconds },
    replayed: (session) =>
      log.warn({ code: 'session.replayed', ...session }, 'a used refresh token came again: its session was ended'),
  })
  const saved = composeWishlists(ground, { markets, content, catalogue: goods.catalogue, words })
  const accounts = composeAccounts(
    { ...ground, publicUrl, secrets: secrets.cookieSecrets },
    {
      ...{ identityProviders: parties.identityProviders },
      ...{ sessions, markets, content, words, baskets: buying.baskets, wishlists: saved.wishlists },
      staffDomain: folder.staffDomain,
    },
  )
  const profiles = openProfiles({
    ...{ database, clock, stores, content },
    accounts: accounts.accounts,
    toggle: content.toggle,
  })
  const addressBook = openAddressBook(database)
  const notify = composeNotifyMe(ground, { markets, content, catalogue: goods.catalogue })
  const pictures = await openPictureSource(folder.pictures)
  const photographs = openPhotographs(settings.photographs, database)
  const images = await openImages({
    source: photographs.before(platesBefore(pictures)),
    products: goods.catalogue,
    folder: `${settings.dataDir}/images`,
    revision: pictures.revision,
    lanes: spareCores(),
    failed: (error) => log.warn({ err: error }, 'a picture could not be shown'),
  })
  const cache = isDevelopment ? undefined : cachePages(ground)
  let ready = false

  const app = await httpServer({
    version,
    strict: settings.mode !== 'production',
    settings: { ...settings, development: isDevelopment, internalApiKeys: secrets.internalApiKeys },
    log,
    markets,
    sessions,
    isStore: (id) => stores.find(id) !== undefined,
    speaker: (market) => speakerOf(words, markets)(market),
    calls: [
      marketsRoutes(markets),
      contentRoutes(content),
      sizeGuidesRoutes(sizeGuides),
      ...goods.calls,
      geolocationRoutes({
        ...{ markets, countries: tableOfIpCountries() },
        countryHeader: settings.loopback ? 'x-visitor-country' : undefined,
        failed: (error) => log.warn({ err: error }, 'nobody knows where a visitor is'),
      }),
      ...notify.calls,
      ...saved.calls,
      storeCalls,
      composeRecommendations(ground, { ...goods, words }),
      visitorRoutes({ ...buying, ...accounts, ...saved }),
      sessionsRoutes(sessions),
      ...accounts.calls,
      addressBookRoutes(addressBook),
      profileRoutes({ profiles, markets, accounts: accounts.accounts }),
      composePasskeys(ground, { ...accounts, sessions, markets, content, shopName: folder.content.shopName }),
      ...buying.calls,
    ],
    pages: {
      kinds: pageKinds,
      storefront: web,
      cache,
      parts: {
        ...{ clock, markets, content, publicUrl },
        listings: (market) => searchConfigurationsOf(content.searchRules(market).settings),
        ...{ catalogue: goods.catalogue, search: goods.search, finder: goods.finder, sizeGuides },
        ...{
          accounts: accounts.accounts,
          social: accounts.social,
          ...{ profiles, addressBook, stores },
          baskets: buying.baskets,
          codes: buying.codes,
          rewards,
          checkout: buying.checkout,
          orders: buying.orders,
          ownOrders: buying.fulfilling.ownOrders,
          returns: buying.returns,
          tracking: buying.tracking,
          fulfilments: buying.fulfilling.fulfilments,
          notifyMe: notify.notifyMe,
          wishlists: saved.wishlists,
          wishlistSharing: saved.sharing,
          wishlistWatching: saved.watching,
          sessions,
          paymentProviders: parties.providers,
          qrCode,
        },
      },
    },
    assets: dev ? undefined : assetsFolder(root),
    isReady: () => ready && ground.isAnswering(),
    metrics: async () => ({ type: metrics.contentType, text: await metrics.metrics() }),
    admission: {
      clock,
      secrets: secrets.cookieSecrets,
      places: settings.checkoutPlaces,
      sharedPlaces: checkoutPlacesIn(database),
      canBuy: async (held, marketId) => {
        const market = markets.find(marketId)
        return market !== undefined && buying.baskets.canBuy({ market, ...held })
      },
    },
    development: dev?.register,
    observe: answerMeter(metrics),
    more: [
      images.routes,
      marketFeedRoutes(
        markets,
        marketFeeds({ database, clock, publicUrl, shopName: folder.content.shopName }, `${settings.dataDir}/feeds`),
      ),
      ...(settings.loopback
        ? [
            (scope: FastifyInstance) => registerOutbox(scope, buying.outbox),
            (scope: FastifyInstance) => registerOrderMoves(scope, { ...buying.fulfilling, clock }),
          ]
        : []),
    ],
  })
  await app.ready()
  await web()

  const stopFreshness = followChanges(ground, {
    readModel: goods.readModel,
    promotions,
    content,
    source: folder.source,
    cache,
    goodsChanged: (productIds) => Promise.all([notify.goodsChanged(productIds), saved.goodsChanged(productIds)]),
  })
  const stopBuying = await buying.start({
    storefront: web,
    settings: (market) => ({ publicUrl, shellUrl: shellUrl(content.shell(market)) }),
    transport: parties.mails,
    showsOutbox: settings.loopback,
  })
  await accounts.start()
  const stopTelling = notify.start()
  const stopWatching = saved.start()
  const stopFetching = registerPictureFetching(
    { database, changes: ground.changes, clock, photographs: photographsIn(photographs.store) },
    (error) => log.error({ err: error }, 'pictures could not be fetched'),
  )
  const stopWarming = settings.warmUp ? warmUp({ ...goods, markets, content, images, log }) : undefined
  photographs
    .bringOlder()
    .catch((error: unknown) => log.warn({ err: error }, 'photographs of the folder were not brought'))
  ready = true
  return {
    app,
    ready: () => ready,
    close: async () => {
      ready = false
      stopWarming?.()
      stopBuying()
      stopTelling()
      stopWatching()
      stopFetching()
      stopFreshness()
      await app.close()
      pictures.close()
      await dev?.close()
    },
  }
}

const cachePages = ({ clock, log }: Ground): CachedPages =>
  new PageCache({
    maxBytes: pageCacheBytes,
    clock,
    onStale: (key, fault) => log.error({ err: fault, key }, 'a page could not be made anew'),
  })

const cachedPromise = <Value>(promise: Promise<Value>): (() => Promise<Value>) => {
  promise.catch(() => {})
  return () => promise
}
