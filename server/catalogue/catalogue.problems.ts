import type { ProblemForms } from '#server/platform/problems.ts'

/** A product nobody knows or that this market does not sell; a call that does not say in which market it asks. */
export interface CatalogueProblem {
  readonly code: 'catalogue.product-not-found' | 'catalogue.no-market'
}

export const catalogueProblems = {
  'catalogue.product-not-found': { status: 404 },
  'catalogue.no-market': { status: 400 },
} satisfies ProblemForms<CatalogueProblem>
