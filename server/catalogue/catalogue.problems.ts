import type { ProblemForms } from '#server/platform/problems.ts'

/** A product nobody knows, or that this market does not sell. */
export interface CatalogueProblem {
  readonly code: 'catalogue.product-not-found'
}

export const catalogueProblems = {
  'catalogue.product-not-found': { status: 404 },
} satisfies ProblemForms<CatalogueProblem>
