import { openSearchIndex } from '#adapters/search-opensearch/server.ts'
import { Fault } from '#foundation/fault.ts'
import type { Catalogue } from '#server/catalogue/index.ts'
import { type OpenContent, searchPathIn } from '#server/content/index.ts'
import { type Parts, productSetRows } from '#server/pages/index.ts'
import { openPromotions } from '#server/promotions/index.ts'
import { composeContent } from './content.ts'
import { contentSources } from './content-sources.ts'
import { composeGoods, type GoodsNeeds } from './goods.ts'
import { guarded } from './guarded.ts'
import type { Infrastructure } from './infrastructure.ts'
import { openShop } from './open-shop-folder.ts'
import { previewClock } from './preview.ts'
import { openStores } from './stores.ts'
import { marketTranslators } from './translators.ts'

export type Offer = Awaited<ReturnType<typeof openOffer>>

/** The search cluster that the settings name. A page waits for a search, so its limit is short. */
const searchIndex = ({ settings: { openSearchUrl: url }, metrics }: Infrastructure) =>
  url === undefined
    ? undefined
    : guarded(openSearchIndex({ url }), ['find'], { name: 'search-opensearch', timeLimitMs: 2_000, metrics })

/** What the shop offers: markets, goods with promotions, stores, and content. */
export async function openOffer(infrastructure: Infrastructure) {
  const { settings, clock, database, log } = infrastructure
  const opened = await openShop(settings.shop, settings.markets)
  const { markets } = opened
  const source = contentSources(settings, opened, infrastructure)
  const written = await source.read()
  if (!written.ok) throw new Fault('shop-folder.mistakes', { mistakes: written.problem.mistakes })
  const folder = { ...opened, source, content: written.value }
  const words = marketTranslators(() => content, log)
  const travelling = previewClock(clock)
  const promotions = await openPromotions(database, travelling.clock)
  const rewards: Parts['rewards'] = (market, reward) => promotions.rewards(market, reward)
  const ofStores = openStores(folder.content.stores)
  const goodsNeeds = (of: () => OpenContent): GoodsNeeds => ({
    ...{ markets, words, rewards, stores: ofStores.stores },
    toggle: (market, key) => of().shell(market).featureToggles[key] ?? false,
    setRows: (goods, ask) => productSetRows({ ...goods, content: of() }, ask),
    searching: {
      rules: (market) => of().searchRules(market),
      settings: (market) => of().searchRules(market).settings,
      resultsPath: (market, subBrand) => searchPathIn(of().shell(market), subBrand),
      index: searchIndex(infrastructure),
    },
  })
  const goods = await composeGoods(
    infrastructure,
    goodsNeeds(() => content),
  )
  const content: OpenContent = composeContent(infrastructure, folder, (): Catalogue => goods.catalogue)
  return {
    folder,
    markets,
    words,
    promotions,
    rewards,
    ofStores,
    goodsNeeds,
    goods,
    content,
    ...travelling,
  }
}
