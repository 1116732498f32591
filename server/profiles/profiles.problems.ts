import type { ProblemForms } from '#server/platform/problems.ts'
import type { ProfileField } from './profile.ts'

/** A profile that cannot be stored like this, with the code of the problem of each field. */
export interface ProfileProblem {
  readonly code: 'profile.to-correct'
  readonly fields: { readonly [Field in ProfileField]?: string }
}

/** The session outlived its account for a moment. */
interface AccountGone {
  readonly code: 'profile.account-gone'
}

export const profileProblems = {
  'profile.to-correct': { status: 400 },
  'profile.account-gone': { status: 401 },
} satisfies ProblemForms<ProfileProblem | AccountGone>
