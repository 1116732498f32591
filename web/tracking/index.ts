/** Tracking: where the parcels of an order are. */
export { TrackedOrderView } from './tracked-order-view.tsx'
