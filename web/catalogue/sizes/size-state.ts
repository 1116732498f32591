import type { ProductDetail, Variant } from '#contracts/catalogue.ts'

/** The state of a size today. `gone-online` is sold out online but available in a store. */
export type SizeState = 'in-stock' | 'few-left' | 'pre-order' | 'gone-online' | 'sold-out'

type Sold = Pick<ProductDetail, 'hasEcom' | 'isPreorder'>

export function sizeState({ hasEcom, isPreorder }: Sold, { inStockEcom, inStockRetail, fewLeft }: Variant): SizeState {
  if (!hasEcom || !inStockEcom) return inStockRetail ? 'gone-online' : 'sold-out'
  if (isPreorder) return 'pre-order'
  return fewLeft === undefined ? 'in-stock' : 'few-left'
}

/** True if the size cannot be sent now. */
export const isGone = (state: SizeState): boolean => state === 'sold-out' || state === 'gone-online'

/** The action of the button, for the chosen size or without one. */
export type Offer = 'add' | 'pre-order' | 'notify' | 'find-in-store'

export interface Offers {
  readonly notifyMe: boolean
  readonly stockFinder: boolean
}

export function offerOf(
  product: Sold & Pick<ProductDetail, 'hasRetail' | 'isDigital' | 'allowInStockNotifications'>,
  variant: Variant | undefined,
  { notifyMe, stockFinder }: Offers,
): Offer {
  // A digital product is sent by email, so no store has it, even if its style is sold in stores.
  const finds = stockFinder && !product.isDigital
  if (!product.hasEcom && product.hasRetail && finds) return 'find-in-store'
  const buy = product.isPreorder ? 'pre-order' : 'add'
  if (!variant) return buy
  const state = sizeState(product, variant)
  if (!isGone(state)) return buy
  if (notifyMe && product.allowInStockNotifications) return 'notify'
  return state === 'gone-online' && finds ? 'find-in-store' : buy
}
