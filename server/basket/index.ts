/** The basket's door: what a shopper intends to buy, and the answer every call about it gives. */

export { type BasketProblem, basketProblems } from './basket.problems.ts'
export { type BasketRoutesNeeds, basketAsked, basketRoutes } from './basket.routes.ts'
export {
  type Acceptance,
  type Addresses,
  type Basket,
  type ChosenDelivery,
  deliveryAddress,
} from './basket.ts'
export { type BasketLine, placeOfLine } from './basket-line.ts'
export { basketResponse } from './basket-response.ts'
export { basketTickets } from './basket-tickets.repository.ts'
export type { BasketRequest, NotOpened, ReadBasket } from './basket-with-goods.ts'
export {
  type AskedLine,
  type BasketAnswer,
  type BasketGround,
  type Baskets,
  baskets,
  type TypedCard,
} from './baskets.ts'
export { type BasketCalculation, calculateTotals, isVoucher, usesOf } from './calculate-totals.ts'
export type { WantedLine } from './change-lines.ts'
export { type Goods, isForSale, missingGoods, piecesOf } from './goods.ts'
export { goodsOnly } from './goods-only.ts'
export { type GoodsRequest, type GoodsSources, readGoods } from './read-goods.ts'
export { type StoredBasket, type StoredBaskets, storedBaskets } from './stored-baskets.repository.ts'
export { type TriedBy, type TriedCodes, triedCodes } from './tried-codes.service.ts'
