import type { Passing } from '#web/platform/say-in-passing.ts'

/** Only a link that names an order is told of in passing: one that was cut off is nobody's failure. */
export const toastOfMissingOrder = (search: string): Passing | undefined =>
  new URLSearchParams(search).get('orderid') ? ['warning', 'feedback.error_no_order'] : undefined
