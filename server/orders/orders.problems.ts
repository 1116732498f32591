import type { Money } from '#foundation/money.ts'
import type { KeyProblem } from '#server/platform/answer-once.repository.ts'
import type { ProblemForms } from '#server/platform/problems.ts'

export type OrderProblem =
  | { readonly code: 'order.not-found' }
  | { readonly code: 'order.sign-in-needed' }
  | { readonly code: 'order.not-open' }
  | { readonly code: 'order.line-unknown'; readonly lineItemId: string }
  | { readonly code: 'order.too-many-pieces'; readonly lineItemId: string; readonly left: number }
  | { readonly code: 'order.not-signed' }
  | { readonly code: 'order.nothing-to-cancel' }
  | { readonly code: 'order.cancel-too-late' }
  | { readonly code: 'order.too-few-sent'; readonly lineItemId: string; readonly left: number }
  | { readonly code: 'order.nothing-to-refund' }
  | { readonly code: 'order.delivery-refunded' }
  | { readonly code: 'order.gift-card-spent'; readonly lineItemId: string; readonly left: Money }
  | { readonly code: 'order.held-back' }
  | { readonly code: 'order.work-unknown' }
  | { readonly code: 'order.work-resolved' }
  | { readonly code: 'order.work-not-this-way' }
  | { readonly code: 'order.mail-unknown' }
  | { readonly code: 'order.mail-not-kept' }
  | { readonly code: 'order.mailed-too-often' }
  | LookUpProblem
  | KeyProblem

/** The same problem for a wrong number and for a wrong address, so that the answer helps nobody to guess either. */
export type LookUpProblem =
  | { readonly code: 'order.look-up-failed' }
  | { readonly code: 'order.looked-up-too-often'; readonly retryAfterSeconds: number }

export const orderProblems: ProblemForms<OrderProblem> = {
  'order.not-found': { status: 404 },
  'order.sign-in-needed': { status: 401 },
  'order.not-open': { status: 400 },
  'order.line-unknown': { status: 400, field: 'lineItem' },
  'order.too-many-pieces': { status: 400, field: 'lineItem', args: ['left'] },
  'order.not-signed': { status: 401 },
  'order.nothing-to-cancel': { status: 400 },
  'order.cancel-too-late': { status: 400 },
  'order.too-few-sent': { status: 400, field: 'lineItem', args: ['left'] },
  'order.nothing-to-refund': { status: 400 },
  'order.delivery-refunded': { status: 400, field: 'shipping' },
  'order.gift-card-spent': { status: 400, field: 'lineItem', args: ['left'] },
  'order.held-back': { status: 409 },
  'order.work-unknown': { status: 404 },
  'order.work-resolved': { status: 400 },
  'order.work-not-this-way': { status: 400, field: 'resolution' },
  'order.mail-unknown': { status: 404 },
  'order.mail-not-kept': { status: 400, field: 'mailId' },
  'order.mailed-too-often': { status: 429 },
  'order.look-up-failed': { status: 404 },
  'order.looked-up-too-often': { status: 429 },
  'call.key-missing': { status: 400, field: 'Idempotency-Key' },
  'call.key-used-otherwise': { status: 422, field: 'Idempotency-Key' },
  'call.still-running': { status: 409 },
}
