import type { ProblemForms } from '#server/platform/problems.ts'

/** The reasons to refuse a call about payments, besides those of the checkout. */
export type PaymentProblem =
  | { readonly code: 'payment.notification-forged' }
  | { readonly code: 'payment.providers-not-reached' }
  | { readonly code: 'payment.personal-number-wrong' }
  | { readonly code: 'payment.card-unknown' }
  | { readonly code: 'payment.link-unknown' }
  | { readonly code: 'payment.order-unknown' }
  | { readonly code: 'payment.only-in-stores' }

export const paymentProblems: ProblemForms<PaymentProblem> = {
  'payment.notification-forged': { status: 401 },
  'payment.providers-not-reached': { status: 503 },
  'payment.personal-number-wrong': { status: 400, field: 'personalNumber' },
  'payment.card-unknown': { status: 400, field: 'binNumber' },
  'payment.link-unknown': { status: 404 },
  'payment.order-unknown': { status: 404 },
  'payment.only-in-stores': { status: 403 },
}
