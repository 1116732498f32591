import { type OrderMoney, type OrderPieces, refund, refundFor, type SomePieces } from '#server/orders/index.ts'
import type { GoodsReturn, ReturnLine } from './return.ts'

/** A size of a product that can be had instead of another. */
export interface OtherSize {
  readonly sku: string
  /** With its length, as shoppers read it. */
  readonly name: string
  readonly size: string
  readonly length?: string | undefined
  readonly ean?: string | undefined
  /** Pieces in the warehouses of the market. */
  readonly pieces: number
}

/** Days a size is set aside after the last day to send the return: for its way and the inspection. */
export const daysForTheWay = 14

/** Lines that are to be exchanged, with the pieces that count: those accepted, and before the inspection all. */
export const exchangedLines = ({ lines }: Pick<GoodsReturn, 'lines'>) =>
  lines.flatMap(({ exchange, accepted, quantity, lineItemId }) => {
    const pieces = accepted ?? quantity
    return exchange && pieces > 0 ? [{ lineItemId, quantity: pieces, exchange }] : []
  })

/** The pieces to reserve, one row per size. */
export function wantedSizes(lines: readonly Pick<ReturnLine, 'exchange' | 'quantity'>[]) {
  const sums = new Map<string, number>()
  for (const { exchange, quantity } of lines)
    if (exchange) sums.set(exchange.sku, (sums.get(exchange.sku) ?? 0) + quantity)
  return [...sums].map(([sku, quantity]) => ({ sku, quantity }))
}

/** The price paid for each of these lines. The sum equals their refund, to the smallest unit. */
export function paidFor(
  order: OrderMoney & { readonly lines: readonly OrderPieces[] },
  pieces: readonly SomePieces[],
): number[] {
  const gone: SomePieces[] = []
  let before = 0
  return pieces.map((some) => {
    gone.push(some)
    const after = refund(order.lines, gone)
    const sum = after.ok ? refundFor(order.lines, after.value, order) : before
    const minor = sum - before
    before = sum
    return minor
  })
}
