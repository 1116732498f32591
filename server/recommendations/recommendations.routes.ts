import { type RecommendationType, recommendationsCalls } from '#contracts/recommendations.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market } from '#server/markets/index.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { type RecommendNeeds, recommend } from './recommend.ts'

export interface RecommendationCallNeeds extends RecommendNeeds {
  readonly words: (market: Market) => Translate
}

const usualType: RecommendationType = 'RecentlyViewedProducts'
const usualCount = 10

interface Body {
  readonly productIds?: readonly string[] | undefined
  readonly categoryId?: string | undefined
  readonly pageType?: string | undefined
  readonly visitorId?: string | undefined
}

const aboutOf = ({ productIds = [], categoryId, pageType, visitorId }: Body) => ({
  ...{ productIds, categoryId, pageType, visitorId },
})

export function recommendationsRoutes(needs: RecommendationCallNeeds): CallGroup {
  return serveCalls(
    recommendationsCalls,
    {},
    {
      'POST /api/recommendation/{catalog}/recommendations': ({ market, body }) =>
        recommend(needs, {
          ...{ market, type: body.type ?? usualType, count: body.numberOfProducts ?? usualCount },
          ...aboutOf(body),
        }),

      'POST /api/recommendation/{catalog}/recommendations3': ({ market, body }) =>
        Promise.all(
          (body.slots ?? [{ type: body.type ?? usualType, numberOfProducts: body.numberOfProducts }]).map(
            async ({ type, numberOfProducts: count = usualCount }) => ({
              title: needs.words(market)(`recommendations.${type.toLowerCase()}`),
              type,
              products: await recommend(needs, { market, type, count, ...aboutOf(body) }),
            }),
          ),
        ),
    },
  )
}
