import { expect, test } from 'vitest'
import { signInNotices } from '#contracts/account-pages.ts'
import { toastOfNotice } from './form-action-toast.ts'

test('shows an error message after a failed sign-in by another provider, and no other notice as a message [C-TST-24]', () => {
  expect(toastOfNotice('provider-failed')).toEqual(['danger', 'login.thirdparty_error'])
  for (const done of [undefined, ...signInNotices.filter((notice) => notice !== 'provider-failed')])
    expect([done, toastOfNotice(done)]).toEqual([done, undefined])
})
