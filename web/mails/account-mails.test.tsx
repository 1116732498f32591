import { expect, test } from 'vitest'
import { exampleShell } from '../pages/buying.fakes.ts'
import { renderMail } from './index.server.tsx'

const settings = { publicUrl: 'https://halden.test', shellUrl: '/api/f?market=en-gb&v=1' }
const resetUrl = 'https://halden.test/en-gb/login?view=forgot-password'
const at = '2026-11-20T10:15:00Z'

test.each([
  ['password-changed', undefined, 'logged out on every device'],
  ['passkey-added', 'Firefox, Linux', 'used to log in without a password'],
  ['passkey-removed', 'Firefox, Linux', 'can no longer be used to log in'],
  ['provider-linked', 'Google', 'one more service'],
] as const)(
  'tells the owner of an account of %s: what it was, when, and what to do if it was not them [C-PKY-O5]',
  (change, name, said) => {
    const data = { change, at, resetUrl, ...(name === undefined ? {} : { name }) }
    const { html, text, subject } = renderMail('sign-in-changed', data, exampleShell('en-gb'), settings)

    expect(subject).toContain(exampleShell('en-gb').shopName)
    for (const part of [said, name ?? '', '20 November 2026', 'UTC', resetUrl]) expect(text).toContain(part)
    expect(html).toContain('?view=forgot-password')
  },
)

test('tells the old address of an account of the new one and how to stop the change; the new one how to confirm it [D-27]', () => {
  const stopUrl = 'https://halden.test/en-gb/login?view=stop-email-change&token=x'
  const confirmUrl = 'https://halden.test/en-gb/login?view=change-email&token=x'
  const shell = exampleShell('en-gb')
  const told = renderMail('email-change-asked', { newEmail: 'new@example.com', at, stopUrl }, shell, settings)
  const confirm = renderMail('change-email', { confirmUrl }, shell, settings)

  for (const part of ['new@example.com', '20 November 2026', 'within seven days', stopUrl])
    expect(told.text).toContain(part)
  expect(confirm.text).toContain(confirmUrl)
  expect(confirm.text).toContain(shell.shopName)
})

test('brings the link to all data of an account, until when it works, and what to do if it was not asked for', () => {
  const downloadUrl = 'https://halden.test/en-gb/account/profile?export=x'
  const { text, subject } = renderMail('data-export', { downloadUrl, until: at }, exampleShell('en-gb'), settings)

  expect(subject).toContain(exampleShell('en-gb').shopName)
  for (const part of [downloadUrl, '20 November 2026', 'choose a new password']) expect(text).toContain(part)
})

test('tells a former member which data are kept after the deletion, and which are deleted later', () => {
  const written = (stage: 'account' | 'orders', isWaiting: boolean) =>
    renderMail('account-deleted', { stage, isWaiting }, exampleShell('en-gb'), settings).text

  expect(written('account', false)).toContain('They no longer hold your name')
  expect(written('account', true)).toContain('keep your name, address and email until they are')
  expect(written('orders', false)).toContain('we removed your details from them')
})
