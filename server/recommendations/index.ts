/** Recommendations' door: what else somebody may like, whoever says so. */
export { ownRecommender, type RecommenderNeeds } from './own-recommender.ts'
export { type Recommending, type RecommendNeeds, recommend } from './recommend.ts'
export { type RecommendationCallNeeds, recommendationsRoutes } from './recommendations.routes.ts'
export type * from './recommender.port.ts'
