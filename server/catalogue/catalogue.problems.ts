import type { ProblemForms } from '#server/platform/problems.ts'

/** The product is unknown or not sold in this market, or the call names no market. */
export interface CatalogueProblem {
  readonly code: 'catalogue.product-not-found' | 'catalogue.no-market'
}

export const catalogueProblems = {
  'catalogue.product-not-found': { status: 404 },
  'catalogue.no-market': { status: 400 },
} satisfies ProblemForms<CatalogueProblem>
