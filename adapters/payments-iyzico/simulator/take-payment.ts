import type { BookedForm } from './books.ts'
import { notify } from './notify.ts'
import { type SimulatorContext, withMovement } from './simulator-context.ts'

export function endReview(context: SimulatorContext, token: string): void {
  const form = context.books.form(token)
  if (form?.fraudStatus !== 0 || form.cancelled) return
  notify(context, context.books.save(withPayment(context, { ...form, fraudStatus: 1 })))
}

/** Adds an attempt to pay to the transactions, successful or not. A payment under review is added when the review has ended. */
export function withPayment(context: SimulatorContext, form: BookedForm): BookedForm {
  if (form.fraudStatus === 0) return form
  return withMovement(context, form, {
    type: 'PAYMENT',
    minor: form.priceMinor,
    status: form.paymentStatus === 'SUCCESS' ? 2 : -1,
  })
}
