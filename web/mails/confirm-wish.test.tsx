import { expect, test } from 'vitest'
import { exampleShell } from '../pages/buying.fakes.ts'
import { renderMail } from './index.server.tsx'

const settings = { publicUrl: 'https://halden.test', shellUrl: '/api/f?market=en-gb&v=1' }
const confirmUrl = 'https://halden.test/en-gb/notify-me?confirm=secret'

test('asks to confirm a product notification by one link, and needs no click from a person who did not request it', () => {
  const { html, text, subject } = renderMail(
    'confirm-wish',
    { launched: false, name: 'Linen shirt dress', confirmUrl },
    exampleShell('en-gb'),
    settings,
  )

  expect(subject).toContain('Linen shirt dress')
  expect(html).toContain(confirmUrl)
  expect(text).toContain(confirmUrl)
  expect(html).not.toContain('optout')
})
