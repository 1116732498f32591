import type { ProblemForms } from '#server/platform/problems.ts'

export type SizeGuidesProblem =
  | { readonly code: 'size-guides.no-market' }
  | { readonly code: 'size-guides.product-not-found' }
  | { readonly code: 'size-guides.no-advice' }

export const sizeGuidesProblems: ProblemForms<SizeGuidesProblem> = {
  'size-guides.no-market': { status: 400 },
  'size-guides.product-not-found': { status: 404 },
  'size-guides.no-advice': { status: 400 },
}
