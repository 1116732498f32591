import type { Result } from '#foundation/result.ts'
import type { Database } from '#server/platform/database.ts'

/** What a payment holds besides the goods. */
export interface ToHold {
  readonly paymentId: string
  readonly basketId: string
  readonly market: string
  /** The frozen content; each hold reads its own part. */
  readonly held: unknown
  readonly totalMinor: number
  readonly dueMinor: number
  readonly currency: string
}

/** Something that a payment holds until it ends, such as gift card balances and uses of codes. Called in the payment's transactions. */
export interface PaymentHold<Code extends string = string> {
  /** Holds or refuses. A repeated call for the same payment changes nothing. */
  hold(inside: Database, ask: ToHold): Promise<Result<void, { readonly code: Code }>>
  /** The order was placed: what was held is spent. */
  spend(
    inside: Database,
    ask: {
      readonly paymentId: string
      readonly orderId: string
      /** The frozen content, if available. */
      readonly held?: unknown
    },
  ): Promise<void>
  /** The payment failed: releases what was held. Safe to repeat. */
  release(inside: Database, paymentId: string): Promise<void>
}
