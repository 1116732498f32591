import type { ToastMessage } from '#web/platform/show-toast.ts'

/** The toast only if the link names an order: an incomplete link is no failure of the shop. */
export const toastOfMissingOrder = (search: string): ToastMessage | undefined =>
  new URLSearchParams(search).get('orderid') ? ['warning', 'feedback.error_no_order'] : undefined
