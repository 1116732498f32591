/** The receipt of an order. */
export { NextSteps } from './next-steps.tsx'
export { OrderFacts } from './order-facts.tsx'
export { OrderNotFound } from './order-not-found.tsx'
export { OrderParcels } from './order-parcels.tsx'
export { orderStateText, ownStateText } from './order-state.ts'
export { ReceiptColumns } from './receipt-columns.tsx'
export { ReceiptHead } from './receipt-head.tsx'
export { TrackPurchase } from './track-purchase.tsx'
