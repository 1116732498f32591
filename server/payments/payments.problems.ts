import type { ProblemForms } from '#server/platform/problems.ts'

export type PaymentProblem = { readonly code: 'payment.notification-forged' }

export const paymentProblems: ProblemForms<PaymentProblem> = { 'payment.notification-forged': { status: 401 } }
