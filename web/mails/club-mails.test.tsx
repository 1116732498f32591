import { expect, test } from 'vitest'
import { exampleShell } from '../pages/buying.fakes.ts'
import { renderMail } from './index.server.tsx'

test('asks to confirm the club or newsletter sign-up by one link', () => {
  const confirmUrl = 'https://halden.test/en-gb/customer-club?verificationId=secret'
  const settings = { publicUrl: 'https://halden.test', shellUrl: '/api/f?market=en-gb&v=1' }
  const mail = (topic: 'club' | 'newsletter') =>
    renderMail('confirm-contact', { topic, confirmUrl }, exampleShell('en-gb'), settings)
  const { html, text, subject } = mail('club')

  expect(subject).toContain('Please confirm')
  expect(html).toContain(confirmUrl)
  expect(text).toContain(confirmUrl)
  expect(text).toContain('join our customer club')
  expect(mail('newsletter').text).not.toContain('club and')
})
