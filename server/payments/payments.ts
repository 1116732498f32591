import type { Money } from '#foundation/money.ts'
import type { Database } from '#server/platform/database.ts'
import type { MoneyState, MoneyStatus } from './money-state.ts'
import type { MoneyEvent, PaymentAction, ProviderName } from './payment-provider.port.ts'
import type { Outcome, PaymentState } from './payment-state.ts'

/** The provider name of payments that gift cards cover completely. */
export const giftCardProvider = 'gift-cards'

/** The data needed to ask the provider about the payment later. */
export interface PaymentContext {
  readonly storeId?: string
  readonly shopperAddress?: string
  readonly installments?: number
}

/** One attempt to pay a frozen basket. */
export interface Payment {
  readonly id: string
  readonly checkoutBasketId: string
  readonly basketId: string
  readonly market: string
  readonly provider: ProviderName | typeof giftCardProvider
  readonly method: string
  readonly context: PaymentContext
  readonly state: PaymentState
  readonly amountMinor: number
  readonly currency: string
  readonly reference: string | null
  readonly action: PaymentAction | null
  /** The key of the text that says why the payment failed. */
  readonly reason: string | null
  readonly checks: number
  readonly madeAt: Date
  /** The state of the money since the authorisation, and the amount lost. */
  readonly moneyState: MoneyState
  readonly lostMinor: number
  /** When an operator released the order although its money is lost. */
  readonly releasedAt: Date | null
}

export type NewPayment = Pick<
  Payment,
  'id' | 'checkoutBasketId' | 'basketId' | 'market' | 'provider' | 'method' | 'context' | 'amountMinor' | 'currency'
>

/** A payment event and its source. The same event received twice is stored once. */
export interface PaymentEvent {
  readonly paymentId: string
  readonly provider: string
  readonly eventId: string
  readonly outcome: Outcome | 'none'
  readonly amount: Money | undefined
  readonly reference: string | undefined
  readonly reportedBy: 'answer' | 'return' | 'webhook' | 'recheck' | 'shopper' | 'reconcile' | 'operator'
}

export interface LastPaymentEvent extends Pick<PaymentEvent, 'eventId' | 'outcome' | 'reference' | 'reportedBy'> {
  readonly amountMinor: number | null
  readonly currency: string | null
}

export interface PaymentUpdate {
  readonly state: PaymentState
  readonly reference?: string | null
  readonly action?: PaymentAction | null
  readonly reason?: string | null
  /** When the payment is checked again: as planned, at once, or never, because its outcome is final. */
  readonly recheck: 'as-planned' | 'at-once' | 'never'
}

/** Payments and their events. A basket has at most one payment that is open or paid. */
export interface Payments {
  /** False if the basket already has a payment that is open or paid. */
  begin(inside: Database, payment: NewPayment): Promise<boolean>
  /** The payment that is open or paid. */
  findOpenOrPaid(inside: Database, basketId: string): Promise<Payment | undefined>
  find(id: string): Promise<Payment | undefined>
  latest(checkoutBasketId: string): Promise<Payment | undefined>
  /** Stores an event of a payment and locks the payment; `isNew` is false for a repeated event. */
  recordEvent(
    inside: Database,
    event: Omit<PaymentEvent, 'provider'>,
  ): Promise<(Payment & { readonly isNew: boolean }) | undefined>
  move(inside: Database, id: string, moved: PaymentUpdate): Promise<void>
  /** Records that a paid amount must be refunded; once per payment. */
  recordVoid(inside: Database, payment: Payment, id: string): Promise<void>
  voided(inside: Database, paymentId: string): Promise<void>
  /** Stores the provider's reference if it arrives later. */
  saveReference(inside: Database, id: string, reference: string): Promise<void>
  /** True if the provider ever called the payment by this reference. */
  hadReference(paymentId: string, reference: string): Promise<boolean>
  /** The last event of a payment. */
  lastPaymentEvent(paymentId: string): Promise<LastPaymentEvent | undefined>
  /** Payments of a provider that began before `before` and whose outcome is still open. */
  findOpenBefore(provider: string, before: Date, limit: number): Promise<Payment[]>
  /** Payments of a provider that began within a period. */
  findMadeBetween(provider: string, from: Date, to: Date): Promise<Payment[]>
  findMany(ids: readonly string[]): Promise<Payment[]>
  /**
   * Stores a money event, locks the payment, and returns the state of its money before and after. Events may arrive in any order and more
   * than once.
   */
  recordMoneyEvent(inside: Database, paymentId: string, event: MoneyEvent): Promise<RecordedMoneyEvent | undefined>
  /** Locks the payment. */
  lock(inside: Database, id: string): Promise<Payment | undefined>
  /** The order continues from now on, although its money is lost. */
  release(inside: Database, id: string): Promise<void>
  /** Takes payments whose check is due; two processes never take the same payment. */
  due(limit: number): Promise<Payment[]>
}

export interface RecordedMoneyEvent {
  /** The payment before this event. */
  readonly payment: Payment
  readonly status: MoneyStatus
  readonly isNew: boolean
}
