/** Returns: looking up an order, choosing what comes back, and what becomes of it. */
export { ChooseItems } from './choose-items.tsx'
export { FindOrder } from './find-order.tsx'
export { OwnReturns } from './own-returns.tsx'
export { RegisteredReturn } from './registered-return.tsx'
export { ReturnsElsewhere } from './returns-elsewhere.tsx'
