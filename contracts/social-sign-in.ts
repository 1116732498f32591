import { z } from 'zod'
import { addressText, idText, tokenText } from './bounds.ts'
import type { Calls } from './calls.ts'
import { generalError, notAllowed, signedIn, signedInAlready } from './sign-in.ts'

const both = (path: string): string[] => [`/api/auth/public${path}`]

/** The data with which a provider sends the browser back. */
const fromProvider = z.object({
  state: tokenText.optional(),
  code: tokenText.optional(),
  iss: addressText.optional(),
  error: tokenText.optional(),
  /** The person's name from Apple, encrypted by the shop. */
  user: tokenText.optional(),
})

const empty = z.object({})

export const socialSignInCalls = {
  'GET /api/auth/authorisationurl': {
    who: 'anyone',
    summary: 'The address of a provider’s page to sign in at; the client adds its own `state`',
    query: z.object({
      thirdPartyId: idText,
      redirectURIOnProviderDashboard: addressText,
      clientType: idText.optional(),
    }),
    answer: z.discriminatedUnion('status', [
      z.object({ status: z.literal('OK'), urlWithQueryParams: z.string(), pkceCodeVerifier: z.string().optional() }),
      generalError,
    ]),
    problems: [400],
    also: both('/authorisationurl'),
  },
  'POST /api/auth/signinup': {
    who: 'anyone',
    summary: 'Signs in, or makes an account, with what a provider sent the browser back with',
    body: z.object({
      thirdPartyId: idText,
      redirectURIInfo: z.object({
        redirectURIOnProviderDashboard: addressText,
        redirectURIQueryParams: fromProvider,
        pkceCodeVerifier: idText.nullish(),
      }),
    }),
    answer: z.discriminatedUnion('status', [
      signedIn.extend({ createdNewRecipeUser: z.boolean() }),
      z.object({ status: z.literal('NO_EMAIL_GIVEN_BY_PROVIDER') }),
      notAllowed('SIGN_IN_UP_NOT_ALLOWED'),
      generalError,
      signedInAlready,
    ]),
    problems: [400, 403],
    also: both('/signinup'),
  },
  'POST /api/auth/callback/apple': {
    who: 'provider',
    summary: 'Where Apple’s page posts its form; leads to the callback page of the shop',
    body: fromProvider,
    answer: empty,
    problems: [303, 400],
    form: true,
    also: both('/callback/apple'),
  },
  'GET /api/auth/loginmethods': {
    who: 'anyone',
    summary: 'Ways to sign in',
    query: z.object({ clientType: idText.optional() }),
    answer: z.object({
      status: z.literal('OK'),
      emailPassword: z.object({ enabled: z.boolean() }),
      passwordless: z.object({ enabled: z.boolean() }),
      thirdParty: z.object({
        enabled: z.boolean(),
        providers: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
      firstFactors: z.array(z.string()),
    }),
    problems: [400],
    also: both('/loginmethods'),
  },
  'GET /api/auth/start/{provider}': {
    who: 'anyone',
    summary: 'Leads a browser to the page of a provider and keeps what finishing needs in a cookie',
    params: z.object({ provider: idText }),
    query: z.object({
      market: idText.optional(),
      /** The page that follows the sign-in. */
      to: addressText.optional(),
    }),
    answer: empty,
    problems: [303, 400],
  },
} satisfies Calls
