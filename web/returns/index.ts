/** Returns: finding an order, choosing the pieces to return, and the state of a return. */
export { ChooseItems } from './choose-items.tsx'
export { FindOrder } from './find-order.tsx'
export { OwnReturns } from './own-returns.tsx'
export { RegisteredReturn } from './registered-return.tsx'
export { ReturnsElsewhere } from './returns-elsewhere.tsx'
