import { Fault } from '#foundation/fault.ts'
import type { Charge, PaymentProvider } from '#server/payments/index.ts'
import type { IncomingPaymentEvent } from './settle-needs.ts'

/**
 * Charges at the provider and returns the event. Without a response, the request is repeated once with the same key, which charges at most
 * once; if there is still none, the outcome is `unknown`, never a refusal. Goods are released only if it is certain that no money moved:
 * the provider was not reached, or it charges on a page this shopper never saw.
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
