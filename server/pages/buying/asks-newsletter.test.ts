import { expect, test } from 'vitest'
import type { VisitorSession } from '#server/sessions/index.ts'
import { asksNewsletter } from './asks-newsletter.ts'

const session = { accountId: 'a1' } as VisitorSession

test('asks a member for the newsletter at the review, and a guest only where the email address is given [C-CHK-O1]', () => {
  expect(asksNewsletter({ session }, { acceptNewsletter: false })).toBe(true)
  expect(asksNewsletter({ session }, { acceptNewsletter: true })).toBe(false)
  expect(asksNewsletter({}, { acceptNewsletter: false })).toBe(false)
})
