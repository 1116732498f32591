import type { ToastMessage } from '#web/platform/show-toast.ts'

/** The toast is shown only if the link names an order, because an incomplete link is not an error of the shop. */
export const toastOfMissingOrder = (search: string): ToastMessage | undefined =>
  new URLSearchParams(search).get('orderid') ? ['warning', 'feedback.error_no_order'] : undefined
