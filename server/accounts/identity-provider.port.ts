import type { Result } from '#foundation/result.ts'

/** The services that prove a person's identity to the shop; `active-directory` is the company's own directory, for staff. */
export type ProviderId = 'active-directory' | 'google' | 'facebook' | 'apple'

export interface StartedSignIn {
  /**
   * The provider's page on which the person signs in. It has no `state`: the code that starts the sign-in adds it and
   * compares it later.
   */
  readonly url: string
  /** The code that starts the sign-in stores this and passes it to `finish`. */
  readonly pkceCodeVerifier?: string
}

export interface FinishedPage {
  /** The same address as at the start. */
  readonly redirectUri: string
  /** The query or the posted form with which the provider sent the browser back. */
  readonly params: Readonly<Record<string, string | undefined>>
  readonly pkceCodeVerifier?: string | undefined
}

export interface ProvenIdentity {
  /** The provider's own id of the person. It never changes; an address may. */
  readonly subject: string
  readonly email?: string
  /** True only if the provider itself confirms that the person receives mail there. */
  readonly emailVerified: boolean
  readonly firstName?: string
  readonly lastName?: string
  /** Address of the person's portrait. */
  readonly picture?: string
}

/** `code-refused`: the code is unknown, used or too old. `identity-refused`: the proof is not for this shop, this sign-in or this time. */
export type ProviderProblem = {
  readonly code: 'provider.code-refused' | 'provider.identity-refused'
  /** For the log. */
  readonly reason: string
}

/** Lets a person sign in with another service. Throws if the provider cannot be reached, or refuses the shop itself. */
export interface IdentityProvider {
  readonly id: ProviderId
  start(ask: { readonly redirectUri: string }, signal?: AbortSignal): Promise<StartedSignIn>
  /** Exchanges the code for the identity. A code works once. */
  finish(page: FinishedPage, signal?: AbortSignal): Promise<Result<ProvenIdentity, ProviderProblem>>
}
