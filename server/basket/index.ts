/** The door of the basket: what a shopper intends to buy, and the common answer of its calls. */

export { type BasketProblem, basketProblems } from './basket.problems.ts'
export { basketRequest, basketRoutes, renewing } from './basket.routes.ts'
export {
  type Basket,
  type ChosenDelivery,
  deliveryAddress,
  storedDays,
} from './basket.ts'
export { placeOfLine } from './basket-line.ts'
export { basketTickets } from './basket-tickets.repository.ts'
export type { BasketRequest, NotOpened, ReadBasket } from './basket-with-goods.ts'
export type { BasketAnswer, Baskets } from './baskets.ts'
export { calculateTotals } from './calculate-totals.ts'
export type { BasketCalculation } from './calculation.ts'
export { isVoucher, usesOf } from './card-uses.ts'
export { type CodeAttempts, codeAttempts } from './code-attempts.service.ts'
export { type Goods, missingGoods } from './goods.ts'
export { goodsOnly } from './goods-only.ts'
export { baskets } from './open-baskets.ts'
export { type GoodsRequest, type GoodsSources, readGoods } from './read-goods.ts'
export { storedBaskets } from './stored-baskets.repository.ts'
export type { StoredBaskets } from './stored-baskets.ts'
