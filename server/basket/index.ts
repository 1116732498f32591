/** The basket's door: what a shopper intends to buy, and the answer every call about it gives. */

export { type BasketProblem, basketProblems } from './basket.problems.ts'
export { basketAsked, basketRoutes, type SaysWhichBasket } from './basket.routes.ts'
export {
  type Acceptance,
  type Addresses,
  type Basket,
  type ChosenDelivery,
  deliveryAddress,
  skusOf,
} from './basket.ts'
export type { BasketLine } from './basket-line.ts'
export { basketResponse, type Reckoning, reckon } from './basket-response.ts'
export {
  type BasketAnswer,
  type BasketAsk,
  type BasketGround,
  type Baskets,
  baskets,
  type ReadBasket,
} from './baskets.ts'
export type { WantedLine } from './change-lines.ts'
export { type Goods, isForSale, piecesOf } from './goods.ts'
export { type KeptBasket, type KeptBaskets, keptBaskets } from './kept-baskets.repository.ts'
export { type GoodsSources, readGoods } from './read-goods.ts'
