import type { Page } from '#contracts/pages.ts'
import { toastOfSignIn } from '#web/accounts/index.ts'
import { showFormActionToast } from '#web/basket/index.ts'
import { showToast } from '#web/platform/show-toast.ts'

/** Says how a form went. Its code comes with the first form, since most visits to goods send none. */
export function tellOfFormAction(formAction: string | null, page: Page, t: (key: string) => string): void {
  showFormActionToast(formAction, page, t)
  const toast = toastOfSignIn(formAction, page)
  if (toast) showToast('page', toast, t(toast[1]))
}
