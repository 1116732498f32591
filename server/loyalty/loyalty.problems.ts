import type { ProblemForms } from '#server/platform/problems.ts'

export type LoyaltyProblem =
  | {
      readonly code:
        | 'loyalty.not-yours'
        | 'loyalty.no-contact'
        | 'loyalty.reward-not-found'
        | 'loyalty.unavailable'
        | 'loyalty.market-unknown'
        | 'loyalty.terms-needed'
        | 'loyalty.name-too-short'
    }
  | { readonly code: 'loyalty.other-currency'; readonly currency: string }
  | { readonly code: 'loyalty.to-correct'; readonly fields: Readonly<Record<string, string>> }

export const loyaltyProblems = {
  'loyalty.not-yours': { status: 401, field: 'accountEmail' },
  'loyalty.no-contact': { status: 404 },
  'loyalty.reward-not-found': { status: 404 },
  'loyalty.other-currency': { status: 400, args: ['currency'] },
  /** The provider does not answer. The rest of the shop is not affected. */
  'loyalty.unavailable': { status: 503 },
  'loyalty.market-unknown': { status: 400, field: 'market' },
  'loyalty.terms-needed': { status: 400, field: 'acceptTerms' },
  'loyalty.name-too-short': { status: 400, field: 'FirstName' },
  'loyalty.to-correct': { status: 400 },
} satisfies ProblemForms<LoyaltyProblem>
