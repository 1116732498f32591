import type { SignInChange } from '#contracts/mail-parts.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { AcceptedTerms, Account } from './account.ts'
import type {
  EmailChangeAsked,
  FormField,
  GeneralError,
  OwnerRefused,
  ResetAsked,
  ResetOutcome,
  SignInOutcome,
  SignInRequest,
  SignUpOutcome,
  VerifyOutcome,
} from './sign-in.ts'

/** Accounts: signing up, in and out, by whatever way, and the addresses and passwords of accounts. */
export interface Accounts {
  signUp(ask: SignInRequest, fields: readonly FormField[]): Promise<SignUpOutcome>
  signIn(ask: SignInRequest, fields: readonly FormField[]): Promise<SignInOutcome>
  /** Why no sign-in is taken from a browser that no account knows, at the moment; asks nothing of the database. */
  refusesUnknown(): GeneralError | undefined
  signOut(ask: SignInRequest): Promise<void>
  /** Signs out at a device that others use next: to no account it is a known one any more. */
  forgetBrowser(ask: SignInRequest): Promise<void>
  /** Undefined after too many requests. */
  emailExists(ask: SignInRequest, email: string): Promise<boolean | undefined>
  askReset(ask: SignInRequest, typed: string): Promise<ResetAsked>
  reset(ask: SignInRequest, token: string, password: string): Promise<ResetOutcome>
  /** The owner of a reset link that still works. */
  resetEmail(token: string): Promise<string | undefined>
  askVerification(
    ask: SignInRequest,
  ): Promise<{ readonly status: 'OK' | 'EMAIL_ALREADY_VERIFIED_ERROR' } | GeneralError>
  verify(ask: SignInRequest, token: string): Promise<VerifyOutcome>
  /** True if the account's address is verified; a session without this claim is updated. */
  isVerified(ask: SignInRequest): Promise<boolean>
  /** Mails a link to the new address and word to the old one. Answers the same whether or not the new address has an account. */
  askEmailChange(
    ask: SignInRequest,
    typed: { readonly email: string; readonly password: string },
  ): Promise<EmailChangeAsked>
  /** Why a caller is not taken for the owner in what matters: by their password, else by a sign-in of the last ten minutes. */
  whyNotOwner(ask: SignInRequest, typed: string | undefined): Promise<OwnerRefused | undefined>
  /** By the link sent to the new address; false if it works no more. */
  changeEmail(ask: SignInRequest, token: string): Promise<boolean>
  /** By the link sent to the old address, before or after the change: every device is signed out and a new password is needed. */
  stopEmailChange(ask: SignInRequest, token: string): Promise<boolean>
  find(id: string): Promise<Account | undefined>
  byProvider(provider: string, subject: string): Promise<Account | undefined>
  byEmail(email: string): Promise<Account | undefined>
  /** Makes an account without a password, for somebody whom a provider knows; undefined if the address has an account. */
  addFromProvider(ask: SignInRequest, person: ProvenPerson): Promise<Account | undefined>
  /**
   * Links a provider that confirms the address of this account, so that it can be used to sign in. If the address was not verified, the
   * password and sessions are removed.
   */
  linkProvider(ask: SignInRequest, account: Account, person: ProvenPerson): Promise<Account>
  /** Stores the portrait that the provider of a linked account has now, or removes it if there is none. */
  renewPicture(account: Account, told: Pick<ProvenPerson, 'provider' | 'subject' | 'picture'>): Promise<void>
  /** Tells the owner of a change to the ways in which the account is signed in to. */
  tellOfChange(
    inside: Database,
    to: { readonly email: string; readonly market: Market },
    told: SignInChangeTold,
  ): Promise<void>
  /** Signs an account in whose owner has been proven. */
  welcome(ask: SignInRequest, account: Account, created: boolean): Promise<void>
  isStaff(email: string): boolean
  /** Changes the named parts of a person and leaves the others as they are. */
  changePerson(inside: Database, accountId: string, person: PersonChange): Promise<void>
  /** Marketing is agreed to apart, where the market asks for it together with its terms. */
  acceptTerms(
    accountId: string,
    accepted: { readonly market: Market; readonly version: string; readonly marketing?: boolean },
  ): Promise<AcceptedTerms>
  areTermsDue(account: Account, market: Market): boolean
}

/** A part left out stays as it is. */
export type PersonChange = Partial<Pick<Account, 'firstName' | 'lastName' | 'phoneNumber' | 'birthday'>>

export interface SignInChangeTold {
  readonly change: SignInChange
  /** Of the passkey or the provider. */
  readonly name?: string
}

/** Somebody as an identity provider describes them. */
export interface ProvenPerson {
  readonly provider: string
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly picture?: string | undefined
}

/** An account has another verified address than `from`, which was verified too. */
export interface EmailChanged {
  readonly accountId: string
  readonly from: string
  /** The holder of the address before took the change back. */
  readonly isUndo: boolean
}
