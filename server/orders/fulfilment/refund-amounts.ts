import { allocate, money } from '#foundation/money.ts'
import type { OrderPieces } from './order-pieces.ts'
import { stateByPieces } from './order-pieces.ts'

/** An order's money, as far as giving back needs it. */
export interface OrderMoney {
  readonly currency: string
  readonly totalMinor: number
  /** The cost of delivery, including tax added on top. */
  readonly shippingMinor: number
  /** Given back before. */
  readonly refundedMinor: number
  /** Of that, what delivery cost, where it was given back by itself. */
  readonly refundedShippingMinor: number
}

/**
 * What goes back for pieces that are cancelled or refunded. Each piece is worth its share of what the goods were paid for, so that all
 * pieces of an order together give back exactly that; what delivery cost goes back with the last piece of an order of which nothing was
 * sent, or when it is asked for.
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

/** Pieces whose price has gone back. */
const goneOf = ({ cancelled, returned }: OrderPieces): number => cancelled + returned

/** The amount paid for each line: its share of the amount paid for all goods, after discounts on the whole order. */
function paidFor(lines: readonly OrderPieces[], goodsMinor: number, currency: string): number[] {
  const weights = lines.map(({ worthMinor }) => worthMinor)
  if (weights.every((weight) => weight === 0)) return weights
  return allocate(money(goodsMinor, currency), weights).map(({ minor }) => minor)
}

/** Of the first so many pieces, so that shares of single pieces always add up to the line. */
const share = (worth: number, { quantity }: OrderPieces, pieces: number): number =>
  Math.round((worth * pieces) / quantity)
