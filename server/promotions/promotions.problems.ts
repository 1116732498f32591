import type { ProblemForms } from '#server/platform/problems.ts'

/** The reasons to refuse a code or its bonus. */
export type PromotionProblem =
  | { readonly code: 'promotion.code-not-found' }
  | { readonly code: 'promotion.code-already-applied' }
  | { readonly code: 'promotion.code-not-applied' }
  | { readonly code: 'promotion.code-stands-alone'; readonly promoCode: string }
  | { readonly code: 'promotion.too-many-codes'; readonly limit: number }
  | { readonly code: 'promotion.too-many-tries'; readonly retryAfterSeconds: number }
  | { readonly code: 'promotion.code-used-up'; readonly promoCode: string }
  | { readonly code: 'promotion.used-by-you'; readonly promoCode: string }
  | { readonly code: 'promotion.code-ended'; readonly promoCode: string }
  | { readonly code: 'promotion.budget-spent' }
  | { readonly code: 'promotion.reward-not-found' }
  | { readonly code: 'promotion.opt-out-not-possible'; readonly limit: number }

export const promotionProblems: ProblemForms<PromotionProblem> = {
  'promotion.code-not-found': { status: 400, field: 'promoCode' },
  'promotion.code-already-applied': { status: 400, field: 'promoCode' },
  'promotion.code-not-applied': { status: 404, field: 'promoCode' },
  'promotion.code-stands-alone': { status: 400, field: 'promoCode', args: ['promoCode'] },
  'promotion.too-many-codes': { status: 400, field: 'promoCode', args: ['limit'] },
  'promotion.too-many-tries': { status: 429, field: 'promoCode' },
  'promotion.code-used-up': { status: 400, field: 'promoCode', args: ['promoCode'] },
  'promotion.used-by-you': { status: 400, field: 'promoCode', args: ['promoCode'] },
  'promotion.code-ended': { status: 400, field: 'promoCode', args: ['promoCode'] },
  'promotion.budget-spent': { status: 400, field: 'promoCode' },
  'promotion.reward-not-found': { status: 400, field: 'lineItem' },
  'promotion.opt-out-not-possible': { status: 400, args: ['limit'] },
}
