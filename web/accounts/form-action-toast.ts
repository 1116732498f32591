import type { SignInNotice } from '#contracts/account-pages.ts'
import type { Page } from '#contracts/pages.ts'
import type { ToastMessage } from '#web/platform/show-toast.ts'

/** The toast on the page that is shown after a sign-in with another provider. */
export const toastOfNotice = (done: SignInNotice | undefined): ToastMessage | undefined =>
  done === 'provider-failed' ? ['danger', 'login.thirdparty_error'] : undefined

const signsIn: ReadonlySet<string> = new Set(['sign-in', 'sign-up', 'make-account'])

/** The toast after a successful sign-in. A refused form shows its problems itself, so it needs none. */
export function toastOfSignIn(formAction: string | null, page: Page): ToastMessage | undefined {
  if (!signsIn.has(formAction ?? '') || page.form || page.redirect) return undefined
  return ['success', 'login.successfully_logged_in']
}
