import { takenBy } from './books.ts'
import { type Ground, withMovement } from './ground.ts'
import { notify } from './notify.ts'

/** Events that a tester can make happen after a payment was taken. */
export interface RaisedEvent {
  /** The merchant's id of the payment. */
  readonly payment: string
  /** `CHARGEBACK`, `CHARGEBACK_REVERSAL`; `REFUND_RETRY_FAILURE`: a refund did not arrive. Any other is booked with that name. */
  readonly type: string
  /** The merchant's id of the refund that the event is about. */
  readonly refund?: string
  readonly minor?: number
}

export function makeEvent(ground: Ground, { payment, type, refund: refundId, minor }: RaisedEvent): Response {
  const form = ground.books.all().find(({ conversationId, paymentId }) => conversationId === payment && paymentId)
  if (!form) return new Response(null, { status: 404 })
  const key = Object.keys(form.refunds).find((one) => one.split(' ')[0] === refundId)
  const changed =
    type === 'REFUND_RETRY_FAILURE' && key !== undefined
      ? {
          ...withMovement(ground, form, { type: 'REFUND_REVERSAL', minor: form.refunds[key]! }),
          failedRefunds: [...(form.failedRefunds ?? []), key],
        }
      : withMovement(ground, form, { type, minor: minor ?? takenBy(form) })
  notify(ground, ground.books.keep(changed), type === 'REFUND_RETRY_FAILURE' ? type : undefined)
  return Response.json({})
}
