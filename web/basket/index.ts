/** Everything a shopper sees of the basket. Pages and the app take what they need; amounts are shown as the server gave them. */

export { BasketContents, type BasketContentsProps } from './basket-contents.tsx'
export type { BasketDrawerProps } from './basket-drawer.tsx'
export { SummaryBox } from './basket-summary.tsx'
export { BasketSums, type BasketSumsProps } from './basket-sums.tsx'
export { Codes, type CodesProps } from './codes.tsx'
export { tellOfDeed } from './deed-toasts.ts'
export { EmptyBasket } from './empty-basket.tsx'
export { loadBasketDrawer } from './load-basket-drawer.ts'
export { OrderLines } from './order-lines.tsx'
export { OrderOverview } from './order-overview.tsx'
