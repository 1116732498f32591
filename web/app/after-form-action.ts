import type { Page } from '#contracts/pages.ts'
import { toastOfSignIn } from '#web/accounts/index.ts'
import { rememberCard, showFormActionToast } from '#web/basket/index.ts'
import { browserMemory } from '#web/platform/browser-memory.ts'
import { consentUpdate } from '#web/platform/consent.ts'
import type { Posted } from '#web/platform/navigation-parts.ts'
import { showToast } from '#web/platform/show-toast.ts'
import { storeTermsVersion } from '#web/platform/signed-in-headers.ts'

/** A form and, unless its answer was loaded as a new document, what was entered in it. */
export type AnsweredForm = Pick<Posted, 'formAction'> & { readonly values?: Posted['values'] }

/** Shows the toast of a form action, stores accepted terms and an added gift card, and announces a changed consent. Loaded with the first form. */
export function afterFormAction({ formAction, values }: AnsweredForm, page: Page, t: (key: string) => string): void {
  storeTermsVersion(document.cookie, browserMemory)
  if (values) rememberCard(values, page)
  if (formAction === 'choose-consent') dispatchEvent(new Event(consentUpdate))
  showFormActionToast(formAction, page, t)
  const toast = toastOfSignIn(formAction, page)
  if (toast) showToast('page', toast, t(toast[1]))
}
