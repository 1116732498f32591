/** Tracking of the parcels of an order. */
export { missingTracking } from './missing-tracking.ts'
export { TrackedOrderView } from './tracked-order-view.tsx'
