import type { Money } from '#foundation/money.ts'

/** A way to pay, as a provider offers it. */
export interface PaymentMethod {
  /** The provider's own name of it: `scheme` for cards. */
  readonly type: string
  readonly name: string
  readonly brands: readonly string[]
}

/** What the payment step needs to know to show the provider's own fields. */
export interface ProviderSetup {
  readonly clientKey: string
  readonly environment: 'test' | 'live'
  /** A simulator stands in: our own plain card fields take the place of the provider's. */
  readonly simulated: boolean
  /** Scheme and host of each page a browser may be sent to, for the content security policy of the payment step. */
  readonly origins: readonly string[]
}

export interface PayingIn {
  readonly amount: Money
  /** ISO 3166, upper case. */
  readonly country: string
  readonly locale: string
}

/** What to charge, and for what. The amount is always ours. */
export interface Charge extends PayingIn {
  /** Our payment's id: the reference at the provider, and the idempotency key, so that asking twice charges once. */
  readonly paymentId: string
  /** As the payment step collected it: the type, and the provider's encrypted fields. */
  readonly method: Readonly<Record<string, unknown>>
  readonly browserInfo?: Readonly<Record<string, unknown>>
  /** Where the provider sends the browser back to. */
  readonly returnUrl: string
  readonly origin: string
  readonly email: string
}

/** What the browser is to do next. */
export interface PaymentAction {
  readonly type: string
  readonly method?: string
  readonly url?: string
  readonly data?: Readonly<Record<string, string>>
  readonly paymentMethodType?: string
}

export type ProviderOutcome =
  | 'authorised'
  | 'received'
  | 'pending'
  | 'actionrequired'
  | 'refused'
  | 'cancelled'
  | 'expired'
  | 'error'

/** What a provider says of a payment. */
export interface ProviderAnswer {
  readonly outcome: ProviderOutcome
  /** Ours, as the provider gives it back; undefined where it leaves it out. */
  readonly paymentId: string | undefined
  readonly reference: string | undefined
  readonly amount?: Money
  readonly action?: PaymentAction
  /** Word key of why it did not go through. */
  readonly reason?: string
}

/** One event of a notification whose signature was right. */
export interface ProviderNotice {
  /** The same for every delivery of the same event. */
  readonly eventId: string
  readonly paymentId: string
  readonly reference: string
  readonly amount: Money
  /** `none` for events that say nothing of whether money moved. */
  readonly outcome: ProviderOutcome | 'voided' | 'none'
  /** Word key of why it did not go through. */
  readonly reason?: string
}

/**
 * Takes money. Called outside any transaction. An answer that is not understood, or none at all, is thrown as a fault: then nobody
 * knows whether money moved, and the same charge may be asked for again under the same id.
 */
export interface PaymentProvider {
  readonly name: string
  readonly setup: ProviderSetup
  methods(ask: PayingIn, signal?: AbortSignal): Promise<readonly PaymentMethod[]>
  begin(charge: Charge, signal?: AbortSignal): Promise<ProviderAnswer>
  /** After the browser came back; undefined when the provider does not know these details, or knew them once already. */
  finish(details: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<ProviderAnswer | undefined>
  /** Gives back what was taken, or withdraws what may have been, by our reference where the provider's is not known. Safe to repeat. */
  giveBack(
    payment: { readonly paymentId: string; readonly reference: string | null; readonly amount: Money },
    signal?: AbortSignal,
  ): Promise<void>
  /** Reads a notification; `forged` unless every event in it proves itself and is for our merchant account. */
  read(notification: unknown): readonly ProviderNotice[] | 'forged'
}
