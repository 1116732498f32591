import { expect, test } from 'vitest'
import type { ApiContext } from './checkout-api.ts'
import { raiseEvent } from './events.ts'

test.each(['0123456789ABCDEF', 'D123456789ABCDEF', 'F123456789ABCDEF'])(
  'a dispute of the payment %s has a reference of its own, the same for all its events',
  (pspReference) => {
    const booked: string[] = []
    const payment = { pspReference, reference: 'one', state: 'authorised', amount: { value: 100, currency: 'DKK' } }
    const books = {
      byReference: () => [payment],
      event: (_code: string, { modification }: { readonly modification: string }) => void booked.push(modification),
    }
    const context = { books, notifier: { notify: () => {} } } as unknown as ApiContext

    for (const eventCode of ['NOTIFICATION_OF_CHARGEBACK', 'CHARGEBACK'])
      expect(raiseEvent(context, { payment: 'one', eventCode })).toBe(true)

    expect(new Set(booked).size).toBe(1)
    expect(booked).not.toContain(pspReference)
  },
)
