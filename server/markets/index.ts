export { anyCode } from './country.ts'
export { currencyCodes } from './currencies.ts'
export { baseCodeOf, byPriority, countryName, type KnownMarket, knownMarkets } from './known-markets.ts'
export type * from './market.ts'
export {
  looksLikeMarket,
  type MarketOfPath,
  marketOfPath,
  storedMarket,
} from './market-of-path.ts'
export { countryOnWire, deliveryCountries, marketOnWire, marketSettings } from './market-on-wire.ts'
export { marketsOf, openMarkets, type ShopFolderMistakes } from './open-markets.ts'
export { applyMask, isPostalCode, maskedPostalCode } from './postal-code.ts'
export {
  type FoundRate,
  findRate,
  type PieceLimit,
  type RateTable,
  rateOn,
  type TaxedGoods,
  taxDay,
} from './tax-rates.ts'
