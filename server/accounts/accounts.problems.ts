import type { ProblemForms } from '#server/platform/problems.ts'

/** The reasons to refuse a call of the account. */
export type AccountProblem = {
  readonly code:
    | 'account.not-yours'
    | 'account.terms-unknown'
    | 'account.terms-needed'
    | 'account.data-processing-needed'
    | 'account.email-invalid'
    | 'sign-in.too-often'
}

export const accountProblems = {
  'account.not-yours': { status: 401 },
  'account.terms-unknown': { status: 404 },
  'account.terms-needed': { status: 400, field: 'acceptTerms' },
  'account.data-processing-needed': { status: 400, field: 'acceptDataProcessing' },
  'account.email-invalid': { status: 400, field: 'email' },
  'sign-in.too-often': { status: 429 },
} satisfies ProblemForms<AccountProblem>
