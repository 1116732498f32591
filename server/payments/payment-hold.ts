import type { Result } from '#foundation/result.ts'
import type { Database } from '#server/platform/database.ts'

/** The amounts and uses to hold for a payment besides the goods. */
export interface ToHold {
  readonly paymentId: string
  readonly basketId: string
  readonly market: string
  /** The frozen content; each hold knows its own part. */
  readonly held: unknown
  readonly totalMinor: number
  readonly dueMinor: number
  readonly currency: string
}

/** A resource a payment holds until it ends: gift card balances, uses of codes. Called inside the payment's transactions. */
export interface PaymentHold<Code extends string = string> {
  /** Holds or refuses; repeated for the same payment, it changes nothing. */
  hold(inside: Database, ask: ToHold): Promise<Result<void, { readonly code: Code }>>
  /** The order is placed: the holds are spent. */
  spend(
    inside: Database,
    ask: {
      readonly paymentId: string
      readonly orderId: string
      /** The frozen content, if available. */
      readonly held?: unknown
    },
  ): Promise<void>
  /** The payment failed: releases the holds. Safe to repeat. */
  release(inside: Database, paymentId: string): Promise<void>
}
