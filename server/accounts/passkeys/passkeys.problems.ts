import type { ProblemForms } from '#server/platform/problems.ts'

/** The reasons to refuse a passkey. None has status 401, because clients would take that as the end of their session. */
export type PasskeyProblem =
  | {
      readonly code:
        | 'passkey.off'
        | 'passkey.maintenance'
        | 'passkey.staff'
        | 'passkey.verify-email-first'
        | 'passkey.sign-in-again'
        | 'passkey.signed-in'
        | 'passkey.wrong'
        | 'passkey.expired'
        | 'passkey.used'
        | 'passkey.copied'
        | 'passkey.not-known'
        | 'passkey.taken'
        | 'passkey.missing'
        | 'passkey.last'
        | 'passkey.name-required'
    }
  | { readonly code: 'passkey.too-many' | 'passkey.name-too-long'; readonly limit: number }
  | { readonly code: 'passkey.too-often'; readonly retryAfterSeconds: number }

export const passkeysProblems = {
  'passkey.off': { status: 403 },
  'passkey.maintenance': { status: 403 },
  'passkey.staff': { status: 403 },
  'passkey.verify-email-first': { status: 403 },
  'passkey.sign-in-again': { status: 403 },
  'passkey.signed-in': { status: 409 },
  'passkey.wrong': { status: 400, field: 'credential' },
  'passkey.expired': { status: 400, field: 'credential' },
  'passkey.used': { status: 400, field: 'credential' },
  'passkey.copied': { status: 400, field: 'credential' },
  'passkey.not-known': { status: 404, field: 'credential' },
  'passkey.taken': { status: 409, field: 'credential' },
  'passkey.missing': { status: 404, field: 'passkeyId' },
  'passkey.last': { status: 409, field: 'passkeyId' },
  'passkey.name-required': { status: 400, field: 'name' },
  'passkey.name-too-long': { status: 400, field: 'name', args: ['limit'] },
  'passkey.too-many': { status: 409, args: ['limit'] },
  'passkey.too-often': { status: 429 },
} satisfies ProblemForms<PasskeyProblem>
