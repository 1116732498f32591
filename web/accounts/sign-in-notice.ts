import type { SignInNotice } from '#contracts/account-pages.ts'

const failed: ReadonlySet<SignInNotice> = new Set(['link-expired', 'provider-failed'])

export const noticeTone = (done: SignInNotice): 'warning' | 'success' => (failed.has(done) ? 'warning' : 'success')

/** The word key of the notice. */
export const noticeText = (done: SignInNotice): string =>
  done === 'provider-failed' ? 'login.thirdparty_error' : `sign-in.done-${done}`
