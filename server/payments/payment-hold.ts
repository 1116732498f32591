import type { Result } from '#foundation/result.ts'
import type { Database } from '#server/platform/database.ts'

/** The amounts and uses to hold for a payment besides the goods. */
export interface ToHold {
  readonly paymentId: string
  readonly basketId: string
  readonly market: string
  /** As it was frozen; whoever holds it knows its form. */
  readonly held: unknown
  readonly totalMinor: number
  readonly dueMinor: number
  readonly currency: string
}

/** Something a payment holds until it is over: balances of gift cards, uses of codes. Called inside the payment's transactions. */
export interface PaymentHold<Code extends string = string> {
  /** Sets aside, or refuses; the same payment again changes nothing. */
  hold(inside: Database, ask: ToHold): Promise<Result<void, { readonly code: Code }>>
  /** The order is placed: what was set aside is spent. */
  take(
    inside: Database,
    ask: {
      readonly paymentId: string
      readonly orderId: string
      /** As it was frozen, where that is at hand. */
      readonly held?: unknown
    },
  ): Promise<void>
  /** The payment came to nothing. Safe to repeat. */
  release(inside: Database, paymentId: string): Promise<void>
}
