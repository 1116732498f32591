import type { Money } from '#foundation/money.ts'

export const providerNames = ['adyen', 'klarna', 'iyzico', 'pay-by-link', 'pos'] as const
/** The payment providers: cards and wallets, buy now pay later, Turkey, payment links, store terminals. */
export type ProviderName = (typeof providerNames)[number]

/** A way to pay, as a provider offers it. */
export interface PaymentMethod {
  /** The provider's own name of it: `scheme` for cards. */
  readonly type: string
  readonly name: string
  readonly brands: readonly string[]
  /** Settings of a wallet, as the provider gives them for the browser. */
  readonly configuration?: Readonly<Record<string, unknown>>
  /** Address of its logo, if the provider has one. */
  readonly picture?: string
}

/** The data needed to show the provider's own fields in the payment step. */
export interface ProviderSetup {
  /** The key of this shop for the provider's browser script; empty if the provider has no script. */
  readonly clientKey: string
  /** Live may name a region, as in `live-us`. */
  readonly environment: 'test' | 'live' | `live-${string}`
  /** A simulator is used: plain card fields of our own replace the provider's. */
  readonly simulated: boolean
  /** Scheme and host of each page a browser may be sent to, for the content security policy of the payment step. */
  readonly origins: readonly string[]
  /** Origins of wallets whose scripts the provider's own fields bring in; given where such fields are shown. */
  readonly scripts?: readonly string[]
}

export interface PayingIn {
  readonly amount: Money
  /** ISO 3166, upper case. */
  readonly country: string
  readonly locale: string
}

/** One line of what is paid for. All lines add up to the amount, to the last unit. */
export interface ChargeLine {
  readonly id: string
  readonly name: string
  /** `tax` where prices are without it; `discount` and `gift-card` are below zero. */
  readonly kind: 'physical' | 'digital' | 'shipping' | 'tax' | 'discount' | 'gift-card'
  readonly quantity: number
  readonly unitMinor: number
  readonly totalMinor: number
  /** Contained in the total; 0 where tax is a line of its own. */
  readonly taxMinor: number
  readonly taxPercent: number
}

export interface PartyAddress {
  readonly firstName: string
  readonly lastName: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  /** State or province, where the country has them. */
  readonly region: string
  readonly country: string
  readonly phone: string
}

/** The amount to charge, and the goods it pays for. The amount is always calculated by the shop. */
export interface Charge extends PayingIn {
  /** Our payment's id: the reference at the provider, and the idempotency key, so that asking twice charges once. */
  readonly paymentId: string
  readonly checkoutBasketId: string
  readonly market: string
  /** As the payment step collected it: the type, and the provider's encrypted fields. */
  readonly method: Readonly<Record<string, unknown>>
  readonly browserInfo?: Readonly<Record<string, unknown>>
  /** The address to which the provider sends the browser back. */
  readonly returnUrl: string
  readonly origin: string
  readonly email: string
  readonly lines: readonly ChargeLine[]
  readonly shipping: PartyAddress
  readonly billing: PartyAddress
  /** Turkish identity number; never stored. */
  readonly personalNumber?: string
  readonly installments?: number
  /** Network address of the shopper. */
  readonly shopperAddress?: string
  /** The store in which it is paid. */
  readonly storeId?: string
}

/** A payment that was begun, with what it was begun for. */
export interface OpenPayment extends Charge {
  /** The provider's id of the payment; null if its response never arrived. */
  readonly reference: string | null
}

