import { Fault } from '#foundation/fault.ts'
import type { OpenPayment, PaymentProvider } from '#server/payments/payment-provider.port.ts'
import type { AdyenSettings } from './adyen-settings.ts'
import { callApi } from './checkout-api.ts'
import { readNotification } from './read-notification.ts'
import { readReport } from './read-report.ts'

/**
 * The provider's own reference of a payment; null until a payment by link or terminal is paid, because its reference is
 * of another kind until then.
 */
export const pspOf = ({ reference }: Pick<OpenPayment, 'reference'>): string | null =>
  reference !== null && /^[0-9A-Z]{16}$/.test(reference) ? reference : null

/** What cards, links and terminals share: refunds, notifications and reports of the same account. */
export function moneyBack(
  settings: AdyenSettings,
): Pick<PaymentProvider, 'account' | 'voidPayment' | 'refund' | 'read' | 'books'> {
  const { merchantAccount } = settings
  return {
    account: `adyen:${merchantAccount}`,

    voidPayment: async (payment, signal) => {
      const { paymentId } = payment
      const psp = pspOf(payment)
      const path = psp === null ? '/cancels' : `/payments/${psp}/reversals`
      const body = { merchantAccount, reference: paymentId, ...(psp === null ? { paymentReference: paymentId } : {}) }
      const answer = await callApi(settings, { path, body, idempotencyKey: `back-${paymentId}`, signal })
      if (answer.body.status !== 'received') throw new Fault('adyen.not-voided', { paymentId, status: answer.status })
    },

    refund: async (payment, { refundId, amount }, signal) => {
      const psp = pspOf(payment)
      if (psp === null) throw new Fault('adyen.reference-not-known-yet', { paymentId: payment.paymentId })
      const answer = await callApi(settings, {
        path: `/payments/${psp}/refunds`,
        body: {
          merchantAccount,
          amount: { value: amount.minor, currency: amount.currency },
          reference: refundId,
        },
        idempotencyKey: refundId,
        signal,
      })
      if (answer.body.status !== 'received') throw new Fault('adyen.not-refunded', { refundId, status: answer.status })
      return 'received'
    },

    read: ({ body }) => readNotification(settings, body),

    books: async (day, signal) => {
      const { reportsUrl, reportUser } = settings
      const answer = await fetch(`${reportsUrl}/payments_accounting_report_${day.replaceAll('-', '_')}.csv`, {
        headers: { authorization: `Basic ${Buffer.from(reportUser).toString('base64')}` },
        redirect: 'error',
        signal: signal ?? null,
      })
      // The report of a day is made during the next night. A report without payments is empty, but exists.
      if (answer.status === 404) return 'not-there-yet'
      if (answer.status !== 200) throw new Fault('adyen.no-report', { day, status: answer.status })
      return readReport(await answer.text(), merchantAccount)
    },
  }
}
