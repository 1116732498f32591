import { isId } from '#foundation/ids.ts'
import { afterHearing, type Payments, type ProviderNotice } from '#server/payments/index.ts'
import { type SettleNeeds, settle } from './settle.ts'

export interface NoticeNeeds extends Omit<SettleNeeds, 'payments'> {
  readonly payments: SettleNeeds['payments'] & Pick<Payments, 'find'>
}

/** Settles what a provider notified us of. A payment we never began is somebody else's, and none of our business. */
export async function hearNotices(needs: NoticeNeeds, notices: readonly ProviderNotice[]): Promise<void> {
  for (const notice of notices) {
    const payment = isId(notice.paymentId) ? await needs.payments.find(notice.paymentId) : undefined
    if (!payment) {
      needs.alert('payment.notice-of-unknown-payment', { paymentId: notice.paymentId, eventId: notice.eventId })
      continue
    }
    const tellsNothingNew = notice.outcome !== 'none' && afterHearing(payment.state, notice.outcome) === payment.state
    if (tellsNothingNew && notice.amount.minor === payment.amountMinor) continue
    await settle(needs, { ...notice, heardBy: 'webhook' })
  }
}
