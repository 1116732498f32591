export { anyCode } from './country.ts'
export { placeOfCountry } from './country-places.ts'
export { countryName, knownMarkets } from './known-markets.ts'
export type * from './market.ts'
export {
  type MarketOfPath,
  marketOfPath,
} from './market-of-path.ts'
export { marketOnWire, marketSettings } from './market-on-wire.ts'
export { marketsOf, openMarkets } from './open-markets.ts'
export { isPostalCode, maskedPostalCode } from './postal-code.ts'
export { isWorkingDay } from './public-holidays.ts'
export {
  type FoundRate,
  findRate,
  type RateTable,
  type TaxedGoods,
  taxDay,
} from './tax-rates.ts'
