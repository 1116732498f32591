/** The basket's door: what a shopper intends to buy, and the answer every call about it gives. */

export { type BasketProblem, basketProblems } from './basket.problems.ts'
export { basketRequest, basketRoutes } from './basket.routes.ts'
export {
  type Basket,
  type ChosenDelivery,
  deliveryAddress,
  storedDays,
} from './basket.ts'
export { placeOfLine } from './basket-line.ts'
export { basketTickets } from './basket-tickets.repository.ts'
export type { BasketRequest, NotOpened, ReadBasket } from './basket-with-goods.ts'
export {
  type BasketAnswer,
  type Baskets,
  baskets,
} from './baskets.ts'
export { type BasketCalculation, calculateTotals, isVoucher, usesOf } from './calculate-totals.ts'
export { type Goods, missingGoods } from './goods.ts'
export { goodsOnly } from './goods-only.ts'
export { type GoodsRequest, type GoodsSources, readGoods } from './read-goods.ts'
export { type StoredBaskets, storedBaskets } from './stored-baskets.repository.ts'
export { type TriedCodes, triedCodes } from './tried-codes.service.ts'
