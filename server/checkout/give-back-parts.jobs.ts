import { money } from '#foundation/money.ts'
import { coveredBy, type Payments, type Providers, type Refunds } from '#server/payments/index.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { type OpenNeeds, openPaymentOf } from './charge-of.ts'

export interface GiveBackNeeds extends OpenNeeds {
  readonly payments: Pick<Payments, 'find'>
  readonly refunds: Pick<Refunds, 'find' | 'move'>
  readonly providers: Providers
}

/** Brings parts that are to go back to their provider, under the refund's own id, until it has taken them on. */
export const workOnRefunds = (jobs: Pick<Jobs, 'work'>, needs: GiveBackNeeds): Promise<void> =>
  jobs.work('refund-asked.payments', async ({ refundId }) => {
    const refund = await needs.refunds.find(String(refundId))
    if (refund?.state !== 'asked') return
    const payment = await needs.payments.find(refund.paymentId)
    const open = payment && (await openPaymentOf(needs, payment))
    if (!open || payment.provider === coveredBy) return
    const amount = money(refund.amountMinor, refund.currency)
    const taken = await needs.providers.of(payment.provider).refund(open, { refundId: refund.id, amount })
    await needs.refunds.move(refund.id, taken)
  })
