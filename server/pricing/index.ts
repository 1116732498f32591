export type { ToldPrice } from './log-prices.ts'
export { priceBlock } from './price-block.ts'
export { inForce, type PriceRow } from './price-history.ts'
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
