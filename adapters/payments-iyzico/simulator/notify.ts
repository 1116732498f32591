import { untilDue } from '#server/platform/simulators/simulator-delay.ts'
import { hexHmac } from '../iyzico-api.ts'
import type { BookedForm } from './books.ts'
import type { SimulatorContext } from './simulator-context.ts'

/** Notifies the shop some time later, and tries again if it does not answer. */
export function notify(
  { keys, shopUrl, switches }: SimulatorContext,
  form: BookedForm,
  iyziEventType = 'CHECKOUT_FORM_AUTH',
): void {
  if (switches.notifyNever) return
  const status = form.paymentStatus === 'SUCCESS' ? 'SUCCESS' : 'FAILURE'
  const body = {
    paymentConversationId: form.conversationId,
    merchantId: 42,
    token: form.token,
    status,
    iyziReferenceCode: `${form.token}${form.fraudStatus ?? ''}${form.movements?.length ?? ''}`,
    iyziEventType,
    iyziEventTime: Date.now(),
    iyziPaymentId: form.paymentId,
  }
  const message = [keys.secretKey, body.iyziEventType, form.paymentId, form.token, form.conversationId, status].join('')
  const signature = hexHmac(switches.notifySignedWrong ? 'wrong' : keys.secretKey, message)
  const deliver = async (attempt: number): Promise<void> => {
    const told = await fetch(`${shopUrl}/api/order/payment/iyzico/retrieve-payment-webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-iyz-signature-v3': signature },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (!told && attempt < 3) setTimeout(() => deliver(attempt + 1), 15 * 60_000).unref()
  }
  void untilDue(() => switches.notifyAfterMs).then(() => {
    for (let times = 0; times < switches.notifyTimes; times++) void deliver(0)
  })
}
