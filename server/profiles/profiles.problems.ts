import type { ProblemForms } from '#server/platform/problems.ts'
import type { ProfileField } from './profile.ts'

/** A profile that cannot be stored like this, with the code of the problem of each field. */
export interface ProfileProblem {
  readonly code: 'profile.to-correct'
  readonly fields: { readonly [Field in ProfileField | 'preferences' | 'subBrands']?: string }
}

/** An address that an account cannot have, or an owner who has not shown to be there. */
export interface EmailChangeProblem {
  readonly code: 'email-change.refused'
  readonly fields: { readonly email?: string; readonly password?: string }
}

interface EmailChangeRefused {
  readonly code: 'email-change.sign-in-again' | 'sign-in.staff' | 'sign-in.too-often' | 'sign-in.busy'
}

/** The session outlived its account for a moment. */
interface AccountGone {
  readonly code: 'profile.account-gone'
}

export const profileProblems = {
  'profile.to-correct': { status: 400 },
  'profile.account-gone': { status: 401 },
  'email-change.refused': { status: 400 },
  'email-change.sign-in-again': { status: 403 },
  'sign-in.staff': { status: 400 },
  'sign-in.too-often': { status: 429 },
  'sign-in.busy': { status: 429 },
} satisfies ProblemForms<ProfileProblem | AccountGone | EmailChangeProblem | EmailChangeRefused>
