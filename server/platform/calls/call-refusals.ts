import type { ProblemBody } from '#contracts/problems.ts'
import type { InvalidClaim } from '#foundation/session-claims.ts'
import { type Localization, type ProblemForms, problemBody, titleOf } from '../problems.ts'
import type { InputProblem } from './call-input.ts'

/** Refusals that every call may give. */
export type CallProblem =
  | { readonly code: 'call.malformed' }
  | { readonly code: 'call.wrong-content-type' }
  | { readonly code: 'call.too-large' }
  | { readonly code: 'call.unknown-market' }
  | { readonly code: 'call.unknown' }
  | { readonly code: 'call.sign-in-needed' }
  | { readonly code: 'call.sign-in-expired' }
  | { readonly code: 'call.not-allowed' }
  | { readonly code: 'call.from-elsewhere' }
  | { readonly code: 'call.too-many'; readonly retryAfterSeconds: number }
  | { readonly code: 'call.busy'; readonly retryAfterSeconds: number }
  | { readonly code: 'call.unavailable'; readonly retryAfterSeconds: number }
  | { readonly code: 'call.wrong-method'; readonly allowed: readonly string[] }

export const callProblems: ProblemForms<CallProblem> = {
  'call.malformed': { status: 400 },
  'call.wrong-content-type': { status: 415 },
  'call.too-large': { status: 413 },
  'call.unknown-market': { status: 400, field: 'catalog' },
  'call.unknown': { status: 404 },
  'call.sign-in-needed': { status: 401 },
  'call.sign-in-expired': { status: 401 },
  'call.not-allowed': { status: 403 },
  'call.from-elsewhere': { status: 403 },
  'call.too-many': { status: 429 },
  'call.busy': { status: 503 },
  'call.unavailable': { status: 503 },
  'call.wrong-method': { status: 405 },
}

export const callRefusal = (localization: Localization, problem: CallProblem): ProblemBody =>
  problemBody(localization, problem, callProblems)

/**
 * A claim of the session does not have the value the call needs. The form is that of the public session protocol, so
 * its clients can read it.
 */
export const claimRefusal = ({ t }: Localization, claimValidationErrors: readonly InvalidClaim[]): ProblemBody => ({
  status: 403,
  title: titleOf(403),
  message: 'invalid claim',
  errors: { '': [t('call.invalid-claim')] },
  code: 'call.invalid-claim',
  claimValidationErrors: [...claimValidationErrors],
})

/** The most fields that a refusal lists. */
const mostErrors = 10

/** The request does not match the contract. The body has texts for each wrong field. */
export function inputRefusal({ t }: Localization, problems: readonly InputProblem[]): ProblemBody {
  const errors: Record<string, string[]> = {}
  for (const { field, reason } of problems.slice(0, mostErrors)) errors[field] = [...(errors[field] ?? []), t(reason)]
  return { status: 400, title: titleOf(400), message: t('call.invalid'), errors, code: 'call.invalid' }
}

/** A bug or an outage. The body has only a reference to find the error in the log, and no details. */
export const faultBody = ({ t }: Localization, traceId: string): ProblemBody => ({
  status: 500,
  title: titleOf(500),
  message: t('call.fault'),
  errors: {},
  code: 'call.fault',
  traceId,
})
