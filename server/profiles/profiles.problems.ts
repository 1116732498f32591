import type { ProblemForms } from '#server/platform/problems.ts'
import type { ProfileField } from './profile.ts'

/** A profile that cannot be stored, with the code of each field's problem. */
export interface ProfileProblem {
  readonly code: 'profile.to-correct'
  readonly fields: { readonly [Field in ProfileField | 'preferences' | 'subBrands']?: string }
}

/** An address that the account cannot have, or an owner who did not prove that it is them. */
export interface EmailChangeProblem {
  readonly code: 'email-change.refused'
  readonly fields: { readonly email?: string; readonly password?: string }
}

interface EmailChangeRefused {
  readonly code: 'email-change.sign-in-again' | 'sign-in.staff' | 'sign-in.too-often' | 'sign-in.busy'
}

/** The account was deleted a moment before its session. */
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
