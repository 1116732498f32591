import type { Money } from '#foundation/money.ts'

export const providerNames = ['adyen', 'klarna', 'iyzico', 'pay-by-link', 'pos'] as const
/** The payment providers: cards and wallets, buy now pay later, Turkey, payment links, store terminals. */
export type ProviderName = (typeof providerNames)[number]

/** A payment method, as a provider offers it. */
export interface PaymentMethod {
  /** The provider's name of the method, such as `scheme` for cards. */
  readonly type: string
  readonly name: string
  readonly brands: readonly string[]
  /** Settings of a wallet for the browser, unchanged from the provider. */
  readonly configuration?: Readonly<Record<string, unknown>>
  /** Address of its logo, if the provider has one. */
  readonly picture?: string
}

/** The data needed to show the provider's own fields in the payment step. */
export interface ProviderSetup {
  /** The key of this shop for the provider's browser script; empty if the provider has no script. */
  readonly clientKey: string
  /** For live, a region may follow, as in `live-us`. */
  readonly environment: 'test' | 'live' | `live-${string}`
  /** True for a simulator: the shop's own plain card fields replace those of the provider. */
  readonly simulated: boolean
  /** Scheme and host of each page that a browser may be sent to, for the content security policy of the payment step. */
  readonly origins: readonly string[]
  /** Origins of wallets whose scripts are loaded by the provider's own fields; set if such fields are shown. */
  readonly scripts?: readonly string[]
}

export interface PayingIn {
  readonly amount: Money
  /** ISO 3166, upper case. */
  readonly country: string
  readonly locale: string
}

/** One line of the payment. All lines add up exactly to the amount. */
export interface ChargeLine {
  readonly id: string
  readonly name: string
  /** `tax` if prices exclude tax; `discount` and `gift-card` are negative. */
  readonly kind: 'physical' | 'digital' | 'shipping' | 'fee' | 'tax' | 'discount' | 'gift-card'
  readonly quantity: number
  readonly unitMinor: number
  readonly totalMinor: number
  /** Included in the total; 0 if tax is a separate line. */
  readonly taxMinor: number
  readonly taxPercent: number
}

export interface PartyAddress {
  readonly firstName: string
  readonly lastName: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  /** State or province, in countries that have them. */
  readonly region: string
  readonly country: string
  readonly phone: string
}

/** The amount to charge, and the goods it pays for. The amount is always calculated by the shop. */
export interface Charge extends PayingIn {
  /** Our payment id: the reference at the provider, and the idempotency key, so that a repeated request charges once. */
  readonly paymentId: string
  readonly checkoutBasketId: string
  readonly market: string
  /** As collected by the payment step: the type, and the provider's encrypted fields. */
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
  /** The store in which the shopper pays. */
  readonly storeId?: string
}

/** A payment that was begun, and the charge it was begun with. */
export interface OpenPayment extends Charge {
  /** The provider's id of the payment; null if its response never arrived. */
  readonly reference: string | null
}

/** What the browser has to do next. */
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
 * - `cancelled`: the whole authorisation was withdrawn; none of it is paid out.
 * - `capture-failed`: the money could not be captured.
 * - `dispute-opened`: the shopper's bank asks or warns; no money has moved yet.
 * - `chargeback`: the money was taken back from us; possibly again after a reversal.
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
  /** The provider's id of the case: a dispute, its chargeback and the reversal have the same one. */
  readonly caseId: string
  /** The amount that was moved or disputed. */
  readonly amount: Money
  /** The time of the event, ISO. Events arrive in any order; the latest event of a case counts. */
  readonly at: string
  /** The provider's own text, for the operator. */
  readonly reason?: string
  /** When an answer is due, ISO. */
  readonly answerBy?: string
}

/**
 * The state of a refund, which has an id of ours. `refused`: it was never sent. `failed`: it was sent, or reported as
 * sent, and did not arrive. `reversed`: it arrived and came back to us. The last three must never be shown as refunded.
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
  /** The key of the text that says why the payment failed. */
  readonly reason?: string
  /**
   * The same for every payment with the same card: a token of it, or its first and last digits; undefined if the
   * provider does not send it.
   */
  readonly card?: string
}

/** The money events since the authorisation, read from the provider's record. */
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
  /** `ask-provider`: only a hint that something happened, so the provider must be asked. `none`: not about whether money moved. */
  readonly outcome: ProviderOutcome | 'voided' | 'ask-provider' | 'none'
  /** The key of the text that says why the payment failed. */
  readonly reason?: string
  /** Set if the event is about the money of an already authorised payment. */
  readonly money?: MoneyEvent
  /** Set if the event is about a refund; `paymentId` is then empty. */
  readonly refund?: RefundEvent
}

