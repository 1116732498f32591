import type { RecommendationType } from '#contracts/recommendations.ts'
import type { Market } from '#server/markets/index.ts'

export interface RecommendationRequest {
  readonly market: Market
  readonly type: RecommendationType
  readonly productIds: readonly string[]
  readonly categoryId: string | undefined
  /** The alias of the page that shows the recommendations. */
  readonly pageType?: string | undefined
  /** The visitor's id, if they agreed to it. */
  readonly visitorId: string | undefined
  readonly count: number
}

/**
 * Returns the products to recommend, best first. Called after a page was opened, never while it is rendered. It may
 * return too many products, or some that the market does not sell: the caller removes them. May throw: then nothing is
 * recommended.
 */
export interface Recommender {
  recommend(ask: RecommendationRequest, signal?: AbortSignal): Promise<readonly string[]>
}
