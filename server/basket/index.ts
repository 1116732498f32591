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
export {
  type AskedLine,
  type BasketAnswer,
  type BasketGround,
  type Baskets,
  baskets,
  type TypedCard,
} from './baskets.ts'
export type { WantedLine } from './change-lines.ts'
export { type Goods, isForSale, missingGoods, piecesOf } from './goods.ts'
export { goodsOnly } from './goods-only.ts'
export { type KeptBasket, type KeptBaskets, keptBaskets } from './kept-baskets.repository.ts'
export type { BasketAsk, NotOpened, ReadBasket } from './kept-with-goods.ts'
export { type GoodsAsk, type GoodsSources, readGoods } from './read-goods.ts'
export { isVoucher, type Reckoning, reckon, usesOf } from './reckon.ts'
export { type TriedBy, type TriedCodes, triedCodes } from './tried-codes.repository.ts'
