import { expect, test } from 'vitest'
import type { VisitorSession } from '#server/sessions/index.ts'
import { asksNewsletter } from './asks-newsletter.ts'

const session = { accountId: 'a1' } as VisitorSession
const newsletter = { version: '1', at: '2026-11-01T00:00:00Z' }

test('asks a member for the newsletter at the review unless an earlier step asked, and a guest only where the email address is given [C-CHK-O1]', () => {
  const notYet = { newsletter: null, newsletterAsked: false }

  expect(asksNewsletter({ session }, notYet)).toBe(true)
  expect(asksNewsletter({ session }, { newsletter: null, newsletterAsked: true })).toBe(false)
  expect(asksNewsletter({ session }, { newsletter, newsletterAsked: false })).toBe(false)
  expect(asksNewsletter({}, notYet)).toBe(false)
})
