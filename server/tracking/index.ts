/** Tracking: where the parcels of an order are, for anybody with its number and email address; and the service that follows them. */
export { type FollowedParcels, followParcels } from './follow-parcels.service.ts'
export { trackedParcels } from './tracked-parcels.repository.ts'
export { workOnSentParcels } from './tracking.jobs.ts'
export { trackingProblems } from './tracking.problems.ts'
export { trackingRoutes } from './tracking.routes.ts'
export { openTracking, type Tracking } from './tracking.service.ts'
export type { TrackingService } from './tracking-service.port.ts'
