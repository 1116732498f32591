import type { ProblemForms } from '#server/platform/problems.ts'

export type OrderProblem = { readonly code: 'order.not-found' }

export const orderProblems: ProblemForms<OrderProblem> = { 'order.not-found': { status: 404 } }
