import type { ApiContext } from './checkout-api.ts'
import { newReference } from './notifier.ts'

/** Events that a tester can make happen after a payment was taken. */
export interface RaisedEvent {
  /** The merchant's reference of the payment. */
  readonly payment: string
  /** The name in notifications: `CHARGEBACK`, `CAPTURE_FAILED`, `REFUND_FAILED` … */
  readonly eventCode: string
  readonly success?: boolean
  readonly reason?: string
  /** The merchant's reference of the refund that the event is about. */
  readonly refund?: string
  /** The amount in minor units, if it is less than the whole. */
  readonly value?: number
  /** Books the event without a notification. */
  readonly silent?: boolean
}

const disputes = /CHARGEBACK|ARBITRATION|REQUEST_FOR_INFORMATION|NOTIFICATION_OF_FRAUD/

/** Books an event and notifies the shop; false for an unknown payment. All events of one dispute share a reference. */
export function raiseEvent({ books, notifier }: ApiContext, event: RaisedEvent): boolean {
  const { eventCode, success = true, reason, refund } = event
  const payment = books.byReference(event.payment).find(({ state }) => state !== 'refused' && state !== 'open')
  if (!payment) return false
  const { pspReference, amount } = payment
  const value = event.value ?? (refund === undefined ? undefined : payment.refunds[refund]) ?? amount.value
  // The simulator does not store its own reference of a refund, so the books contain the merchant's reference instead.
  // References are hexadecimal, so one that begins with X is never the reference of the payment.
  const own = disputes.test(eventCode) ? `X${pspReference.slice(1)}` : refund === undefined ? newReference() : undefined
  const part = { pspReference, reference: refund ?? payment.reference, value }
  if (success) books.event(eventCode, { ...part, ...(own === undefined ? {} : { modification: own }) })
  if (event.silent) return true
  notifier.notify(payment, {
    eventCode,
    success,
    ...(reason === undefined ? {} : { reason }),
    ...(own === undefined ? {} : { own }),
    part: { reference: part.reference, amount: { ...amount, value } },
  })
  return true
}
