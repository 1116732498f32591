import { giftCardProvider, isOpen, type Payment, type Payments } from '#server/payments/index.ts'
import { openPaymentOf } from '../payment/charge-of.ts'
import { settle } from '../payment/settle.ts'
import type { IncomingPaymentEvent } from '../payment/settle-needs.ts'
import { type RefreshNeeds, refreshPaymentStatus } from './refresh-payment-status.ts'

export interface RecheckNeeds extends RefreshNeeds {
  readonly payments: RefreshNeeds['payments'] & Pick<Payments, 'due'>
  readonly clock: () => Date
}

const atOnce = 20
/** After this time an unfinished payment is withdrawn: early enough to be completed within a quarter of an hour. */
const patienceMs = 13 * 60_000
/** Payments that the bank reports as "pending" may take a day. */
const pendingPatienceMs = 24 * 3_600_000

/** Checks open payments again, and refunds withdrawn ones. Safe to run in several processes. */
export async function recheckPayments(needs: RecheckNeeds): Promise<void> {
  for (const payment of await needs.payments.due(atOnce)) {
    try {
      await recheck(needs, payment)
    } catch (fault) {
      // The next check of this payment is already planned.
      needs.log(fault)
    }
  }
}

async function recheck(needs: RecheckNeeds, payment: Payment): Promise<void> {
  if (payment.state === 'voiding') return voidAtProvider(needs, payment, 'voided')
  const { payment: refreshed } = await refreshPaymentStatus(needs, payment)
  if (!isOpen(refreshed.state)) return
  const age = needs.clock().getTime() - refreshed.madeAt.getTime()
  if (age < (refreshed.state === 'pending' ? pendingPatienceMs : patienceMs)) {
    if (refreshed.state === 'started') await settle(needs, eventNow(refreshed, 'unknown'))
    return
  }
  // The payment is withdrawn at the provider first, so that money that moved is refunded.
  await voidAtProvider(needs, refreshed, 'expired', 'payment.expired')
}

async function voidAtProvider(
  needs: RecheckNeeds,
  payment: Payment,
  outcome: 'voided' | 'expired',
  reason?: string,
): Promise<void> {
  const open = await openPaymentOf(needs, payment)
  if (open && payment.provider !== giftCardProvider) await needs.providers.of(payment.provider).voidPayment(open)
  await settle(needs, eventNow(payment, outcome, reason))
}

const eventNow = (
  payment: Payment,
  outcome: IncomingPaymentEvent['outcome'],
  reason?: string,
): IncomingPaymentEvent => ({
  paymentId: payment.id,
  reportedBy: 'recheck',
  eventId: `${payment.id}:recheck:${payment.checks}:${outcome}`,
  outcome,
  reason,
})
