/** The door of stores: the buildings of the shop, the nearest ones, their opening hours, and the data for a map. */
export { findPlace } from './find-place.ts'
export { frameAround, frameOfCountry, onSheet } from './frame-stores.ts'
export { msToNextTurn, openingNow } from './opening-now.ts'
export type { Places } from './places.port.ts'
export { readHours } from './read-hours.ts'
export type { MapFrame, StoreMaps } from './store-maps.port.ts'
export { storeOnWire, storesRoutes } from './stores.routes.ts'
export { type NearStore, nearest, type Store, type Stores, storesOf } from './stores.ts'
