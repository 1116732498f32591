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
  /** Sold pieces go back to the stock of the place they came from, or of `place`. */
  readonly stock: {
    putBack(inside: Inside, paymentId: string, pieces: readonly SoldPieces[], place?: string): Promise<void>
  }
  /** Refunds the payment first and gift cards last; the same refund id is refunded once. */
  refund(inside: Inside, refund: OrderRefund): Promise<{ readonly moneyMinor: number; readonly cardMinor: number }>
  /**
   * Blocks the gift cards that were bought as these pieces; `remaining` is how many of the line there were before. If money of one of them
   * was spent, it refuses and changes nothing.
   */
  revokeCards(
    inside: Inside,
    orderId: string,
    lines: readonly { readonly lineId: string; readonly pieces: number; readonly remaining: number }[],
  ): Promise<Result<void, OrderProblem>>
  /** The uses of promotions by a cancelled order count no more. */
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
