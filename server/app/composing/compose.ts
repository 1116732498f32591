import { type CachedPages, PageCache } from '#server/pages/index.ts'
import { failpointFrom } from '#server/platform/failpoint.ts'
import { putBackTo } from '#server/stock/index.ts'
import type { ThirdParties } from '../settings/connected-parties.ts'
import { thirdParties } from '../settings/third-parties.ts'
import { type Buying, openBuying } from './buying/buying.ts'
import { composeClub } from './club.ts'
import { collectInStores } from './collect-in-store.ts'
import { composeCustomers } from './customers.ts'
import type { ComposedShop, Infrastructure } from './infrastructure.ts'
import { type Offer, openOffer } from './offer.ts'
import { openPictures } from './pictures.ts'
import { composeServices } from './services.ts'
import type { ShopParts } from './shop-parts.ts'
import { shopServer } from './shop-server.ts'
import { startWork } from './start-work.ts'
import { openWeb } from './web.ts'

/** The size of the page cache, including the compressed bodies. */
const pageCacheBytes = 32 * 1024 * 1024

/** Composes the shop. Every capability is built once and passed to those that need it. */
export async function compose(infrastructure: Infrastructure): Promise<ComposedShop> {
  const shop = await openParts(infrastructure)
  const cache = infrastructure.settings.mode === 'development' ? undefined : cachePages(infrastructure)
  let ready = false
  const app = await shopServer(infrastructure, { shop, cache, isReady: () => ready && infrastructure.isAnswering() })
  await app.ready()
  await shop.web.storefront()
  const stopWork = await startWork(infrastructure, shop, cache)
  ready = true
  return {
    app,
    ready: () => ready,
    reportFault: shop.services.measuring.monitoring.reportFault,
    close: async () => {
      ready = false
      stopWork()
      await app.close()
      shop.pictures.close()
      await shop.web.close()
    },
  }
}

/** Builds the capabilities in the order of their dependencies. */
async function openParts(infrastructure: Infrastructure): Promise<ShopParts> {
  const { settings, metrics } = infrastructure
  const offer = await openOffer(infrastructure)
  const { markets, content, words } = offer
  const web = await openWeb(settings)
  const parties = thirdParties(
    { ...settings, staffDomain: offer.folder.staffDomain, callbackUrl: () => settings.publicUrl },
    metrics,
  )
  const { publicUrl, signupTokens } = settings
  const club = composeClub(
    { ...infrastructure, publicUrl, signupTokens, leads: parties.leads },
    { markets, content, words },
  )
  const buying = buyingOf(infrastructure, offer, parties, club)
  const customers = composeCustomers(infrastructure, { offer, parties, club, buying })
  const services = composeServices(infrastructure, { offer, parties, club, customers })
  return { offer, web, parties, club, buying, customers, services, pictures: await openPictures(infrastructure, offer) }
}

function buyingOf(
  infrastructure: Infrastructure,
  { goods, markets, content, words, promotions, ofStores }: Offer,
  parties: ThirdParties,
  customerClub: ReturnType<typeof composeClub>,
): Buying {
  const { settings, clock, database, jobs, log } = infrastructure
  return openBuying({
    ...parties,
    pickupPoints: collectInStores(parties.pickupPoints, { ...ofStores, markets }),
    ...{ database, jobs, clock, markets, content, words, publicUrl: settings.publicUrl, log },
    ...{ catalogue: goods.catalogue, stock: goods.stock, promotions, customerClub },
    putBack: putBackTo(infrastructure.changes),
    noticeKeys: settings.warehouse.keys ?? [],
    secrets: infrastructure.secrets.cookieSecrets,
    failpoint: failpointFrom(process.env.FAILPOINT),
  })
}

const cachePages = ({ clock, log }: Infrastructure): CachedPages =>
  new PageCache({
    maxBytes: pageCacheBytes,
    clock,
    onStale: (key, fault) => log.error({ err: fault, key }, 'a page could not be made anew'),
  })
