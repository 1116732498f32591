import { Fault } from '#foundation/fault.ts'
import type { OpenPayment, ProviderAnswer } from '#server/payments/payment-provider.port.ts'
import { callKlarna } from './klarna-api.ts'
import { type KlarnaSettings, pagePrefix } from './klarna-settings.ts'
import { purchaseOf } from './purchase.ts'

export const readStatus = (settings: KlarnaSettings, open: OpenPayment, signal: AbortSignal | undefined) =>
  open.reference === null
    ? Promise.resolve(undefined)
    : open.reference.startsWith(pagePrefix)
      ? lookAtPage(settings, open, open.reference.slice(pagePrefix.length), signal)
      : lookAtOrder(settings, open, open.reference, signal)

const lost: Readonly<Record<string, readonly [ProviderAnswer['outcome'], string]>> = {
  CANCELLED: ['cancelled', 'payment.cancelled'],
  BACK: ['cancelled', 'payment.cancelled'],
  FAILED: ['refused', 'payment.refused'],
  ERROR: ['error', 'payment.failed'],
  DISABLED: ['expired', 'payment.expired'],
}

export async function lookAtPage(
  settings: KlarnaSettings,
  open: OpenPayment,
  id: string,
  signal: AbortSignal | undefined,
): Promise<ProviderAnswer | undefined> {
  const { status, body } = await callKlarna(settings, { method: 'GET', path: `/hpp/v1/sessions/${id}`, signal })
  const { paymentId } = open
  if (status === 404) return { outcome: 'expired', paymentId, reference: undefined, reason: 'payment.expired' }
  const state = String(body.status)
  if (state === 'WAITING' || state === 'IN_PROGRESS' || state === 'MANUAL_ID_CHECK') return undefined
  if (state === 'COMPLETED') return placeOrder(settings, open, String(body.authorization_token), signal)
  const known = lost[state]
  if (!known) throw new Fault('klarna.page-status-unknown', { status, state })
  return { outcome: known[0], paymentId, reference: undefined, reason: known[1] }
}

/** Creates Klarna's order for exactly the frozen basket. A second call with the same key creates nothing and gets the same answer. */
async function placeOrder(
  settings: KlarnaSettings,
  open: OpenPayment,
  token: string,
  signal: AbortSignal | undefined,
): Promise<ProviderAnswer> {
  const { paymentId, amount } = open
  const answer = await callKlarna(settings, {
    method: 'POST',
    path: `/payments/v1/authorizations/${encodeURIComponent(token)}/order`,
    body: { ...purchaseOf(open), auto_capture: true },
    idempotencyKey: paymentId,
    signal,
  })
  const { order_id: id, fraud_status: fraud } = answer.body
  if (answer.status === 200 && typeof id === 'string') {
    if (fraud === 'ACCEPTED') return { outcome: 'authorised', paymentId, reference: id, amount }
    if (fraud === 'PENDING') return { outcome: 'pending', paymentId, reference: id, amount }
    return { outcome: 'refused', paymentId, reference: id, reason: 'payment.refused' }
  }
  // The authorisation has expired or is for another amount: no money was taken.
  if ([400, 403, 404, 409].includes(answer.status) && typeof answer.body.error_code === 'string')
    return { outcome: 'refused', paymentId, reference: undefined, reason: 'payment.failed' }
  throw new Fault('klarna.order-unknown', { status: answer.status })
}

async function lookAtOrder(
  settings: KlarnaSettings,
  { paymentId }: OpenPayment,
  id: string,
  signal: AbortSignal | undefined,
): Promise<ProviderAnswer | undefined> {
  const order = await readOrder(settings, id, signal)
  if (order.merchant_reference1 !== paymentId) throw new Fault('klarna.order-of-another-payment', { paymentId })
  const base = {
    paymentId,
    reference: id,
    amount: { minor: Number(order.order_amount), currency: String(order.purchase_currency) },
  }
  if (order.fraud_status === 'ACCEPTED') return { ...base, outcome: 'authorised' }
  if (order.fraud_status === 'REJECTED') return { ...base, outcome: 'refused', reason: 'payment.refused' }
  return { ...base, outcome: 'pending' }
}

export async function readOrder(settings: KlarnaSettings, id: string, signal: AbortSignal | undefined) {
  const { status, body } = await callKlarna(settings, {
    method: 'GET',
    path: `/ordermanagement/v1/orders/${id}`,
    signal,
  })
  if (status !== 200 || typeof body.order_amount !== 'number') throw new Fault('klarna.order-unknown', { status, body })
  return body
}
