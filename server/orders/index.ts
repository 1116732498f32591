/** Orders' door: what was bought, made by the checkout and read by whoever may. */
export { boughtTogether } from './bought-together.repository.ts'
export {
  type Consents,
  type LegalText,
  type NewOrder,
  type Order,
  type OrderContent,
  type OrderState,
  orderDetail,
  showsPersonalData,
} from './order.ts'
export { type Orders, orders } from './orders.repository.ts'
export { ordersRoutes } from './orders.routes.ts'
