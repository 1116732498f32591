import type { Translate } from '#foundation/words.ts'
import type { Catalogue, GoodsFinder } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import { boughtTogether } from '#server/orders/index.ts'
import { ownRecommender, recommendationsRoutes } from '#server/recommendations/index.ts'
import type { ProductSearch } from '#server/search/index.ts'
import type { Infrastructure } from './infrastructure.ts'

export interface RecommendationParts {
  readonly catalogue: Catalogue
  readonly finder: GoodsFinder
  readonly search: Pick<ProductSearch, 'search'>
  readonly words: (market: Market) => Translate
}

/** Recommendations by built-in rules. An external service would implement the same port. */
export function composeRecommendations({ database, log }: Infrastructure, parts: RecommendationParts) {
  const { catalogue, finder, search, words } = parts
  const { card } = catalogue
  const looksOf = (market: Market, productIds: readonly string[]): string[] => {
    const ids = productIds.flatMap((id) => catalogue.detail(market, id)?.shopTheLookIds ?? [])
    return finder.looks(market, ids).flatMap((look) => look.productIds)
  }
  return recommendationsRoutes({
    card,
    words,
    recommender: ownRecommender({
      card,
      category: (market, id) => {
        const home = catalogue.detail(market, id)?.breadcrumb.at(-1)
        return home && catalogue.categoryAt(market, home.url)?.id
      },
      search: async (market, request) => (await search.search(market, request)).results,
      looks: looksOf,
      boughtWith: boughtTogether(database),
    }),
    isGiftCard: (market, id) => catalogue.detail(market, id)?.isGiftCard ?? false,
    failed: (error) => log.warn({ err: error }, 'nothing could be recommended'),
  })
}
