export type { Count } from './stock.repository.ts'
export { allStock, availableInStores, fewPieces, placeOf, setStock, stockIn } from './stock.repository.ts'
export { type AvailabilityNeeds, stockRoutes } from './stock.routes.ts'
export type * from './stock.ts'
