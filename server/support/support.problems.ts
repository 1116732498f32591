import type { ProblemForms } from '#server/platform/problems.ts'

export type SupportProblem =
  | { readonly code: 'support.to-correct'; readonly fields: Readonly<Record<string, string>> }
  | { readonly code: 'support.too-often'; readonly retryAfterSeconds: number }

export const supportProblems = {
  'support.to-correct': { status: 400 },
  'support.too-often': { status: 429 },
} satisfies ProblemForms<SupportProblem>