/** The next step of the browser. */
export interface PaymentAction {
  readonly type: string
  readonly method?: string
  readonly url?: string
  readonly data?: Readonly<Record<string, string>>
  readonly paymentMethodType?: string
  /** Other data for the provider's own script, passed on unchanged. */
  readonly more?: Readonly<Record<string, unknown>>
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

/**
 * The events of money after a payment was authorised:
 * - `cancelled`: the authorisation was withdrawn as a whole, nothing of it is paid out.
 * - `capture-failed`: the money could not be taken after all.
 * - `dispute-opened`: the shopper's bank asks or warns; no money has moved yet.
 * - `chargeback`: the money was taken back from us; also a second time, after a reversal.
 * - `chargeback-reversed`: money that was taken back is ours again.
 */
export const moneyEventKinds = [
  'cancelled',
  'capture-failed',
  'dispute-opened',
  'chargeback',
  'chargeback-reversed',
] as const

export interface MoneyEvent {
  readonly kind: (typeof moneyEventKinds)[number]
  /** The provider's own name of the case: a dispute, its chargeback and the reversal of it carry the same one. */
  readonly caseId: string
  /** The amount moved or disputed. */
  readonly amount: Money
  /** The time of the event, ISO. Events arrive in any order; the latest event of a case counts. */
  readonly at: string
  /** The provider's own text, for the operator. */
  readonly reason?: string
  /** Until when an answer is awaited, ISO. */
  readonly answerBy?: string
}

/**
 * The state of money on its way back, requested under an id of ours. `refused`: it never left. `failed`: it left, or was
 * said to, and did not arrive. `reversed`: it arrived and came back to us. None of the last three may be shown as refunded.
 */
export interface RefundEvent {
  readonly refundId: string
  readonly outcome: 'done' | 'refused' | 'failed' | 'reversed'
  /** The time of the event, ISO, if the provider sends it. */
  readonly at?: string
}

/** A provider's answer about a payment. */
export interface ProviderAnswer {
  readonly outcome: ProviderOutcome
  /** Our id, as returned by the provider; undefined if it is missing. */
  readonly paymentId: string | undefined
  readonly reference: string | undefined
  readonly amount?: Money
  readonly action?: PaymentAction
  /** Word key of why the payment failed. */
  readonly reason?: string
  /**
   * The same for every payment with the same card: a token of it, or its first and last digits; left out if the provider does not send it.
   */
  readonly card?: string
}

/** The money events since the authorisation, read from the provider's own record. */
export interface LaterEvents {
  readonly money: readonly MoneyEvent[]
  readonly refunds: readonly RefundEvent[]
}

/** A notification as it arrived. */
export interface Notification {
  readonly body: unknown
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly query: Readonly<Record<string, string | undefined>>
}

/** One event of an authenticated notification. */
export interface ProviderNotice {
  /** The same for every delivery of the same event. */
  readonly eventId: string
  readonly paymentId: string
  readonly reference?: string
  readonly amount?: Money
  /** `ask-provider`: only a hint that something happened, so the provider is asked. `none`: says nothing of whether money moved. */
  readonly outcome: ProviderOutcome | 'voided' | 'ask-provider' | 'none'
  /** Word key of why the payment failed. */
  readonly reason?: string
  /** Set where the event is about money of a payment that was authorised before. */
  readonly money?: MoneyEvent
  /** Set where the event is about money on its way back; `paymentId` is empty then. */
  readonly refund?: RefundEvent
}

/** The payment methods for this basket, if the provider needs the basket before the shopper chooses. */
export interface Preparation {
  readonly sessionId: string
  readonly methods: readonly PaymentMethod[]
}

/** The facts known by a card's first digits, and its instalment options. */
export interface CardFacts {
  readonly cardType: string
  readonly cardAssociation: string
  readonly cardFamily: string
  readonly bankName: string
  readonly installments: readonly { readonly count: number; readonly total: Money; readonly monthly: Money }[]
}

/**
 * The meaning of an entry in a provider's books:
 * - `taken`: the amount was promised or paid. `released`: what was taken by this attempt is not paid out after all.
 * - `back`: the amount goes back to the shopper. `back-failed`: it did not arrive, and is ours again.
 * - `lost`: the bank took it, or it could not be captured. `regained`: what was lost is ours again.
 * - `nothing`: no money of ours moves: refusals, steps between, fees, payouts.
 * - `unknown`: an entry of a type nobody here knows; it is reported and counts for nothing.
 */
export type BookMeaning = 'taken' | 'released' | 'back' | 'back-failed' | 'lost' | 'regained' | 'nothing' | 'unknown'

/** One entry in a provider's own books. */
export interface BookedRow {
  /** The same for the same movement of money, whichever day and however often it is told. */
  readonly rowId: string
  /** Our payment's id, or the text in its place. */
  readonly paymentId: string
  /** The provider's own name of the attempt to pay: a link may see several, and only one that is paid. */
  readonly attempt: string
  /** The provider's name for it. */
  readonly type: string
  readonly meaning: BookMeaning
  readonly minor: number
  readonly currency: string
  /** The booking time, ISO. */
  readonly at: string
  /** Of money that was lost or regained: the provider's name of the case, as in `MoneyEvent`. */
  readonly caseId?: string
}

/**
 * Takes money. Called outside any transaction. An answer that is not understood, or none at all, is thrown as a fault: then nobody
 * knows whether money moved, and the same charge may be asked for again under the same id.
 */
export interface PaymentProvider {
  readonly name: ProviderName
  /** Identifies the account that receives the money: providers of one account share their records and notifications. */
  readonly account: string
  readonly setup: ProviderSetup
  /** True if `begin` itself may take money; where not, one that failed is known to have taken none. */
  readonly takesMoneyAtOnce: boolean
  /** True if a refusal ends the payment; a link, say, stays open and can be tried with another card. */
  refusalEnds(payment: Pick<OpenPayment, 'reference'>): boolean
  methods(ask: PayingIn, signal?: AbortSignal): Promise<readonly PaymentMethod[]>
  /** Creates or updates the provider's data about a basket before it is paid. */
  prepare?(charge: Charge, sessionId: string | null, signal?: AbortSignal): Promise<Preparation>
  begin(charge: Charge, signal?: AbortSignal): Promise<ProviderAnswer>
  /** After the browser came back; undefined when the provider does not know these details, or knew them once already. */
  finish(
    details: Readonly<Record<string, string>>,
    open: OpenPayment,
    signal?: AbortSignal,
  ): Promise<ProviderAnswer | undefined>
  /** Reads the state of an open payment; undefined if nothing is new or the provider does not know. */
  readStatus(open: OpenPayment, signal?: AbortSignal): Promise<ProviderAnswer | undefined>
  /** Called after a notification that is only a hint, for providers whose notifications do not report lost money themselves. */
  laterEvents?(payment: OpenPayment, signal?: AbortSignal): Promise<LaterEvents>
  /** Voids the whole payment: refunds money that was taken and cancels what is open, by our reference where the provider's is not known. Safe to repeat. */
  voidPayment(payment: OpenPayment, signal?: AbortSignal): Promise<void>
  /** Refunds a part under an id of ours, which makes it safe to repeat. `done`: no notice will follow. */
  refund(
    payment: OpenPayment,
    part: { readonly refundId: string; readonly amount: Money },
    signal?: AbortSignal,
  ): Promise<'done' | 'received'>
  /** Reads a notification; `forged` unless every event in it proves itself and is for our account. */
  read(notification: Notification): readonly ProviderNotice[] | 'forged'
  /** The provider's own books of a day (`2026-11-20`); of a recent day they may not be there yet. */
  books(day: string, signal?: AbortSignal): Promise<readonly BookedRow[] | 'not-there-yet'>
  /** Only for providers that are asked about a card before it is fully entered. */
  card?(
    ask: { readonly binNumber: string; readonly amount: Money; readonly conversationId: string },
    signal?: AbortSignal,
  ): Promise<CardFacts | undefined>
}
