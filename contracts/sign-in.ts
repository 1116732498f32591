import { z } from 'zod'
import { idText, lineText, tokenText } from './bounds.ts'
import type { Calls } from './calls.ts'

/** The forms of the public session protocol. Every answer has the HTTP status 200; the outcome is in its `status` field. */
const formFields = z.object({
  formFields: z.array(z.object({ id: idText, value: z.union([lineText, z.boolean(), z.number()]).nullish() })).max(30),
})

const loginMethod = z.object({
  recipeId: z.string(),
  recipeUserId: z.string(),
  tenantIds: z.array(z.string()),
  /** ms since 1970. */
  timeJoined: z.number().int(),
  verified: z.boolean(),
  email: z.string().optional(),
  thirdParty: z.object({ id: z.string(), userId: z.string() }).optional(),
})

const signedInUser = z
  .object({
    id: z.string(),
    timeJoined: z.number().int(),
    isPrimaryUser: z.boolean(),
    tenantIds: z.array(z.string()),
    emails: z.array(z.string()),
    phoneNumbers: z.array(z.string()),
    thirdParty: z.array(z.object({ id: z.string(), userId: z.string() })),
    webauthn: z.object({ credentialIds: z.array(z.string()) }),
    loginMethods: z.array(loginMethod),
  })
  .meta({ id: 'SignedInUser' })
export type SignedInUser = z.infer<typeof signedInUser>

const fieldError = z.object({
  status: z.literal('FIELD_ERROR'),
  formFields: z.array(z.object({ id: z.string(), error: z.string() })),
})
export const generalError = z.object({ status: z.literal('GENERAL_ERROR'), message: z.string() })
export const signedInAlready = z.object({ status: z.literal('ERROR') })
const done = z.object({ status: z.literal('OK') })
export const notAllowed = <Status extends string>(status: Status) =>
  z.object({ status: z.literal(status), reason: z.string() })
export const signedIn = z.object({ status: z.literal('OK'), user: signedInUser, createdNewUser: z.boolean() })

const verified = z.object({ status: z.literal('OK'), user: z.object({ id: z.string(), email: z.string() }) })
const invalidLink = z.object({ status: z.literal('EMAIL_VERIFICATION_INVALID_TOKEN_ERROR') })

const both = (path: string): string[] => [`/api/auth/public${path}`]

export const signInCalls = {
  'POST /api/auth/signup': {
    who: 'anyone',
    summary: 'Makes an account and signs in',
    body: formFields,
    answer: z.discriminatedUnion('status', [
      signedIn,
      fieldError,
      generalError,
      signedInAlready,
      notAllowed('SIGN_UP_NOT_ALLOWED'),
    ]),
    problems: [400, 403],
    also: both('/signup'),
  },
  'POST /api/auth/signin': {
    who: 'anyone',
    summary: 'Signs in by email and password',
    body: formFields,
    answer: z.discriminatedUnion('status', [
      signedIn,
      fieldError,
      generalError,
      signedInAlready,
      z.object({ status: z.literal('WRONG_CREDENTIALS_ERROR') }),
      notAllowed('SIGN_IN_NOT_ALLOWED'),
    ]),
    problems: [400, 403],
    also: both('/signin'),
  },
  'GET /api/auth/emailpassword/email/exists': {
    who: 'anyone',
    summary: 'Whether an address has an account; too many questions get a general error',
    query: z.object({ email: lineText }),
    answer: z.discriminatedUnion('status', [z.object({ status: z.literal('OK'), exists: z.boolean() }), generalError]),
    problems: [400],
    also: [...both('/emailpassword/email/exists'), '/api/auth/signup/email/exists', ...both('/signup/email/exists')],
  },
  'POST /api/auth/user/password/reset/token': {
    who: 'anyone',
    summary: 'Sends the link for a new password, if the address has an account; the answer does not tell',
    body: formFields,
    answer: z.discriminatedUnion('status', [done, fieldError, generalError, notAllowed('PASSWORD_RESET_NOT_ALLOWED')]),
    problems: [400, 403],
    also: both('/user/password/reset/token'),
  },
  'POST /api/auth/user/password/reset': {
    who: 'anyone',
    summary: 'Sets a new password by the link of a mail and ends all sessions of the account',
    body: formFields.extend({ method: z.literal('token'), token: tokenText }),
    answer: z.discriminatedUnion('status', [
      done,
      fieldError,
      generalError,
      z.object({ status: z.literal('RESET_PASSWORD_INVALID_TOKEN_ERROR') }),
    ]),
    problems: [400, 403],
    also: both('/user/password/reset'),
  },
  'POST /api/auth/user/email/verify/token': {
    who: 'account',
    summary: 'Sends the link that confirms the address of the account once more',
    answer: z.discriminatedUnion('status', [
      done,
      generalError,
      z.object({ status: z.literal('EMAIL_ALREADY_VERIFIED_ERROR') }),
    ]),
    problems: [401, 403],
    also: both('/user/email/verify/token'),
  },
  'POST /api/auth/user/email/verify': {
    who: 'anyone',
    summary: 'Confirms an address by the link of a mail',
    body: z.object({ method: z.literal('token'), token: tokenText }),
    answer: z.discriminatedUnion('status', [verified, invalidLink]),
    problems: [400, 403],
    also: both('/user/email/verify'),
  },
  'GET /api/auth/user/email/verify': {
    who: 'account',
    summary: 'Whether the address of the account is confirmed; renews the claims of the session',
    answer: z.object({ status: z.literal('OK'), isVerified: z.boolean() }),
    problems: [401],
    also: both('/user/email/verify'),
  },
} satisfies Calls
