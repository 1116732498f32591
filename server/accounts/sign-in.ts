import type { Market } from '#server/markets/index.ts'
import type { SessionReceiver, Visitor } from '#server/sessions/index.ts'
import type { Account } from './account.ts'

export interface FormField {
  readonly id: string
  readonly value: string
}

/** A request to sign up, in or out: the visitor, the market, and the answer that receives the tokens. */
export interface SignInRequest {
  readonly market: Market
  readonly visitor: Visitor
  readonly answer: SessionReceiver
  /** Cookies of the request. */
  readonly sentCookies: Readonly<Record<string, string | undefined>>
}

/** A refused field, with the key of its text. */
export interface FieldProblem {
  readonly id: string
  readonly code: string
}

export interface FieldsRefused {
  readonly status: 'FIELD_ERROR'
  readonly formFields: readonly FieldProblem[]
}

/** Refused, with a reason in the language of the market. */
export interface GeneralError {
  readonly status: 'GENERAL_ERROR'
  readonly code: string
}

export type SignUpOutcome = Exclude<SignInOutcome, { readonly status: 'WRONG_CREDENTIALS_ERROR' }>

export type SignInOutcome =
  | { readonly status: 'OK'; readonly account: Account; readonly created: boolean }
  | FieldsRefused
  | GeneralError
  | { readonly status: 'WRONG_CREDENTIALS_ERROR' }
  | { readonly status: 'SIGN_IN_NOT_ALLOWED' | 'SIGN_UP_NOT_ALLOWED'; readonly code: string }
  /** The visitor is already signed in. */
  | { readonly status: 'ERROR' }

export type ResetRequestOutcome =
  | { readonly status: 'OK' }
  | { readonly status: 'PASSWORD_RESET_NOT_ALLOWED'; readonly code: string }
  | FieldsRefused
  | GeneralError

export type ResetOutcome =
  | { readonly status: 'OK'; readonly hasPasskeys: boolean }
  | { readonly status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' }
  | FieldsRefused
  | GeneralError

/** The caller did not prove that they own the account. */
export type OwnerRefused =
  | FieldsRefused
  | {
      readonly status: 'GENERAL_ERROR'
      readonly code: 'email-change.sign-in-again' | 'profile.account-gone' | 'sign-in.too-often' | 'sign-in.busy'
    }

export type EmailChangeRequestOutcome =
  | { readonly status: 'OK' }
  | OwnerRefused
  | { readonly status: 'GENERAL_ERROR'; readonly code: 'sign-in.staff' }

export type VerifyOutcome =
  | { readonly status: 'OK'; readonly account: Account }
  | { readonly status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' }
