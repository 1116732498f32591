/** The door of recommendations: other products that a shopper may like, from any recommender. */
export { ownRecommender } from './own-recommender.ts'
export { recommendationsRoutes } from './recommendations.routes.ts'
export type * from './recommender.port.ts'
