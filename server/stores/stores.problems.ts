import type { ProblemForms } from '#server/platform/problems.ts'

/** An unknown store, or one where orders cannot be collected. */
export interface StoresProblem {
  readonly code: 'stores.store-not-found'
}

export const storesProblems = {
  'stores.store-not-found': { status: 404, field: 'pickupPointId' },
} satisfies ProblemForms<StoresProblem>
