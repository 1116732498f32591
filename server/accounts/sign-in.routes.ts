import { signInCalls } from '#contracts/sign-in.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { type CallGroup, type CallRequest, serveCalls } from '#server/platform/serve-calls.ts'
import type { Accounts } from './accounts.ts'
import type { FieldsRefused, FormField, GeneralError, SignInRequest, SignUpOutcome } from './sign-in.ts'
import { userOnWire } from './user-on-wire.ts'

export interface SignInRoutesNeeds {
  readonly accounts: Accounts
  readonly markets: Pick<Markets, 'open'>
  readonly words: (market: Market) => Translate
}

type SignInCall = Pick<CallRequest, 'visitor' | 'headers' | 'cookies' | 'sentCookies' | 'answerHeader'> & {
  readonly market: Market | undefined
}

/** Sign-up and sign-in by email and password, in the format of the public session protocol. */
export function signInRoutes({ accounts, markets, words }: SignInRoutesNeeds): CallGroup {
  const requestOf = (ask: SignInCall): SignInRequest => signInRequest(ask, markets)
  const translatorOf = (ask: SignInCall): Translate => words(ask.market ?? markets.open[0]!)

  return serveCalls(
    signInCalls,
    {},
    {
      'POST /api/auth/signup': async (ask) => {
        const outcome = await accounts.signUp(requestOf(ask), textFields(ask.body.formFields))
        return outcomeOnWire(translatorOf(ask), outcome, 'SIGN_UP_NOT_ALLOWED')
      },
      'POST /api/auth/signin': async (ask) => {
        const outcome = await accounts.signIn(requestOf(ask), textFields(ask.body.formFields))
        return outcome.status === 'WRONG_CREDENTIALS_ERROR'
          ? { status: outcome.status }
          : outcomeOnWire(translatorOf(ask), outcome, 'SIGN_IN_NOT_ALLOWED')
      },
      'GET /api/auth/emailpassword/email/exists': async (ask) => {
        const exists = await accounts.emailExists(requestOf(ask), ask.query.email)
        return exists === undefined
          ? generalOnWire(translatorOf(ask), { code: 'sign-in.too-often' })
          : { status: 'OK' as const, exists }
      },
      'POST /api/auth/user/password/reset/token': async (ask) => {
        const asked = await accounts.requestReset(requestOf(ask), textOf(ask.body.formFields, 'email'))
        if (asked.status === 'OK') return { status: 'OK' as const }
        if (asked.status === 'PASSWORD_RESET_NOT_ALLOWED')
          return { status: asked.status, reason: translatorOf(ask)(asked.code) }
        return refusalOnWire(translatorOf(ask), asked)
      },
      'POST /api/auth/user/password/reset': async (ask) => {
        const { token, formFields } = ask.body
        const reset = await accounts.reset(requestOf(ask), token, textOf(formFields, 'password'))
        return 'formFields' in reset || 'code' in reset
          ? refusalOnWire(translatorOf(ask), reset)
          : { status: reset.status }
      },
      'POST /api/auth/user/email/verify/token': async (ask) => {
        const asked = await accounts.requestVerification(requestOf(ask))
        return 'code' in asked ? generalOnWire(translatorOf(ask), asked) : { status: asked.status }
      },
      'POST /api/auth/user/email/verify': async (ask) => {
        const verified = await accounts.verify(requestOf(ask), ask.body.token)
        if (verified.status !== 'OK') return { status: verified.status }
        const { id, email } = verified.account
        return { status: 'OK' as const, user: { id, email } }
      },
      'GET /api/auth/user/email/verify': async (ask) => ({
        status: 'OK' as const,
        isVerified: await accounts.isVerified(requestOf(ask)),
      }),
    },
  )
}

export const signInRequest = (ask: SignInCall, { open }: Pick<Markets, 'open'>): SignInRequest => ({
  market: ask.market ?? open[0]!,
  visitor: ask.visitor,
  sentCookies: ask.sentCookies,
  answer: { headers: ask.headers, cookies: ask.cookies, answerHeader: ask.answerHeader },
})

type SentFields = readonly { readonly id: string; readonly value?: string | number | boolean | null | undefined }[]

const textFields = (fields: SentFields): FormField[] =>
  fields.map(({ id, value }) => ({ id, value: String(value ?? '') }))
const textOf = (fields: SentFields, id: string): string =>
  textFields(fields).findLast((field) => field.id === id)?.value ?? ''

const generalOnWire = (t: Translate, { code }: Pick<GeneralError, 'code'>) => ({
  status: 'GENERAL_ERROR' as const,
  message: t(code),
})

const refusalOnWire = (t: Translate, refusal: FieldsRefused | GeneralError) =>
  refusal.status === 'FIELD_ERROR'
    ? { status: refusal.status, formFields: refusal.formFields.map(({ id, code }) => ({ id, error: t(code) })) }
    : generalOnWire(t, refusal)

/** The service has one type for both, but a sign-up cannot have wrong credentials, and each has its own status for a refusal. */
function outcomeOnWire<Barred extends 'SIGN_IN_NOT_ALLOWED' | 'SIGN_UP_NOT_ALLOWED'>(
  t: Translate,
  outcome: SignUpOutcome,
  barred: Barred,
) {
  switch (outcome.status) {
    case 'OK':
      return { status: 'OK' as const, user: userOnWire(outcome.account), createdNewUser: outcome.created }
    case 'ERROR':
      return { status: 'ERROR' as const }
    case 'FIELD_ERROR':
    case 'GENERAL_ERROR':
      return refusalOnWire(t, outcome)
    default:
      return { status: barred, reason: t(outcome.code) }
  }
}
