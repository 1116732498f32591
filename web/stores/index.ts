/** Everything that shoppers see of physical stores. */
export { MakeMine, useFavouriteStore } from './favourite-store.tsx'
export { loadStockFinder } from './load-stock-finder.ts'
export { LocationButton } from './location-button.tsx'
export { OpeningNow } from './opening-now.tsx'
export { StoreMapView } from './store-map.tsx'
export { StoreLinks, StoreRow } from './store-row.tsx'