/** The payment methods for this basket, for providers that need the basket before the shopper chooses. */
export interface Preparation {
  readonly sessionId: string
  readonly methods: readonly PaymentMethod[]
}

/** What is known about a card from its first digits, and its instalment options. */
export interface CardFacts {
  readonly cardType: string
  readonly cardAssociation: string
  readonly cardFamily: string
  readonly bankName: string
  readonly installments: readonly { readonly count: number; readonly total: Money; readonly monthly: Money }[]
}

/**
 * The meaning of an entry in a provider's books:
 * - `taken`: the amount was promised or paid. `released`: the amount taken by this attempt is not paid out after all.
 * - `back`: the amount goes back to the shopper. `back-failed`: it did not arrive, and is ours again.
 * - `lost`: the bank took it back, or it could not be captured. `regained`: the lost amount is ours again.
 * - `nothing`: none of our money moves: refusals, intermediate steps, fees, payouts.
 * - `unknown`: an entry of an unknown type; it is reported and not counted.
 */
export type BookMeaning = 'taken' | 'released' | 'back' | 'back-failed' | 'lost' | 'regained' | 'nothing' | 'unknown'

/** One entry in a provider's own books. */
export interface BookedRow {
  /** The same for the same movement of money, on whichever day and however often it is reported. */
  readonly rowId: string
  /** Our payment id, or the text in its place. */
  readonly paymentId: string
  /** The provider's id of the attempt: a link may have several attempts, but only one is paid. */
  readonly attempt: string
  /** The provider's name of the entry type. */
  readonly type: string
  readonly meaning: BookMeaning
  readonly minor: number
  readonly currency: string
  /** The booking time, ISO. */
  readonly at: string
  /** For lost or regained money: the provider's id of the case, as in `MoneyEvent`. */
  readonly caseId?: string
}

/**
 * Takes money. Called outside any transaction. A missing or unknown answer is thrown as a fault: it is then not known
 * whether money moved, and the same charge may be requested again with the same id.
 */
export interface PaymentProvider {
  readonly name: ProviderName
  /** Identifies the account that receives the money. Providers of one account share records and notifications. */
  readonly account: string
  readonly setup: ProviderSetup
  /** True if `begin` itself may take money. If false, a failed `begin` has certainly taken none. */
  readonly takesMoneyAtOnce: boolean
  /** True if a refusal ends the payment. A link, for example, stays open for another card. */
  refusalEnds(payment: Pick<OpenPayment, 'reference'>): boolean
  methods(ask: PayingIn, signal?: AbortSignal): Promise<readonly PaymentMethod[]>
  /** Creates or updates the provider's data about a basket before the payment. */
  prepare?(charge: Charge, sessionId: string | null, signal?: AbortSignal): Promise<Preparation>
  begin(charge: Charge, signal?: AbortSignal): Promise<ProviderAnswer>
  /** Called when the browser has returned; undefined if the provider does not know these details, or they were used before. */
  finish(
    details: Readonly<Record<string, string>>,
    open: OpenPayment,
    signal?: AbortSignal,
  ): Promise<ProviderAnswer | undefined>
  /** Reads the state of an open payment; undefined if nothing has changed or the provider does not know it. */
  readStatus(open: OpenPayment, signal?: AbortSignal): Promise<ProviderAnswer | undefined>
  /** Called after a notification that is only a hint, for providers whose notifications do not report lost money. */
  laterEvents?(payment: OpenPayment, signal?: AbortSignal): Promise<LaterEvents>
  /**
   * Voids the whole payment: refunds money that was taken and cancels what is open. Uses our reference if the
   * provider's is not known. Safe to repeat.
   */
  voidPayment(payment: OpenPayment, signal?: AbortSignal): Promise<void>
  /** Refunds a part, with an id of ours that makes it safe to repeat. `done`: no notice will follow. */
  refund(
    payment: OpenPayment,
    part: { readonly refundId: string; readonly amount: Money },
    signal?: AbortSignal,
  ): Promise<'done' | 'received'>
  /** Reads a notification; `forged` unless every event in it is authentic and for our account. */
  read(notification: Notification): readonly ProviderNotice[] | 'forged'
  /** The provider's books of a day (`2026-11-20`); those of a recent day may not be available yet. */
  books(day: string, signal?: AbortSignal): Promise<readonly BookedRow[] | 'not-there-yet'>
  /** Only for providers that give facts about a card before it is completely entered. */
  card?(
    ask: { readonly binNumber: string; readonly amount: Money; readonly conversationId: string },
    signal?: AbortSignal,
  ): Promise<CardFacts | undefined>
}
