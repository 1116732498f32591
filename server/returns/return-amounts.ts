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
  /** True if the refund includes the delivery cost. */
  readonly shipping: boolean
}

/**
 * The refund for the return of these pieces. Each piece is worth its share of the amount paid for the goods, after all
 * discounts. The remaining pieces keep their promotions, so no line has a negative value, and all returns together
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

/** True if the shopper neither has nor expects any piece that had to be delivered. */
export const isAllBack = (lines: readonly OrderPieces[]): boolean =>
  lines.filter(({ place }) => place !== 'online').every((line) => remainingPieces(line) === 0)
