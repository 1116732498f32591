/** Everything a shopper sees of the basket. Pages and the app take what they need; amounts are shown as the server gave them. */

export { BasketContents, type BasketContentsProps } from './basket-contents.tsx'
export type { BasketDrawerProps } from './drawer/basket-drawer.tsx'
export { loadBasketDrawer } from './drawer/load-basket-drawer.ts'
export { EmptyBasket } from './empty-basket.tsx'
export { showFormActionToast } from './form-action-toasts.ts'
export { OrderLines } from './lines/order-lines.tsx'
export { SummaryBox } from './sums/basket-summary.tsx'
export { BasketSums, type BasketSumsProps } from './sums/basket-sums.tsx'
export { Codes, type CodesProps } from './sums/codes.tsx'
export { OrderOverview } from './sums/order-overview.tsx'
export { TakeOver, type TakeOverProps } from './take-over.tsx'
