import type { ToastMessage } from '#web/platform/show-toast.ts'

/** The toast for a basket that no longer exists; the page shows the same permanently. */
export const toastOfBasket = (gone: boolean | undefined): ToastMessage | undefined =>
  gone ? ['danger', 'feedback.error_basket_not_found'] : undefined
