/** Tracking: where the parcels of an order are, for who knows its number and email address. */
export { trackingProblems } from './tracking.problems.ts'
export { trackingRoutes } from './tracking.routes.ts'
export { openTracking, type Tracking } from './tracking.service.ts'
