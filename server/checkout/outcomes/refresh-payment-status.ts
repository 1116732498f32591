import type { Payment, Providers } from '#server/payments/index.ts'
import { type OpenNeeds, openPaymentOf } from '../payment/charge-of.ts'
import { settle } from '../payment/settle.ts'
import type { Settled, SettleNeeds } from '../payment/settle-needs.ts'

export interface RefreshNeeds extends Omit<SettleNeeds, 'frozen'>, Omit<OpenNeeds, 'frozen'> {
  readonly frozen: SettleNeeds['frozen'] & OpenNeeds['frozen']
  readonly providers: Providers
  readonly log: (fault: unknown) => void
}

/**
 * Reads the state of a payment from the provider and applies it. Without a response the payment is unchanged and is checked again later.
 */
export async function refreshPaymentStatus(
  needs: RefreshNeeds,
  payment: Payment,
  reportedBy: 'recheck' | 'webhook' | 'return' | 'reconcile' = 'recheck',
): Promise<Settled> {
  const answer = await readProviderStatus(needs, payment)
  const settled =
    answer &&
    (await settle(needs, {
      ...answer,
      paymentId: payment.id,
      reportedBy,
      eventId: `${payment.id}:looked:${answer.reference ?? ''}:${answer.outcome}`,
    }))
  return settled ?? { payment, order: await needs.orders.ofCheckoutBasket(payment.checkoutBasketId) }
}

async function readProviderStatus(needs: RefreshNeeds, payment: Payment) {
  try {
    const open = await openPaymentOf(needs, payment)
    return open && payment.provider !== 'gift-cards'
      ? await needs.providers.of(payment.provider).readStatus(open)
      : undefined
  } catch (fault) {
    needs.log(fault)
    return undefined
  }
}
