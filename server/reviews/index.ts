/** The door of reviews: the opinions of buyers. */
export type * from './reviews.port.ts'
export { reviewsRoutes } from './reviews.routes.ts'
