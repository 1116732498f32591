import { isId } from '#foundation/ids.ts'
import {
  afterHearing,
  isPaid,
  type Outcome,
  type Payment,
  type Payments,
  type ProviderNotice,
  type RefundEvent,
  type Refunds,
} from '#server/payments/index.ts'
import { hearMoneyEvent } from './hear-money-event.ts'
import { type LookNeeds, lookAgain } from './look-again.ts'
import { settle } from './settle.ts'

export interface NoticeNeeds extends LookNeeds {
  readonly payments: LookNeeds['payments'] & Pick<Payments, 'find'>
  readonly refunds: Pick<Refunds, 'find' | 'move'>
}

/** Settles what a provider notified us of. A payment we never began is somebody else's, and none of our business. */
export async function hearNotices(needs: NoticeNeeds, notices: readonly ProviderNotice[]): Promise<void> {
  for (const notice of notices) {
    if (notice.refund) await hearRefund(needs, notice.refund)
    else await hearPayment(needs, notice)
  }
}

async function hearPayment(needs: NoticeNeeds, notice: ProviderNotice): Promise<void> {
  const payment = isId(notice.paymentId) ? await needs.payments.find(notice.paymentId) : undefined
  if (!payment || payment.provider === 'gift-cards') {
    needs.alert('payment.notice-of-unknown-payment', { paymentId: notice.paymentId, eventId: notice.eventId })
    return
  }
  const { outcome } = notice
  if (outcome === 'look') {
    await lookAgain(needs, payment, 'webhook')
    return
  }
  if (notice.money) await hearMoneyEvent(needs, payment, notice.money)
  const provider = needs.providers.of(payment.provider)
  const isOver = provider.refusalEnds(payment) || (outcome !== 'refused' && outcome !== 'cancelled')
  if (!isOver || tellsNothingNew(payment, notice, outcome)) return
  await settle(needs, { ...notice, outcome, heardBy: 'webhook' })
}

/** Most notices come after the answer that said the same. */
const tellsNothingNew = (payment: Payment, notice: ProviderNotice, outcome: Outcome | 'none'): boolean =>
  outcome !== 'none' &&
  afterHearing(payment.state, outcome) === payment.state &&
  notice.amount?.minor === payment.amountMinor &&
  (!isPaid(payment.state) || notice.reference === payment.reference)

async function hearRefund({ refunds, alert }: NoticeNeeds, { refundId, outcome }: RefundEvent): Promise<void> {
  const refund = isId(refundId) ? await refunds.find(refundId) : undefined
  if (!refund) return
  await refunds.move(refund.id, outcome === 'done' ? 'done' : 'failed')
  if (outcome !== 'done') alert('payment.refund-failed', { refundId, paymentId: refund.paymentId, outcome })
}
