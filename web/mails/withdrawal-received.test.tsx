import { expect, test } from 'vitest'
import type { MailWithdrawal } from '#contracts/mail-parts.ts'
import { exampleShell } from '../pages/buying.fakes.ts'
import { renderMail } from './index.server.tsx'

const received: MailWithdrawal = {
  ...{ withdrawalNumber: '10000012-W1', submitted: '2026-11-10T12:00:00Z' },
  statement: 'I hereby withdraw from order 10000012:\n2 × Dress, navy\nYour name: Maren <b>Holm</b>',
  ...{
    isCancelled: true,
    comesBack: true,
    sendBy: '2026-11-24',
    returnUrl: 'https://shop.example/return-items?returnid=r',
  },
}
const settings = { publicUrl: 'https://shop.example', shellUrl: '' }
const mailOf = (more: Partial<MailWithdrawal> = {}, market: 'en-gb' | 'ar-ae' = 'en-gb') =>
  renderMail('withdrawal-received', { ...received, ...more }, exampleShell(market), settings)

test('the receipt of a withdrawal has its date, its time and every line of the statement [D-11]', () => {
  const { subject, text, html } = mailOf()

  expect(subject).toContain('10000012-W1')
  expect(text).toContain('10 November 2026 at 12:00')
  for (const line of received.statement.split('\n')) expect(text).toContain(line)
  expect(html).toContain('Maren &lt;b&gt;Holm')
  expect(html).not.toContain('<b>Holm')
})

test('the receipt says what is cancelled, until when the rest is sent back, and leads to the label', () => {
  expect(mailOf().text).toMatch(/cancel and refund what has not been sent[\s\S]*by 24 November 2026/)
  expect(mailOf().text).toContain('returnid=r')
  const { returnUrl: _url, sendBy: _day, ...rest } = received
  const { text } = renderMail(
    'withdrawal-received',
    { ...rest, isCancelled: false, comesBack: false },
    exampleShell('en-gb'),
    settings,
  )
  expect(text).not.toMatch(/is cancelled|Send the items back/)
  expect(mailOf({}, 'ar-ae').html).toContain('dir="rtl"')
})
