/** Delivery: methods with their prices and days, and pickup points near an address. */
export type { DeliveryProblem } from './delivery.problems.ts'
export { type DeliveryRequest, deliveryRoutes } from './delivery.routes.ts'
export { freeFreightProgress } from './free-freight.ts'
export type { PickupPlace, PickupPoints } from './pickup-points.port.ts'
export {
  allShipments,
  onlineShipment,
  type PlannedShipment,
  planShipments,
  sendingPrice,
} from './plan-shipments.ts'
export {
  cheapestOffer,
  isLocker,
  needsPickupPoint,
  promisedDelivery,
  type ShippingOffer,
  shippingMethodOnWire,
  shippingOffers,
} from './shipping-offers.ts'
