import type { PaymentResult } from '#contracts/payments.ts'
import type { Translate } from '#foundation/words.ts'
import { isPaid, type Payment, type PaymentAction } from '#server/payments/index.ts'
import type { Settled } from './settle-needs.ts'

export interface ResultNeeds {
  /** Addresses of the receipt and the payment step in the payment's market. */
  readonly receiptUrl: string
  readonly paymentUrl: string
  readonly t: Translate
}

/** The response to the shopper's browser: the state of the payment and the next page. */
export function paymentResult({ receiptUrl, paymentUrl, t }: ResultNeeds, { payment, order }: Settled): PaymentResult {
  const paymentState = stateOnWire(payment)
  const ids = order ? { orderId: order.id, orderNumber: order.orderNumber } : {}
  if (isPaid(payment.state) && order) return { paymentState, url: `${receiptUrl}?orderid=${order.id}`, ...ids }
  if (payment.state === 'actionrequired' && payment.action)
    return { paymentState, ...leadOn(payment, payment.action, paymentUrl) }
  if (paymentState === 'pending' || paymentState === 'actionrequired') return { paymentState, url: paymentUrl, ...ids }
  const reason = payment.reason ?? 'payment.refused'
  const failed = payment.provider === 'iyzico' ? { iyzicoStatus: 'failure' as const } : {}
  return { paymentState, url: paymentUrl, redirectReason: t(reason), error: reason, ...failed }
}

/** The next step: Adyen's script handles an action in the browser, other providers have a page, and a terminal is polled. */
function leadOn({ provider }: Payment, action: PaymentAction, paymentUrl: string): Omit<PaymentResult, 'paymentState'> {
  const { url } = action
  if (provider === 'adyen') return { adyenAction: { ...action } }
  if (url === undefined) return { url: paymentUrl }
  if (provider !== 'iyzico') return { url, redirectUrl: url, status: 'redirect' }
  return { url, redirectUrl: url, iyzicoPaymentUrl: url, token: action.data?.token ?? '', iyzicoStatus: 'success' }
}

function stateOnWire({ state }: Payment): PaymentResult['paymentState'] {
  if (state === 'started' || state === 'unknown') return 'pending'
  return state === 'voiding' || state === 'voided' ? 'error' : state
}
