import type { ToastMessage } from '#web/platform/show-toast.ts'

/** Pages that have their own text for a failure, by alias. */
const ofPage: Readonly<Record<string, ToastMessage>> = {
  basketPage: ['danger', 'feedback.error_basket_initializing'],
  receiptPage: ['danger', 'feedback.error_order_return'],
  searchPage: ['warning', 'feedback.error_products_fetch'],
}

/**
 * The toast for a page that could not be rendered. The page also shows the same text permanently. If the page has its
 * own text for the failure, such as too many requests, no general toast is needed.
 */
export function toastOfFailure(
  path: string,
  links: Readonly<Record<string, string | undefined>>,
  hasOwnWords = false,
): ToastMessage | undefined {
  const own = Object.keys(ofPage).find((alias) => links[alias] !== undefined && links[alias] === path.split('?')[0])
  if (own) return ofPage[own]!
  return hasOwnWords ? undefined : ['warning', 'feedback.error_generic']
}
