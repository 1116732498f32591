import type { RecommendationType } from '#contracts/recommendations.ts'
import type { Market } from '#server/markets/index.ts'

export interface RecommendationRequest {
  readonly market: Market
  readonly type: RecommendationType
  readonly productIds: readonly string[]
  readonly categoryId: string | undefined
  /** The alias of the page it is shown on. */
  readonly pageType?: string | undefined
  /** The visitor, as far as they agreed to be known. */
  readonly visitorId: string | undefined
  readonly count: number
}

/**
 * Answers which products to recommend, best first. Called when a page is open, never while it is rendered. It may answer too many, or
 * products the market does not sell: the caller leaves those out. May throw: then nothing is recommended.
 */
export interface Recommender {
  recommend(ask: RecommendationRequest, signal?: AbortSignal): Promise<readonly string[]>
}
