import type { ProblemForms } from '#server/platform/problems.ts'

/** The reasons to refuse a gift card. An unknown number and a wrong code are the same problem, so that guesses reveal nothing. */
export type GiftCardProblem =
  | { readonly code: 'gift-card.not-found' }
  | { readonly code: 'gift-card.empty' }
  | { readonly code: 'gift-card.expired' }
  | { readonly code: 'gift-card.blocked' }
  | { readonly code: 'gift-card.other-currency'; readonly currency: string }
  | { readonly code: 'gift-card.already-applied' }
  | { readonly code: 'gift-card.not-applied' }
  | { readonly code: 'gift-card.too-many-cards'; readonly limit: number }
  | { readonly code: 'gift-card.too-many-tries'; readonly retryAfterSeconds: number }
  | { readonly code: 'gift-card.not-enough-left'; readonly giftCardNumber: string }

const field = 'giftCard'
export const giftCardProblems: ProblemForms<GiftCardProblem> = {
  'gift-card.not-found': { status: 400, field },
  'gift-card.empty': { status: 400, field },
  'gift-card.expired': { status: 400, field },
  'gift-card.blocked': { status: 400, field },
  'gift-card.other-currency': { status: 400, field, args: ['currency'] },
  'gift-card.already-applied': { status: 400, field },
  'gift-card.not-applied': { status: 404, field },
  'gift-card.too-many-cards': { status: 400, field, args: ['limit'] },
  'gift-card.too-many-tries': { status: 429, field },
  'gift-card.not-enough-left': { status: 400, field, args: ['giftCardNumber'] },
}
