import { isId } from '#foundation/ids.ts'
import {
  giftCardProvider,
  isPaid,
  type Outcome,
  type Payment,
  type Payments,
  type ProviderName,
  type ProviderNotice,
  type RefundEvent,
  type Refunds,
  stateAfterEvent,
} from '#server/payments/index.ts'
import { openPaymentOf } from '../payment/charge-of.ts'
import { isAmountOf, settle } from '../payment/settle.ts'
import { handleMoneyEvent, type MoneyEventNeeds } from './handle-money-event.ts'
import { type RefreshNeeds, refreshPaymentStatus } from './refresh-payment-status.ts'

export interface NoticeNeeds extends RefreshNeeds, Pick<MoneyEventNeeds, 'orderHolds'> {
  readonly payments: RefreshNeeds['payments'] & Pick<Payments, 'find' | 'recordMoneyEvent'>
  readonly workList: MoneyEventNeeds['workList']
  readonly refunds: Pick<Refunds, 'find' | 'handleEvent'>
}

/** Settles the payments of a notification. Unknown payments are ignored, and a payment of another account is never settled. */
export async function handleNotices(
  needs: NoticeNeeds,
  from: ProviderName,
  notices: readonly ProviderNotice[],
): Promise<void> {
  for (const notice of notices) {
    if (notice.refund) await handleRefundNotice(needs, from, notice.refund)
    else await handlePaymentNotice(needs, from, notice)
  }
}

async function handlePaymentNotice(needs: NoticeNeeds, from: ProviderName, notice: ProviderNotice): Promise<void> {
  const payment = isId(notice.paymentId) ? await needs.payments.find(notice.paymentId) : undefined
  if (!payment || !isOfAccount(needs, payment, from)) {
    needs.alert('payment.notice-of-unknown-payment', { paymentId: notice.paymentId, eventId: notice.eventId, from })
    return
  }
  const { outcome } = notice
  if (outcome === 'ask-provider') {
    await refreshPaymentStatus(needs, payment, 'webhook')
    if (isPaid(payment.state)) await handleLater(needs, from, payment)
    return
  }
  if (notice.money) await handleMoneyEvent(needs, payment, notice.money)
  const provider = needs.providers.of(payment.provider)
  const isOver = provider.refusalEnds(payment) || (outcome !== 'refused' && outcome !== 'cancelled')
  if (!isOver || isKnownNotice(payment, notice, outcome)) return
  await settle(needs, { ...notice, outcome, reportedBy: 'webhook' })
}

/** Cards, links and terminals of one account share its notifications; another provider only reports its own payments. */
const isOfAccount = (
  { providers }: NoticeNeeds,
  payment: Payment,
  from: ProviderName,
): payment is Payment & { provider: ProviderName } =>
  payment.provider !== giftCardProvider && providers.of(payment.provider).account === providers.of(from).account

/** The notification may be about lost money or a refund that did not arrive. */
async function handleLater(needs: NoticeNeeds, from: ProviderName, payment: Payment): Promise<void> {
  const open = await openPaymentOf(needs, payment)
  const later = open && (await needs.providers.of(from).laterEvents?.(open))
  for (const event of later?.money ?? []) await handleMoneyEvent(needs, payment, event)
  for (const event of later?.refunds ?? []) await handleRefundNotice(needs, from, event)
}

/** Most notifications repeat an answer that we already have. */
const isKnownNotice = (payment: Payment, notice: ProviderNotice, outcome: Outcome | 'none'): boolean =>
  outcome !== 'none' &&
  stateAfterEvent(payment.state, outcome) === payment.state &&
  notice.amount !== undefined &&
  isAmountOf(payment, notice.amount) &&
  (!isPaid(payment.state) || notice.reference === payment.reference)

/** A refund that did not arrive must be made again, automatically or by an operator. */
async function handleRefundNotice(
  needs: NoticeNeeds,
  from: ProviderName,
  { refundId, outcome }: RefundEvent,
): Promise<void> {
  const { refunds, payments, alert } = needs
  const refund = isId(refundId) ? await refunds.find(refundId) : undefined
  const payment = refund && (await payments.find(refund.paymentId))
  if (!payment || !isOfAccount(needs, payment, from)) return
  const failed = await refunds.handleEvent(refundId, outcome)
  if (failed) alert('payment.refund-failed', { refundId, outcome, ...failed })
}
