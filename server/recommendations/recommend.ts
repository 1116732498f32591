import type { ProductCard } from '#contracts/catalogue.ts'
import type { RecommendationType } from '#contracts/recommendations.ts'
import type { Market } from '#server/markets/index.ts'
import type { Recommender } from './recommender.port.ts'

export interface RecommendNeeds {
  readonly recommender: Recommender
  readonly card: (market: Market, productId: string) => ProductCard | undefined
  readonly isGiftCard: (market: Market, productId: string) => boolean
  /** Called when a recommender failed; the shopper sees no error. */
  readonly failed: (error: unknown) => void
}

export interface Recommending {
  readonly market: Market
  readonly type: RecommendationType
  readonly productIds: readonly string[]
  readonly categoryId: string | undefined
  readonly pageType?: string | undefined
  readonly visitorId: string | undefined
  readonly count: number
}

/** How many recently viewed products are shown at most. */
const mostViewed = 20

/** Cards of recommended products. The given products and unavailable ones are left out; after a failure there are none. */
export async function recommend(needs: RecommendNeeds, asked: Recommending): Promise<ProductCard[]> {
  const { market, type, count } = asked
  const isViewed = type === 'RecentlyViewedProducts'
  const ids = await needs.recommender.recommend(asked).catch((error: unknown) => {
    needs.failed(error)
    return []
  })
  const own = new Set(isViewed ? [] : asked.productIds)
  const cards = [...new Set(ids)].flatMap((id) => (own.has(id) ? [] : (needs.card(market, id) ?? [])))
  const fitting = cards.filter((card) => isViewed || (card.inStock && card.hasEcom && !card.comingSoonProduct))
  return fitting
    .values()
    .filter(({ id }) => !isHidden(needs, { market, id, isViewed }))
    .take(isViewed ? Math.min(count, mostViewed) : count)
    .toArray()
}

/** Gift cards are never recommended. In markets where they may not be suggested, they are not even shown as recently viewed. */
const isHidden = (
  { isGiftCard }: RecommendNeeds,
  { market, id, isViewed }: { readonly market: Market; readonly id: string; readonly isViewed: boolean },
): boolean => isGiftCard(market, id) && !(isViewed && market.country.giftCardsSuggested)
