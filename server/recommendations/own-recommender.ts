import type { ProductCard } from '#contracts/catalogue.ts'
import type { RecommendationType } from '#contracts/recommendations.ts'
import type { SearchRequest } from '#contracts/search.ts'
import type { Market } from '#server/markets/index.ts'
import { mostAlike } from './most-alike.ts'
import type { RecommendationRequest, Recommender } from './recommender.port.ts'

/** The facts that our own recommender needs from the shop. */
export interface RecommenderNeeds {
  readonly card: (market: Market, productId: string) => ProductCard | undefined
  /** The main category of a product. */
  readonly category: (market: Market, productId: string) => string | undefined
  readonly search: (market: Market, request: SearchRequest) => Promise<readonly ProductCard[]>
  /** Other products in the looks that contain these. */
  readonly looks: (market: Market, productIds: readonly string[]) => readonly string[]
  /** Products ordered together with these, most frequent first. */
  readonly boughtWith: (productIds: readonly string[], count: number) => Promise<readonly string[]>
}

/** How many extra products are requested, because those not available yet or only in stores are left out later. */
const spare = 30
/** Number of products of a category that are compared to find the most similar ones. */
const compared = 120
const trendingDays = 60
/** Personal recommendations use this many recently viewed products. */
const tellingViews = 3

type Answer = (needs: RecommenderNeeds, ask: RecommendationRequest) => Promise<readonly string[]>

/** Recommends by rules over the catalogue and the orders, without a service. */
export const ownRecommender = (needs: RecommenderNeeds): Recommender => ({
  recommend: (ask) => answers[ask.type](needs, ask),
})

const popular: Answer = async ({ search }, { market, categoryId, count }) =>
  ids(
    await search(market, { sorting: 'popular', size: count + spare, ...(categoryId ? { category: categoryId } : {}) }),
  )

const answers: Readonly<Record<RecommendationType, Answer>> = {
  RecentlyViewedProducts: async (_, { productIds }) => productIds,

  SimilarProducts: (needs, ask) => similarTo(needs, ask, ask.productIds.slice(0, 1)),

  PopularProducts: popular,

  BoughtTogether: ({ boughtWith }, { productIds, count }) => boughtWith(productIds, count * 2),

  CompleteTheLook: async ({ looks }, { market, productIds }) => looks(market, productIds),

  // If nothing is known about the visitor, the most popular products are the best guess.
  PersonalProducts: (needs, ask) =>
    ask.visitorId !== undefined && ask.productIds.length > 0
      ? similarTo(needs, ask, ask.productIds.slice(0, tellingViews))
      : popular(needs, ask),

  TrendingProducts: async ({ search }, { market, categoryId, count }) =>
    ids(
      await search(market, {
        sorting: 'popular',
        size: count + spare,
        limitProductsByMaximumAvailabilityInDays: trendingDays,
        ...(categoryId ? { category: categoryId } : {}),
      }),
    ),
}

/** The most similar products of the same category; for several products, taken in turn. */
async function similarTo(
  { card, category: home, search }: RecommenderNeeds,
  { market, count }: RecommendationRequest,
  productIds: readonly string[],
): Promise<readonly string[]> {
  const lists = await Promise.all(
    productIds.map(async (id) => {
      const own = card(market, id)
      const category = home(market, id)
      if (!own || category === undefined) return []
      return ids(mostAlike(own, await search(market, { category, size: compared })).slice(0, count * 2))
    }),
  )
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat()
}

const ids = (cards: readonly ProductCard[]): string[] => cards.map(({ id }) => id)
