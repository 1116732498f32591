import type { SignInNotice } from '#contracts/account-pages.ts'
import type { Page } from '#contracts/pages.ts'
import type { ToastMessage } from '#web/platform/show-toast.ts'

/** Said in passing on the page a sign-in has led back to. */
export const toastOfNotice = (done: SignInNotice | undefined): ToastMessage | undefined =>
  done === 'provider-failed' ? ['danger', 'login.thirdparty_error'] : undefined

const signsIn: ReadonlySet<string> = new Set(['sign-in', 'sign-up', 'make-account'])

/** Said once somebody has signed in: a refused form comes back with what is wrong, and says it in place. */
export function toastOfSignIn(formAction: string | null, page: Page): ToastMessage | undefined {
  if (!signsIn.has(formAction ?? '') || page.form || page.redirect) return undefined
  return ['success', 'login.successfully_logged_in']
}
