import { money } from '#foundation/money.ts'
import type { Payment, PaymentProvider, Payments } from '#server/payments/index.ts'
import { type Heard, type SettleNeeds, settle } from './settle.ts'

export interface RecheckNeeds extends Omit<SettleNeeds, 'payments'> {
  readonly payments: SettleNeeds['payments'] & Pick<Payments, 'due'>
  readonly provider: Pick<PaymentProvider, 'giveBack'>
  readonly clock: () => Date
  readonly log: (fault: unknown) => void
}

const atOnce = 20
/** After this a payment nobody completed is withdrawn. */
const patienceMs = 15 * 60_000
/** Banks that said "pending" may take a day. */
const pendingPatienceMs = 24 * 3_600_000

/** Looks again at payments whose outcome is open, and gives back what has to go back. Safe to run in several processes. */
export async function recheckPayments(needs: RecheckNeeds): Promise<void> {
  for (const payment of await needs.payments.due(atOnce)) {
    try {
      const heard = await lookAgain(needs, payment)
      if (heard) await settle(needs, heard)
    } catch (fault) {
      // Its next check is planned already.
      needs.log(fault)
    }
  }
}

async function lookAgain({ provider, clock }: RecheckNeeds, payment: Payment): Promise<Heard | undefined> {
  const heard = (outcome: Heard['outcome'], reason?: string): Heard => ({
    paymentId: payment.id,
    heardBy: 'recheck',
    eventId: `${payment.id}:recheck:${payment.checks}:${outcome}`,
    outcome,
    reason,
  })
  const age = clock().getTime() - payment.madeAt.getTime()
  const giveBack = () =>
    provider.giveBack({
      paymentId: payment.id,
      reference: payment.reference,
      amount: money(payment.amountMinor, payment.currency),
    })
  if (payment.state === 'voiding') {
    await giveBack()
    return heard('voided')
  }
  if (age < (payment.state === 'pending' ? pendingPatienceMs : patienceMs)) {
    return payment.state === 'started' ? heard('unknown') : undefined
  }
  // Withdrawn at the provider first: should money have moved all the same, it comes back.
  await giveBack()
  return heard('expired', 'payment.expired')
}
