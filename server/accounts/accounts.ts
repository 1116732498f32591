import type { SignInChange } from '#contracts/mail-parts.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { AcceptedTerms, Account } from './account.ts'
import type {
  EmailChangeRequestOutcome,
  FormField,
  GeneralError,
  OwnerRefused,
  ResetOutcome,
  ResetRequestOutcome,
  SignInOutcome,
  SignInRequest,
  SignUpOutcome,
  VerifyOutcome,
} from './sign-in.ts'

/** Accounts: sign-up, sign-in by any method, sign-out, and the addresses and passwords of accounts. */
export interface Accounts {
  signUp(ask: SignInRequest, fields: readonly FormField[]): Promise<SignUpOutcome>
  signIn(ask: SignInRequest, fields: readonly FormField[]): Promise<SignInOutcome>
  /** Why browsers that no account knows cannot sign in at the moment; makes no database query. */
  refusesUnknown(): GeneralError | undefined
  signOut(ask: SignInRequest): Promise<void>
  /** Signs out on a shared device, which then counts as unknown for every account. */
  forgetBrowser(ask: SignInRequest): Promise<void>
  /** Undefined after too many requests. */
  emailExists(ask: SignInRequest, email: string): Promise<boolean | undefined>
  requestReset(ask: SignInRequest, typed: string): Promise<ResetRequestOutcome>
  reset(ask: SignInRequest, token: string, password: string): Promise<ResetOutcome>
  /** The address that a reset link was sent to, if the link is still valid. */
  resetEmail(token: string): Promise<string | undefined>
  requestVerification(
    ask: SignInRequest,
  ): Promise<{ readonly status: 'OK' | 'EMAIL_ALREADY_VERIFIED_ERROR' } | GeneralError>
  verify(ask: SignInRequest, token: string): Promise<VerifyOutcome>
  /** True if the account's address is verified; a session without this claim is updated. */
  isVerified(ask: SignInRequest): Promise<boolean>
  /** Mails a link to the new address and a notice to the old one. The answer is the same whether or not the new address has an account. */
  requestEmailChange(
    ask: SignInRequest,
    typed: { readonly email: string; readonly password: string },
  ): Promise<EmailChangeRequestOutcome>
  /**
   * Why the caller does not count as the owner for important changes. The password proves it, or else a sign-in of the
   * last ten minutes.
   */
  whyNotOwner(ask: SignInRequest, typed: string | undefined): Promise<OwnerRefused | undefined>
  /** Uses the link sent to the new address; false if it is no longer valid. */
  changeEmail(ask: SignInRequest, token: string): Promise<boolean>
  /** Uses the link sent to the old address, before or after the change: every device is signed out and a new password is needed. */
  stopEmailChange(ask: SignInRequest, token: string): Promise<boolean>
  find(id: string): Promise<Account | undefined>
  byProvider(provider: string, subject: string): Promise<Account | undefined>
  byEmail(email: string): Promise<Account | undefined>
  /** Makes an account without a password for a person identified by a provider; undefined if the address already has an account. */
  addFromProvider(ask: SignInRequest, person: ProvenPerson): Promise<Account | undefined>
  /**
   * Links a provider that confirms the address of this account, so that it can be used to sign in. If the address was
   * not verified, the password and sessions are removed.
   */
  linkProvider(ask: SignInRequest, account: Account, person: ProvenPerson): Promise<Account>
  /** Stores the current portrait from the provider of a linked account, or removes it if there is none. */
  renewPicture(account: Account, told: Pick<ProvenPerson, 'provider' | 'subject' | 'picture'>): Promise<void>
  /** Mails the owner a change to the ways to sign in. */
  mailSignInChange(
    inside: Database,
    to: { readonly email: string; readonly market: Market },
    told: SignInChangeDetails,
  ): Promise<void>
  /** Signs in to an account whose owner has proven their identity. */
  welcome(ask: SignInRequest, account: Account, created: boolean): Promise<void>
  isStaff(email: string): boolean
  /** Changes the given parts of a person; the others stay. */
  changePerson(inside: Database, accountId: string, person: PersonChange): Promise<void>
  /** Marketing is a separate consent, in markets that ask for it together with the terms. */
  acceptTerms(
    accountId: string,
    accepted: { readonly market: Market; readonly version: string; readonly marketing?: boolean },
  ): Promise<AcceptedTerms>
  areTermsDue(account: Account, market: Market): boolean
}

/** A part that is missing stays unchanged. */
export type PersonChange = Partial<Pick<Account, 'firstName' | 'lastName' | 'phoneNumber' | 'birthday'>>

export interface SignInChangeDetails {
  readonly change: SignInChange
  /** The name of the passkey or the provider. */
  readonly name?: string
}

/** A person as an identity provider describes them. */
export interface ProvenPerson {
  readonly provider: string
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly picture?: string | undefined
}

/** An account's verified address has changed from `from`, which was verified too. */
export interface EmailChanged {
  readonly accountId: string
  readonly from: string
  /** True if the owner of the previous address undid the change. */
  readonly isUndo: boolean
}
