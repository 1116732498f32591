import type { ProblemForms } from '#server/platform/problems.ts'

export type OrderProblem =
  | { readonly code: 'order.not-found' }
  | { readonly code: 'order.sign-in-needed' }
  | { readonly code: 'order.not-open' }
  | { readonly code: 'order.line-unknown'; readonly lineItemId: string }
  | { readonly code: 'order.too-many-pieces'; readonly lineItemId: string; readonly left: number }
  | { readonly code: 'order.not-signed' }

export const orderProblems: ProblemForms<OrderProblem> = {
  'order.not-found': { status: 404 },
  'order.sign-in-needed': { status: 401 },
  'order.not-open': { status: 400 },
  'order.line-unknown': { status: 400, field: 'lineItem' },
  'order.too-many-pieces': { status: 400, field: 'lineItem', args: ['left'] },
  'order.not-signed': { status: 401 },
}
