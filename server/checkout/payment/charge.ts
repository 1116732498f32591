import { Fault } from '#foundation/fault.ts'
import type { Charge, PaymentProvider } from '#server/payments/index.ts'
import type { IncomingPaymentEvent } from './settle.ts'

/**
 * Asks the provider for money and says what was heard. No answer is asked for once more under the same key, which charges once at
 * most; still none is doubt (`unknown`), never a refusal. An error that frees the goods is only what surely took nothing: a provider
 * that was not reached at all, or one that takes money on a page this shopper never saw.
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
