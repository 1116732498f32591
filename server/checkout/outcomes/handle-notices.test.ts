import { expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import type { RefundEvent } from '#server/payments/index.ts'
import { handleNotices, type NoticeNeeds } from './handle-notices.ts'

/** A shop with one refund, of a payment by this provider, and what it stores and reports. */
function shopWithRefund(provider: string) {
  const [refundId, paymentId] = [newId(), newId()]
  const [stored, alerts]: [unknown[], unknown[]] = [[], []]
  const needs = {
    refunds: {
      find: async (id: string) => (id === refundId ? { id, paymentId } : undefined),
      handleEvent: async (...event: unknown[]) => {
        stored.push(event)
        return event[1] === 'failed' ? { paymentId, next: 'tried-again' } : undefined
      },
    },
    payments: { find: async (id: string) => (id === paymentId ? { id, provider } : undefined) },
    providers: { of: (name: string) => ({ account: name === 'pos' ? 'adyen' : name }) },
    alert: (code: string, details: object) => void alerts.push([code, details]),
  } as unknown as NoticeNeeds
  const hear = (from: 'adyen' | 'klarna', refund: RefundEvent) =>
    handleNotices(needs, from, [{ eventId: 'e', paymentId: '', outcome: 'none', refund }])
  return { refundId, paymentId, stored, alerts, hear }
}

test.each(['adyen', 'pos'])(
  'stores what an account reports of a refund of its own, here of %s, and gives alarm if it failed [C-PAY-O5]',
  async (provider) => {
    const { refundId, paymentId, stored, alerts, hear } = shopWithRefund(provider)

    await hear('adyen', { refundId, outcome: 'done' })
    await hear('adyen', { refundId, outcome: 'failed' })

    expect(stored).toEqual([
      [refundId, 'done'],
      [refundId, 'failed'],
    ])
    expect(alerts).toEqual([['payment.refund-failed', { refundId, outcome: 'failed', paymentId, next: 'tried-again' }]])
  },
)

test.each(['adyen', 'gift-cards'])(
  'stores nothing that another provider reports of a refund of %s, nor anything of unknown refunds [C-PAY-O5]',
  async (provider) => {
    const { refundId, stored, alerts, hear } = shopWithRefund(provider)

    await hear('klarna', { refundId, outcome: 'failed' })
    for (const unknown of [newId(), 'no id']) await hear('adyen', { refundId: unknown, outcome: 'failed' })

    expect([stored, alerts]).toEqual([[], []])
  },
)
