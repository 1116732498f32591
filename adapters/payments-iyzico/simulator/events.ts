import { takenMinorOf } from './books.ts'
import { notify } from './notify.ts'
import { type SimulatorContext, withMovement } from './simulator-context.ts'

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

export function makeEvent(
  context: SimulatorContext,
  { payment, type, refund: refundId, minor }: RaisedEvent,
): Response {
  const form = context.books.all().find(({ conversationId, paymentId }) => conversationId === payment && paymentId)
  if (!form) return new Response(null, { status: 404 })
  const key = Object.keys(form.refunds).find((one) => one.split(' ')[0] === refundId)
  const changed =
    type === 'REFUND_RETRY_FAILURE' && key !== undefined
      ? {
          ...withMovement(context, form, { type: 'REFUND_REVERSAL', minor: form.refunds[key]! }),
          failedRefunds: [...(form.failedRefunds ?? []), key],
        }
      : withMovement(context, form, { type, minor: minor ?? takenMinorOf(form) })
  notify(context, context.books.save(changed), type === 'REFUND_RETRY_FAILURE' ? type : undefined)
  return Response.json({})
}
