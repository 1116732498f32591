import { expect, test } from 'vitest'
import { exampleShell } from '../pages/buying.fakes.ts'
import { renderMail } from './index.server.tsx'

const settings = { publicUrl: 'https://halden.test', shellUrl: '/api/f?market=en-gb&v=1' }
const asked = { email: 'ane@example.com', name: 'Ane <b>', subject: 'A return', message: 'Where is it?\nThank you' }

test('sends customer service the sender and the question, with every line of the message as text', () => {
  const { subject, html, text } = renderMail(
    'support-request',
    { ...asked, orderNumber: '100045' },
    exampleShell('en-gb'),
    settings,
  )

  expect(subject).toBe('Question: A return')
  for (const said of ['Ane <b>', 'ane@example.com', '100045', 'Where is it?', 'Thank you']) expect(text).toContain(said)
  expect(html).toContain('Ane &lt;b&gt;')
  expect(renderMail('support-request', asked, exampleShell('en-gb'), settings).text).not.toContain('Order number')
})
