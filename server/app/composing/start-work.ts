import { photographsIn, registerPictureFetching } from '#server/catalogue/index.ts'
import { type CachedPages, shellUrl } from '#server/pages/index.ts'
import { followChanges } from './follow-changes.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { ShopParts } from './shop-parts.ts'
import { warmUp } from './warm-up.ts'

/** Starts all work that needs no request: following changes, jobs, recurring work. Returns a function that stops it. */
export async function startWork(
  infrastructure: Infrastructure,
  shop: ShopParts,
  cache: CachedPages | undefined,
): Promise<() => void> {
  const { changes, clock, database, jobs, log } = infrastructure
  const { customers, services, pictures } = shop
  const stops = [followGoods(infrastructure, shop, cache), await startBuying(infrastructure, shop)]
  await customers.ofAccounts.start()
  stops.push(await customers.loyalty.start(jobs))
  await shop.club.start()
  stops.push(await customers.privacy.start(), services.notify.start(), customers.saved.start())
  stops.push(
    registerPictureFetching(
      { database, changes, clock, photographs: photographsIn(pictures.photographs.store) },
      (error) => log.error({ err: error }, 'pictures could not be fetched'),
    ),
  )
  stops.push(startWarmingUp(infrastructure, shop))
  pictures.photographs
    .bringOlder()
    .catch((error: unknown) => log.warn({ err: error }, 'photographs of the folder were not brought'))
  return () => {
    for (const stop of stops.reverse()) stop()
  }
}

const followGoods = (
  infrastructure: Infrastructure,
  { offer, customers, services }: ShopParts,
  cache: CachedPages | undefined,
) =>
  followChanges(infrastructure, {
    readModel: offer.goods.readModel,
    promotions: offer.promotions,
    content: offer.content,
    source: offer.folder.source,
    cache,
    goodsChanged: (productIds) =>
      Promise.all([services.notify.goodsChanged(productIds), customers.saved.goodsChanged(productIds)]),
  })

const startBuying = ({ settings }: Infrastructure, { offer, parties, buying, web }: ShopParts) =>
  buying.start({
    storefront: web.storefront,
    settings: (market) => ({ publicUrl: settings.publicUrl, shellUrl: shellUrl(offer.content.shell(market)) }),
    transport: parties.mails,
    showsOutbox: settings.loopback,
  })

function startWarmingUp({ settings, log }: Infrastructure, { offer, pictures }: ShopParts): () => void {
  const { goods, markets, content } = offer
  return settings.warmUp ? warmUp({ ...goods, markets, content, images: pictures.images, log }) : () => {}
}
