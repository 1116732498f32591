/** Reviews' door: what buyers think. */
export type * from './reviews.port.ts'
export { reviewsRoutes } from './reviews.routes.ts'
