import type { Consent } from '#server/platform/simulators/consent-page.ts'
import type { Forgery, idTokens } from './id-tokens.ts'
import type { Profile, ShopClient } from './profiles.ts'

/** What was granted with a code. */
export interface Grant {
  readonly query: URLSearchParams
  readonly consent: Consent
  readonly madeAtMs: number
}

/** A simulated provider with its state. */
export interface Provider {
  readonly profile: Profile
  readonly client: ShopClient
  /** Its own address, and the address of the shop. */
  readonly issuer: string
  readonly shopUrl: string
  readonly tokens: ReturnType<typeof idTokens>
  readonly grants: Map<string, Grant>
  /** How tokens are forged at present. */
  forgery: Forgery | undefined
}
