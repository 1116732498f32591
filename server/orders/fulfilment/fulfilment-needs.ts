import type { Result } from '#foundation/result.ts'
import type { OrderProblem } from '../orders.problems.ts'
import type { Fulfilments } from './fulfilments.ts'

/** A transaction. */
export type Inside = Parameters<Fulfilments['lock']>[0]

export interface FulfilmentNeeds {
  inTransaction<Value>(work: (inside: Inside) => Promise<Value>): Promise<Value>
  readonly fulfilments: Fulfilments
  readonly jobs: {
    send(inside: Inside, queue: string, data: Readonly<Record<string, unknown>>): Promise<void>
  }
  /** Puts sold pieces back into the stock of the place that sold them, or of `place`. */
  readonly stock: {
    putBack(inside: Inside, paymentId: string, pieces: readonly SoldPieces[], place?: string): Promise<void>
  }
  /** Refunds the payment first and gift cards last. A refund id is refunded only once. */
  refund(inside: Inside, refund: OrderRefund): Promise<{ readonly moneyMinor: number; readonly cardMinor: number }>
  /**
   * Blocks the gift cards that these pieces were; `remaining` is the number of the line's pieces before. If money of
   * one card was spent, the call is refused and nothing is changed.
   */
  revokeCards(
    inside: Inside,
    orderId: string,
    lines: readonly { readonly lineId: string; readonly pieces: number; readonly remaining: number }[],
  ): Promise<Result<void, OrderProblem>>
  /** Uses of promotions by a cancelled order are no longer counted. */
  releasePromotionUses(inside: Inside, paymentId: string): Promise<void>
  readonly newId: () => string
  readonly clock: () => Date
}

export interface SoldPieces {
  readonly sku: string
  readonly quantity: number
}

export interface OrderRefund {
  readonly refundId: string
  readonly paymentId: string
  readonly amountMinor: number
  readonly cause: string
}
