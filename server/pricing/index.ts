export type { NewPrice } from './log-prices.ts'
export { type ContainedPromotion, priceIn } from './price-block.ts'
export { type PriceDisplay, plainDisplay, priceDisplay } from './price-display.ts'
export { inForce, type PriceRow, reducedFrom } from './price-history.ts'
export { comparedPrice, memberPrice, shownPrice } from './price-view.ts'
export {
  allPrices,
  applyDuePrices,
  currentPriceColumns,
  currentPriceJoin,
  logPrices,
  priceHistories,
  pricesIn,
} from './prices.repository.ts'
export type * from './pricing.ts'
