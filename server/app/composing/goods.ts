import type { SearchSettings } from '#contracts/search-calls.ts'
import type { ToggleKey } from '#contracts/toggles.ts'
import type { Row } from '#contracts/widgets.ts'
import type { Translate } from '#foundation/words.ts'
import {
  catalogueRoutes,
  goodsFinder,
  openCards,
  openCatalogue,
  openDetails,
  openReadModel,
  type RewardReference,
} from '#server/catalogue/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Parts, SetRowsRequest } from '#server/pages/index.ts'
import { allPricesAt, pricesIn } from '#server/pricing/index.ts'
import {
  neverFailing,
  type ProductIndex,
  type ProductSearch,
  type SearchNeeds,
  searchConfigurationsOf,
  searchInMemory,
  searchRoutes,
  searchThroughIndex,
} from '#server/search/index.ts'
import { productsInStore, stockIn } from '#server/stock/index.ts'
import type { Stores } from '#server/stores/index.ts'
import type { Infrastructure } from './infrastructure.ts'

/** Search rules of editors, and the index if there is one. */
type Searching = Partial<Pick<SearchNeeds, 'rules' | 'resultsPath'>> & {
  /** Search settings that editors wrote for a market. */
  readonly settings?: (market: Market) => SearchSettings
  /** Without an index, goods are searched in memory. */
  readonly index?: ProductIndex | undefined
}

export interface GoodsNeeds {
  readonly markets: Markets
  readonly words: (market: Market) => Translate
  readonly stores?: Stores
  readonly toggle?: (market: Market, key: ToggleKey) => boolean
  readonly searching?: Searching
  /** Prices of this future moment are read; without it, the current prices. */
  readonly pricesAt?: Date
  /** Products of a reward. Without this function there are none. */
  readonly rewards?: (market: Market, reward: RewardReference) => readonly string[]
  /** The rows that editors place on the pages of product sets, filled with these goods. Without this function there are none. */
  readonly setRows?: (goods: Pick<Parts, 'catalogue' | 'search'>, ask: SetRowsRequest) => Promise<readonly Row[]>
}

/** Composes the goods. They are read into memory once, renewed by the change feed, and searched without the database. */
export async function composeGoods(
  { database, changes, clock, log }: Infrastructure,
  { markets, words, stores, toggle, searching, pricesAt, rewards = () => [], setRows = async () => [] }: GoodsNeeds,
) {
  const readModel = await openReadModel(database, markets.open, {
    storesIn: stores && ((market) => stores.in(market.country.code)),
    readPrices: pricesAt && allPricesAt(pricesAt),
  })
  const needs = { database, readModel, words, clock, ...(toggle ? { toggle } : {}) }
  const cards = openCards(needs)
  const catalogue = openCatalogue(needs, cards)
  const finder = goodsFinder(readModel, catalogue)
  const stock = stockIn(database, changes)
  const searchNeeds = {
    ...{ readModel, cards, markets: markets.open, words, clock },
    showsGiftCards: (market: Market) => toggle?.(market, 'giftCardsInListings') ?? false,
    inStore: (storeId: string) => productsInStore(database, storeId),
    ...searching,
  }
  const found = searching?.index
    ? searchThroughIndex({ ...searchNeeds, index: searching.index })
    : searchInMemory(searchNeeds)
  const search = neverFailing<ProductSearch>(found, (fault) => log.error({ err: fault }, 'goods could not be searched'))
  return {
    readModel,
    catalogue,
    finder,
    prices: pricesIn(database, clock),
    stock,
    search,
    calls: [
      catalogueRoutes({
        ...{ catalogue, finder, rewards, details: openDetails(needs, catalogue) },
        setRows: (ask) => setRows({ catalogue, search }, { ...ask, now: clock() }),
        facets: async (market) => (await search.search(market, { size: 1 })).facets,
      }),
      searchRoutes(search, (market) => searchConfigurationsOf(market && searching?.settings?.(market))),
    ],
  }
}
