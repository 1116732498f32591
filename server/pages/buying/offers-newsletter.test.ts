import { expect, test } from 'vitest'
import type { VisitorSession } from '#server/sessions/index.ts'
import { offersNewsletter } from './offers-newsletter.ts'

const session = { accountId: 'a1' } as VisitorSession
const newsletter = { version: '1', at: '2026-11-01T00:00:00Z' }

test('asks a member for the newsletter at the review unless an earlier step asked, and a guest only where the email address is given [C-CHK-O1]', () => {
  const notYet = { newsletter: null, newsletterAsked: false }

  expect(offersNewsletter({ session }, notYet)).toBe(true)
  expect(offersNewsletter({ session }, { newsletter: null, newsletterAsked: true })).toBe(false)
  expect(offersNewsletter({ session }, { newsletter, newsletterAsked: false })).toBe(false)
  expect(offersNewsletter({}, notYet)).toBe(false)
})
