import type { PageOf } from '#contracts/pages.ts'
import type { ToastMessage } from '#web/platform/show-toast.ts'

/** The toast where the orders of a member cannot be read; the page shows the same permanently. */
export const toastOfHistory = ({ isUnreadable }: PageOf<'accountOrderHistoryPage'>): ToastMessage | undefined =>
  isUnreadable ? ['danger', 'feedback.error_no_order_history'] : undefined
