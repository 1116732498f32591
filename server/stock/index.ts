export type { Place } from './pieces.ts'
export { putBackTo } from './put-back.repository.ts'
export type { Count } from './stock.repository.ts'
export {
  allStock,
  availablePieces,
  fewPieces,
  placeOf,
  placeOfStore,
  setStock,
  stockIn,
} from './stock.repository.ts'
export { stockRoutes } from './stock.routes.ts'
export type * from './stock.ts'
export { productsInStore } from './store-range.repository.ts'
