import type { MailWayBack } from '#contracts/mail-parts.ts'
import type { OrderDetail } from '#contracts/orders.ts'
import { paymentMethodName } from '#foundation/payment-method-name.ts'
import type { MarketView } from '#web/markets/index.ts'
import type { MailBlock, MailRow } from './mail-document.ts'

/** The payments of an order. A gift card is shown by its last four characters. */
export const paidRows = ({ paymentInformations }: OrderDetail, { t, money }: MarketView): MailRow[] =>
  paymentInformations.map(({ paymentMethodId, paymentId, amount }) => ({
    term: t(
      'orders.paid-with',
      paymentMethodId === 'giftcard'
        ? `${paymentMethodName('giftcard', t)} ${paymentId}`
        : paymentMethodName(paymentMethodId, t),
    ),
    text: money(amount),
  }))

interface GoingBack {
  readonly refund: MailWayBack['amount']
  readonly backTo: readonly MailWayBack[]
}

/** Refunded amounts by payment, and in total. */
export function backRows({ refund, backTo }: GoingBack, { t, money }: MarketView): MailBlock[] {
  if (refund.amount <= 0) return []
  const total: MailRow = { term: t('mails.goes-back'), text: money(refund), strong: true }
  const parts = backTo.map(({ paymentMethodId, amount }) => ({
    term: t('mails.back-to', paymentMethodName(paymentMethodId, t)),
    text: money(amount),
  }))
  return [{ kind: 'rows', rows: [...parts, total] }]
}
