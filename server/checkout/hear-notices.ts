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
import { hearMoneyEvent, type MoneyEventNeeds } from './hear-money-event.ts'
import { type LookNeeds, lookAgain } from './look-again.ts'
import { settle } from './settle.ts'

export interface NoticeNeeds extends LookNeeds, Pick<MoneyEventNeeds, 'holding'> {
  readonly payments: LookNeeds['payments'] & Pick<Payments, 'find' | 'noteMoneyEvent'>
  readonly workList: MoneyEventNeeds['workList']
  readonly refunds: Pick<Refunds, 'hear'>
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

/** A refund that did not arrive is to be made again, by itself or by an operator. */
async function hearRefund({ refunds, alert }: NoticeNeeds, { refundId, outcome }: RefundEvent): Promise<void> {
  const failed = isId(refundId) ? await refunds.hear(refundId, outcome) : undefined
  if (failed) alert('payment.refund-failed', { refundId, outcome, ...failed })
}
