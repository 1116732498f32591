/** An account of a shopper. */
export interface Account {
  readonly id: string
  /** In lower case. */
  readonly email: string
  readonly emailVerified: boolean
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string | null
  /** ISO date. */
  readonly birthday: string | null
  /** The market in which the account was made. */
  readonly market: string
  readonly joinedAt: Date
  readonly hasPassword: boolean
  readonly providers: readonly LinkedProvider[]
  /** Ids of its passkeys' credentials. */
  readonly passkeys: readonly string[]
  readonly terms: AcceptedTerms | null
}

export interface LinkedProvider {
  readonly id: string
  readonly subject: string
  /** Address of the person's portrait at the provider, if the last sign-in contained one. */
  readonly picture?: string | undefined
}

export interface AcceptedTerms {
  readonly version: string
  /** ISO 8601. */
  readonly at: string
  readonly market: string
}
