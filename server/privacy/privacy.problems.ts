import type { ProblemForms } from '#server/platform/problems.ts'

/** The reasons to refuse a call about personal data. */
export type PrivacyProblem = {
  readonly code: 'privacy.export-gone' | 'privacy.too-often' | 'profile.account-gone' | 'account-deletion.sign-in-again'
}

export const privacyProblems = {
  'privacy.export-gone': { status: 404 },
  'privacy.too-often': { status: 429 },
  'profile.account-gone': { status: 401 },
  'account-deletion.sign-in-again': { status: 403 },
} satisfies ProblemForms<PrivacyProblem>
