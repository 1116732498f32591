import { z } from 'zod'
import { idText, lineText } from './bounds.ts'
import type { Calls } from './calls.ts'

const termsState = z
  .object({
    termsVersion: z.string(),
    /** ISO 8601. */
    acceptedAt: z.string(),
    market: z.string(),
  })
  .meta({ id: 'AcceptedTerms' })

export const accountCalls = {
  'POST /api/account/{catalog}/accept-terms/{termsId}': {
    who: 'account',
    summary: 'Accepts a version of the terms for the account; refused where the use of data is agreed to apart',
    params: z.object({ termsId: idText }),
    answer: termsState,
    problems: [400, 401, 403, 404],
  },
  'POST /api/account/{catalog}/accept-terms-tr/{termsId}': {
    who: 'account',
    summary: 'Accepts a version of the terms in Turkey, where the use of data is agreed to apart',
    params: z.object({ termsId: idText }),
    body: z.object({
      acceptTerms: z.boolean(),
      acceptMarketing: z.boolean().optional(),
      acceptDataProcessing: z.boolean(),
    }),
    answer: termsState,
    problems: [400, 401, 403, 404],
  },
  'GET /api/account/{catalog}/check-email-exists': {
    who: 'anyone',
    summary: 'Whether an address has an account; told to few questions of a browser and a network',
    query: z.object({ email: lineText }),
    answer: z.object({ exists: z.boolean() }),
    problems: [400, 429],
  },
  'GET /api/voyado/voyado/validatetermsversion/{accountEmail}/latestversion/{latestVersion}': {
    who: 'account',
    summary: 'Whether the account accepted this version of the terms',
    claims: 'email-verified',
    params: z.object({ accountEmail: lineText, latestVersion: idText }),
    answer: z.object({ isValid: z.boolean() }),
    problems: [401, 403, 404],
  },
} satisfies Calls
