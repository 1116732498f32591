import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { signInNotices } from '#contracts/account-pages.ts'
import type { Page } from '#contracts/pages.ts'
import { toastOfNotice, toastOfSignIn } from './form-action-toast.ts'

test('shows an error message after a failed sign-in by another provider, and no other notice as a message [C-TST-24, C-SOC-O2]', () => {
  expect(toastOfNotice('provider-failed')).toEqual(['danger', 'login.thirdparty_error'])
  for (const done of [undefined, ...signInNotices.filter((notice) => notice !== 'provider-failed')])
    expect([done, toastOfNotice(done)]).toEqual([done, undefined])
})

test('says after logging in by the flyout that it succeeded, and nothing of a form that was refused or of any other [C-LGN-01, C-LGN-O1, C-TST-31]', () => {
  const page = (more: object = {}) => more as Page
  const said = ['success', 'login.successfully_logged_in']

  for (const formAction of ['sign-in', 'sign-up']) expect(toastOfSignIn(formAction, page())).toEqual(said)
  expect(toastOfSignIn('sign-in', page({ form: { problems: {} } }))).toBeUndefined()
  expect(toastOfSignIn('sign-in', page({ redirect: { url: '/en-gb' } }))).toBeUndefined()
  expect([toastOfSignIn('add-to-basket', page()), toastOfSignIn(null, page())]).toEqual([undefined, undefined])
  const english = JSON.parse(readFileSync('words/en.json', 'utf8')) as Record<string, string>
  expect(english['login.successfully_logged_in']).toBe('Successfully logged in')
})
