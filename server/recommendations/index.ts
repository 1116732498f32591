/** Recommendations' door: what else somebody may like, whoever says so. */
export { ownRecommender } from './own-recommender.ts'
export { recommendationsRoutes } from './recommendations.routes.ts'
export type * from './recommender.port.ts'
