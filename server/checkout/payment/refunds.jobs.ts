import { money } from '#foundation/money.ts'
import {
  giftCardProvider,
  isMoneyLost,
  type OpenPayment,
  type Payment,
  type Payments,
  type Providers,
  type Refunds,
} from '#server/payments/index.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { type OpenNeeds, openPaymentOf } from './charge-of.ts'

export interface RefundNeeds {
  readonly payments: Pick<Payments, 'find'>
  readonly refunds: Pick<Refunds, 'find' | 'handleEvent' | 'withhold'>
  readonly providers: {
    of(name: Exclude<Payment['provider'], typeof giftCardProvider>): Pick<ReturnType<Providers['of']>, 'refund'>
  }
  readonly alert: (code: string, details: Readonly<Record<string, unknown>>) => void
}

/** Sends refunds to their provider, with the refund's own id, until the provider accepts them. */
export const workOnRefunds = (jobs: Pick<Jobs, 'work'>, needs: RefundNeeds & OpenNeeds): Promise<void> =>
  jobs.work('refund-asked.payments', ({ refundId }) =>
    sendRefund(needs, String(refundId), (payment) => openPaymentOf(needs, payment)),
  )

/** Tries once to refund. */
export async function sendRefund(
  needs: RefundNeeds,
  refundId: string,
  openPayment: (payment: Payment) => Promise<OpenPayment | undefined>,
): Promise<void> {
  const refund = await needs.refunds.find(refundId)
  if (refund?.state !== 'asked') return
  const payment = await needs.payments.find(refund.paymentId)
  const open = payment && (await openPayment(payment))
  if (!open || payment.provider === giftCardProvider) return
  // Money that was taken back from us is not refunded a second time.
  if (isMoneyLost(payment.moneyState) && (await needs.refunds.withhold(refund.id))) {
    needs.alert('payment.refund-withheld', { refundId: refund.id, paymentId: payment.id })
    return
  }
  const amount = money(refund.amountMinor, refund.currency)
  const taken = await needs.providers.of(payment.provider).refund(open, { refundId: refund.id, amount })
  await needs.refunds.handleEvent(refund.id, taken)
}
