/** Stores' door: the buildings of the shop, and which is near. */
export type { Place, Places, Point } from './places.port.ts'
export { readHours } from './read-hours.ts'
export { type StoresCallNeeds, storeOnWire, storesRoutes } from './stores.routes.ts'
export { type NearStore, nearest, type Store, type Stores, storesOf } from './stores.ts'
