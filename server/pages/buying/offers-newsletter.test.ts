import { expect, test } from 'vitest'
import type { VisitorSession } from '#server/sessions/index.ts'
import { offersNewsletter } from './offers-newsletter.ts'

const session = { accountId: 'a1' } as VisitorSession

test('asks a member for the newsletter at the review, and a guest only where the email address is given [C-CHK-O1]', () => {
  expect(offersNewsletter({ session }, { acceptNewsletter: false })).toBe(true)
  expect(offersNewsletter({ session }, { acceptNewsletter: true })).toBe(false)
  expect(offersNewsletter({}, { acceptNewsletter: false })).toBe(false)
})
