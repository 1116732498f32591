/** Tracking: where the parcels of an order are. */
export { missingTracking } from './missing-tracking.ts'
export { TrackedOrderView } from './tracked-order-view.tsx'
