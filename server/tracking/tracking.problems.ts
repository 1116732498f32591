import { type OrderProblem, orderProblems } from '#server/orders/index.ts'
import type { ProblemForms } from '#server/platform/problems.ts'

export type TrackingProblem = { readonly code: 'tracking.off' } | OrderProblem

export const trackingProblems = {
  'tracking.off': { status: 403 },
  ...orderProblems,
} satisfies ProblemForms<TrackingProblem>
