import type { BookedForm } from './books.ts'
import { type Ground, withMovement } from './ground.ts'
import { notify } from './notify.ts'

export function endReview(ground: Ground, token: string): void {
  const form = ground.books.form(token)
  if (form?.fraudStatus !== 0 || form.cancelled) return
  notify(ground, ground.books.keep(withTaken(ground, { ...form, fraudStatus: 1 })))
}

/** Adds an attempt to pay to the transactions, successful or not. A payment under review is added when the review has ended. */
export function withTaken(ground: Ground, form: BookedForm): BookedForm {
  if (form.fraudStatus === 0) return form
  return withMovement(ground, form, {
    type: 'PAYMENT',
    minor: form.priceMinor,
    status: form.paymentStatus === 'SUCCESS' ? 2 : -1,
  })
}
