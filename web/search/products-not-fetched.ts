import type { ToastMessage } from '#web/platform/show-toast.ts'

/** The toast wherever products could not be fetched. */
export const productsNotFetched: ToastMessage = ['warning', 'feedback.error_products_fetch']
