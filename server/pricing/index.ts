export type { NewPrice } from './log-prices.ts'
export { isLessForMembers, type PaidPrice, paidPrice } from './paid-price.ts'
export { type ContainedPromotion, priceIn } from './price-block.ts'
export { type PriceDisplay, plainDisplay, priceDisplay } from './price-display.ts'
export { priceHistories } from './price-histories.repository.ts'
export { inForce, type PriceRow, reducedFrom } from './price-history.ts'
export { comparedPrice, shownPrice } from './price-view.ts'
export {
  allPrices,
  allPricesAt,
  applyDuePrices,
  currentPriceColumns,
  currentPriceJoin,
  logPrices,
  pricesIn,
  type ReadPrices,
} from './prices.repository.ts'
export type * from './pricing.ts'
