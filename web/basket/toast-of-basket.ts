import type { ToastMessage } from '#web/platform/show-toast.ts'

/** The toast when a basket opens that cannot be found any more; the page says the same permanently. */
export const toastOfBasket = (gone: boolean | undefined): ToastMessage | undefined =>
  gone ? ['danger', 'feedback.error_basket_not_found'] : undefined
