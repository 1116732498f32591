import type { ToastMessage } from '#web/platform/show-toast.ts'

/** Pages whose failure has words of its own, by the alias they are linked by. */
const ofPage: Readonly<Record<string, ToastMessage>> = {
  basketPage: ['danger', 'feedback.error_basket_initializing'],
  receiptPage: ['danger', 'feedback.error_order_return'],
  searchPage: ['warning', 'feedback.error_products_fetch'],
}

/**
 * The toast for a page that could not be rendered; the page shows the same permanently. A page with a text of its own for
 * the failure, such as too many requests, needs no general toast.
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
