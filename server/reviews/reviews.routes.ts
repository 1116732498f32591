import { type Reviews, reviewsCalls } from '#contracts/reviews.ts'
import type { ConsentCategory } from '#foundation/consent.ts'
import { type CallGroup, type CallRequest, serveCalls } from '#server/platform/serve-calls.ts'
import type { ReviewService } from './reviews.port.ts'

export interface ReviewsNeeds {
  /** Undefined if no service is connected. */
  readonly service: ReviewService | undefined
  readonly grantedBy: (ask: Pick<CallRequest, 'visitor'>) => ReadonlySet<ConsentCategory>
  readonly failed: (error: unknown) => void
}

const none: Reviews = { score: null, count: 0, reviews: [] }

/** Reviews are optional: a page without them is complete. */
export const reviewsRoutes = ({ service, grantedBy, failed }: ReviewsNeeds): CallGroup =>
  serveCalls(
    reviewsCalls,
    {},
    {
      'GET /api/reviews/{catalog}': async (ask) => {
        if (!service || !grantedBy(ask).has('functional')) return none
        try {
          return await service.reviews({ productId: ask.query.productId, locale: ask.market.locale })
        } catch (error) {
          failed(error)
          return none
        }
      },
    },
  )
