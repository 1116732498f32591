import type { ProblemForms } from '#server/platform/problems.ts'

/** The reasons to refuse a sign-up, its confirmation or an unsubscription. */
export type ClubProblem =
  | {
      readonly code:
        | 'club.email-invalid'
        | 'club.terms-needed'
        | 'club.name-invalid'
        | 'club.birthday-invalid'
        | 'club.sub-brand-unknown'
        | 'club.market-unknown'
        | 'club.contact-unknown'
        | 'club.verification-unknown'
        | 'club.from-elsewhere'
        | 'club.token-wrong'
        | 'club.challenge-refused'
        | 'club.not-signed'
        | 'club.notice-not-understood'
      /** Replaces the field of the table below. */
      readonly field?: string
    }
  | { readonly code: 'club.too-often'; readonly retryAfterSeconds: number }

export const clubProblems = {
  'club.email-invalid': { status: 400, field: 'email' },
  'club.terms-needed': { status: 400, field: 'acceptTerms' },
  'club.name-invalid': { status: 400 },
  'club.birthday-invalid': { status: 400, field: 'birthday' },
  'club.sub-brand-unknown': { status: 400, field: 'subBrands' },
  'club.market-unknown': { status: 400, field: 'market' },
  'club.contact-unknown': { status: 404, field: 'contactId' },
  'club.verification-unknown': { status: 404, field: 'verificationId' },
  'club.from-elsewhere': { status: 403 },
  'club.token-wrong': { status: 401 },
  'club.challenge-refused': { status: 403 },
  'club.not-signed': { status: 401 },
  'club.notice-not-understood': { status: 400 },
  'club.too-often': { status: 429 },
} satisfies ProblemForms<ClubProblem>
