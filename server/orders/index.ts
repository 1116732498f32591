/** Orders: made by the checkout, read by their owners, and their fulfilment. */
export { boughtTogether } from './bought-together.repository.ts'
export { partsOfCosts } from './costs-beside.ts'
export { unnamedService, writeAction } from './customer-service/order-actions.repository.ts'
export { actOnOrder } from './customer-service/order-actions.service.ts'
export { orderStories } from './customer-service/order-story.repository.ts'
export { type Fulfilment, fulfilment } from './fulfilment/fulfilment.ts'
export type { FulfilmentNeeds } from './fulfilment/fulfilment-needs.ts'
export { fulfilments } from './fulfilment/fulfilments.repository.ts'
export type { Cancellation, Fulfilments, Parcel } from './fulfilment/fulfilments.ts'
export { planParcels, sendStaleMessages, workOnHandovers } from './fulfilment/handovers.jobs.ts'
export { moveOrder, orderMoves } from './fulfilment/move-order.ts'
export { type OrderPieces, refund, remainingPieces, type SomePieces } from './fulfilment/order-pieces.ts'
export { isDeliveryLeft, type OrderMoney, refundFor } from './fulfilment/refund-amounts.ts'
export { refundMoneyFirst } from './fulfilment/refund-money-first.ts'
export type { Warehouse } from './fulfilment/warehouse.port.ts'
export { orderHistory } from './history/order-history.repository.ts'
export { orderSummary } from './history/order-summary.ts'
export { type OwnOrders, ownOrders } from './history/own-orders.service.ts'
export {
  type Consents,
  type LegalText,
  type NewOrder,
  type Order,
  type OrderContent,
  type OrderState,
  taxIsOnTop,
} from './order.ts'
export { isOwn, type OrderOwner } from './order-access.ts'
export { orderDetail } from './order-detail.ts'
export { type OrderLookUp, orderLookUp } from './order-look-up.service.ts'
export { registerOrderMoves } from './order-moves.routes.ts'
export { orderPurchase } from './order-purchase.ts'
export { type OrderProblem, orderProblems } from './orders.problems.ts'
export { type Orders, orders } from './orders.repository.ts'
export { ordersRoutes } from './orders.routes.ts'
export { isNewestChange } from './parcel-changes.ts'
export { paymentParts } from './payment-parts.ts'
export { workOnPlacedOrders } from './placed-orders.jobs.ts'
export { giftCardDocument } from './receipt/gift-card-document.ts'
export { receiptDocument } from './receipt/receipt-document.ts'
