/** Stores' door: the buildings of the shop, and which is near. */
export type { Places } from './places.port.ts'
export { readHours } from './read-hours.ts'
export { storeOnWire, storesRoutes } from './stores.routes.ts'
export { type NearStore, nearest, type Store, type Stores, storesOf } from './stores.ts'
