import { takenBy } from './books.ts'
import { type Ground, withMovement } from './ground.ts'
import { notify } from './notify.ts'

/** Events that a tester lets happen to a payment after it was taken. */
export interface RaisedEvent {
  /** The merchant's id of the payment. */
  readonly payment: string
  /** `CHARGEBACK`, `CHARGEBACK_REVERSAL`; `REFUND_RETRY_FAILURE`: a refund did not arrive; any other is booked under that name. */
  readonly type: string
  /** The merchant's id of the refund that is meant. */
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
