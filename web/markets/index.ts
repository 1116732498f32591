/** What is true of the market a page is shown in, and how one finds another. */
export { countriesNamed } from './countries-named.ts'
export { CountryList } from './country-list.tsx'
export { CountrySearch } from './country-search.tsx'
export { KeptPart } from './kept-part.tsx'
export { LaunchCountdown } from './late-countdown.tsx'
export { CountryFlyout } from './late-country-flyout.tsx'
export { MarketProvider, useMarket } from './market-context.tsx'
export { type MarketView, marketView } from './market-view.ts'
