import type { ProblemForms } from '#server/platform/problems.ts'

/** An unknown product, or one that this market does not sell; or a call without a market. */
export interface CatalogueProblem {
  readonly code: 'catalogue.product-not-found' | 'catalogue.no-market'
}

export const catalogueProblems = {
  'catalogue.product-not-found': { status: 404 },
  'catalogue.no-market': { status: 400 },
} satisfies ProblemForms<CatalogueProblem>
