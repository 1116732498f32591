import { Fault } from '#foundation/fault.ts'
import type { Charge, PaymentProvider } from '#server/payments/index.ts'
import type { IncomingPaymentEvent } from './settle-needs.ts'

/**
 * Charges at the provider and returns the event. Without a response, the request is repeated once with the same key, so
 * it charges at most once. If there is still no response, the outcome is `unknown`, never a refusal. Goods are released
 * only if certainly no money moved: the provider was not reached, or it charges on its own page and this shopper never
 * saw that page.
 */
export async function charge(
  provider: Pick<PaymentProvider, 'begin' | 'takesMoneyAtOnce'>,
  ask: Charge,
  log: (fault: unknown) => void,
): Promise<IncomingPaymentEvent> {
  for (const attempt of ['first', 'again'] as const) {
    try {
      const answer = await provider.begin(ask)
      return {
        ...answer,
        paymentId: ask.paymentId,
        reportedBy: 'answer',
        eventId: `${ask.paymentId}:answer:${answer.outcome}`,
      }
    } catch (fault) {
      log(fault)
      const notReached = fault instanceof Fault && fault.code === 'guarded.shut'
      if (notReached && attempt === 'first') return withoutAnswer(ask, 'error', 'payment.not-reached')
    }
  }
  return provider.takesMoneyAtOnce
    ? withoutAnswer(ask, 'unknown', undefined)
    : withoutAnswer(ask, 'error', 'payment.not-reached')
}

const withoutAnswer = (
  { paymentId }: Charge,
  outcome: 'error' | 'unknown',
  reason: string | undefined,
): IncomingPaymentEvent => ({
  paymentId,
  reportedBy: 'answer',
  eventId: `${paymentId}:answer:${outcome}`,
  outcome,
  reason,
})
