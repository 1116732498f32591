import { accepted, type Result } from '#foundation/result.ts'
import type { ReturnRules } from '#server/markets/index.ts'
import {
  isDeliveryLeft,
  type OrderMoney,
  type OrderPieces,
  type OrderProblem,
  refund,
  refundFor,
  remainingPieces,
  type SomePieces,
} from '#server/orders/index.ts'

export interface ReturnRefund {
  readonly minor: number
  /** The refund includes the delivery cost. */
  readonly shipping: boolean
}

/**
 * What the return of these pieces refunds. Each piece is worth what was paid for it: its share of the amount paid for the goods, after all
 * discounts. A promotion is never taken back from the pieces that stay, so no line is worth less than nothing, and all returns together
 * refund exactly what was paid. The delivery cost follows the market's rule.
 */
export function returnRefund(
  order: OrderMoney & { readonly lines: readonly OrderPieces[] },
  pieces: readonly SomePieces[],
  rules: Pick<ReturnRules, 'refundsDelivery'>,
): Result<ReturnRefund, OrderProblem> {
  const after = refund(order.lines, pieces)
  if (!after.ok) return after
  const shipping = rules.refundsDelivery && isDeliveryLeft(order) && isAllBack(after.value)
  return accepted({ minor: refundFor(order.lines, after.value, order, shipping), shipping })
}

/** Nothing that was to be delivered is with the shopper or on its way to them. */
export const isAllBack = (lines: readonly OrderPieces[]): boolean =>
  lines.filter(({ place }) => place !== 'online').every((line) => remainingPieces(line) === 0)
