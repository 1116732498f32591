import type { PageOf } from '#contracts/pages.ts'
import type { ToastMessage } from '#web/platform/show-toast.ts'

/** The toast if a member's orders cannot be read. The page also shows the same text permanently. */
export const toastOfHistory = ({ isUnreadable }: PageOf<'accountOrderHistoryPage'>): ToastMessage | undefined =>
  isUnreadable ? ['danger', 'feedback.error_no_order_history'] : undefined
