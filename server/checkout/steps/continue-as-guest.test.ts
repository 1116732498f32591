import { expect, test } from 'vitest'
import { basketWith } from '../../basket/basket.fakes.ts'
import { continueAsGuest, withNewsletter } from './continue-as-guest.ts'

test('asks another address anew for the newsletter, and keeps the consent of the same one [C-CHK-O1, C-EOR-16]', () => {
  const consent = { version: 'checkout-newsletter-1', at: '2026-06-15T12:00:00Z' }
  const basket = basketWith([], { email: 'ann@x.dk', newsletter: consent })
  const now = new Date('2026-06-16T12:00:00Z')
  const kept = (email: string, acceptNewsletter?: boolean) => {
    const went = continueAsGuest(basket, { email, acceptNewsletter, now })
    return went.ok && went.value.newsletter
  }

  expect([kept('bea@x.dk'), kept('ANN@x.dk'), kept('ANN@x.dk', false)]).toEqual([null, consent, null])
  expect(kept('bea@x.dk', true)).toEqual({ ...consent, at: now.toISOString() })
})

test('remembers that a guest was asked for the newsletter, whatever they answered, and that a member who skipped the step was not [C-CHK-O1]', () => {
  const now = new Date('2026-06-16T12:00:00Z')
  const asked = (given: { readonly acceptNewsletter?: boolean; readonly newsletterAsked?: boolean }) => {
    const went = continueAsGuest(basketWith([]), { email: 'ann@x.dk', now, ...given })
    return went.ok && went.value.newsletterAsked
  }

  expect([asked({}), asked({ newsletterAsked: true }), asked({ acceptNewsletter: false })]).toEqual([false, true, true])
  expect(withNewsletter(basketWith([]), true, now).newsletterAsked).toBe(true)
})
