import { Fault } from '#foundation/fault.ts'
import type { OpenPayment } from '#server/payments/payment-provider.port.ts'
import { callKlarna } from './klarna-api.ts'
import { type KlarnaSettings, pagePrefix } from './klarna-settings.ts'
import { lookAtPage, readOrder } from './read-status.ts'

export async function voidPayment(
  settings: KlarnaSettings,
  payment: OpenPayment,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { reference, paymentId } = payment
  if (reference === null) return
  if (!reference.startsWith(pagePrefix)) return cancelOrder(settings, paymentId, reference, signal)
  // The shopper may have completed the page in the meantime. Then reading the page creates or finds the order, which is
  // cancelled.
  const seen = await lookAtPage(settings, payment, reference.slice(pagePrefix.length), signal)
  if (seen?.reference !== undefined) return cancelOrder(settings, paymentId, seen.reference, signal)
  const path = `/hpp/v1/sessions/${reference.slice(pagePrefix.length)}`
  await callKlarna(settings, { method: 'DELETE', path, signal })
}

/** Refunds captured money, or cancels the authorisation if nothing was captured. */
async function cancelOrder(
  settings: KlarnaSettings,
  paymentId: string,
  id: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const order = await readOrder(settings, id, signal)
  const left = Number(order.captured_amount ?? 0) - Number(order.refunded_amount ?? 0)
  if (order.status === 'CANCELLED' || (Number(order.captured_amount ?? 0) > 0 && left <= 0)) return
  const path = `/ordermanagement/v1/orders/${id}`
  const answer =
    left > 0
      ? await callKlarna(settings, {
          method: 'POST',
          path: `${path}/refunds`,
          body: { refunded_amount: left, reference: `back-${paymentId}` },
          idempotencyKey: `back-${paymentId}`,
          signal,
        })
      : await callKlarna(settings, { method: 'POST', path: `${path}/cancel`, signal })
  if (answer.status >= 300) throw new Fault('klarna.not-voided', { paymentId, status: answer.status })
}
