import type { ToastMessage } from '#web/platform/show-toast.ts'

/** Only a link that names an order is told of in passing: one that was cut off is nobody's failure. */
export const toastOfMissingOrder = (search: string): ToastMessage | undefined =>
  new URLSearchParams(search).get('orderid') ? ['warning', 'feedback.error_no_order'] : undefined
