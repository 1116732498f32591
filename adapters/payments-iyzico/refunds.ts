import { Fault } from '#foundation/fault.ts'
import type { Money } from '#foundation/money.ts'
import type { OpenPayment } from '#server/payments/payment-provider.port.ts'
import { callIyzico } from './iyzico-api.ts'
import type { IyzicoSettings } from './iyzico-settings.ts'
import { priceText } from './price-text.ts'
import { retrieve } from './read-status.ts'

/** The provider's error code for a payment that was already cancelled. */
export const alreadyCancelled = '5093'

interface Part {
  readonly refundId: string
  readonly amount: Money
}

/** The provider has no idempotency keys, so its report is read first to see if this part was already refunded. */
export async function refund(
  settings: IyzicoSettings,
  payment: OpenPayment,
  { refundId, amount }: Part,
  signal: AbortSignal | undefined,
): Promise<'done'> {
  const paid = await retrieve(settings, payment, signal)
  if (paid?.paymentStatus !== 'SUCCESS') throw new Fault('iyzico.nothing-to-refund', { paymentId: payment.paymentId })
  const before = await refundsOf(settings, payment.paymentId, signal)
  if (before.some(({ refundConversationId }) => refundConversationId === refundId)) return 'done'
  const answer = await callIyzico(settings, {
    path: '/v2/payment/refund',
    body: {
      locale: 'tr',
      conversationId: refundId,
      paymentId: paid.paymentId,
      price: priceText(amount),
      currency: amount.currency,
      ip: payment.shopperAddress ?? '127.0.0.1',
    },
    signal,
  })
  if (answer.status === 'failure') throw new Fault('iyzico.not-refunded', { refundId, errorCode: answer.errorCode })
  return 'done'
}

interface ReportedRefund {
  readonly refundConversationId?: string
  /** 1: done; 0: the refund did not arrive. */
  readonly refundStatus?: number
  readonly createdDate?: string
}

export async function refundsOf(
  settings: IyzicoSettings,
  paymentId: string,
  signal: AbortSignal | undefined,
): Promise<readonly ReportedRefund[]> {
  const path = `/v2/reporting/payment/details?paymentConversationId=${paymentId}`
  const report = await callIyzico(settings, { method: 'GET', path, signal })
  if (!Array.isArray(report.payments)) throw new Fault('iyzico.no-report')
  return report.payments.flatMap(({ refunds }: { refunds?: ReportedRefund[] }) => refunds ?? [])
}
