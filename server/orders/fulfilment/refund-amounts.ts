import { allocate, money } from '#foundation/money.ts'
import type { OrderPieces } from './order-pieces.ts'
import { stateByPieces } from './order-pieces.ts'

/** The amounts of an order needed for refunds. */
export interface OrderMoney {
  readonly currency: string
  readonly totalMinor: number
  /** The cost of delivery and the payment fee, including tax added on top. */
  readonly shippingMinor: number
  /** The amount refunded earlier. */
  readonly refundedMinor: number
  /** The part of these costs that was refunded separately; it is part of `refundedMinor`. */
  readonly refundedShippingMinor: number
}

/**
 * The refund for cancelled or refunded pieces. Each piece is worth its share of the amount paid for the goods, so that
 * the refunds of all pieces add up to exactly that amount. The cost of delivery and the payment fee are refunded with
 * the last piece if nothing of the order was sent, or on request.
 */
export function refundFor(
  before: readonly OrderPieces[],
  after: readonly OrderPieces[],
  { currency, totalMinor, shippingMinor, refundedMinor, refundedShippingMinor }: OrderMoney,
  withShipping = false,
): number {
  const left = totalMinor - refundedMinor
  if (stateByPieces(after) === 'cancelled') return left
  const worth = paidFor(before, totalMinor - shippingMinor, currency)
  const goods = before.reduce(
    (sum, line, index) =>
      sum + share(worth[index]!, line, goneOf(after[index]!)) - share(worth[index]!, line, goneOf(line)),
    0,
  )
  const shipping = withShipping ? shippingMinor - refundedShippingMinor : 0
  return Math.max(0, Math.min(goods + shipping, left))
}

/** True if some of the delivery cost can still be refunded. */
export const isDeliveryLeft = ({
  refundedShippingMinor,
  shippingMinor,
  refundedMinor,
  totalMinor,
}: Omit<OrderMoney, 'currency'>): boolean => refundedShippingMinor < shippingMinor && refundedMinor < totalMinor

/** Pieces whose price was refunded. */
const goneOf = ({ cancelled, returned }: OrderPieces): number => cancelled + returned

/** The amount paid for each line: its share of the amount paid for all goods, after discounts on the whole order. */
function paidFor(lines: readonly OrderPieces[], goodsMinor: number, currency: string): number[] {
  const weights = lines.map(({ worthMinor }) => worthMinor)
  if (weights.every((weight) => weight === 0)) return weights
  return allocate(money(goodsMinor, currency), weights).map(({ minor }) => minor)
}

/** The share of the first `pieces` pieces together, so that the shares of single pieces add up to the line. */
const share = (worth: number, { quantity }: OrderPieces, pieces: number): number =>
  Math.round((worth * pieces) / quantity)
