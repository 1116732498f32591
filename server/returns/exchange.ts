import { type OrderMoney, type OrderPieces, refund, refundFor, type SomePieces } from '#server/orders/index.ts'
import type { GoodsReturn, ReturnLine } from './return.ts'

/** A size of a product that a shopper can get instead of another. */
export interface OtherSize {
  readonly sku: string
  /** With its length, as shown to shoppers. */
  readonly name: string
  readonly size: string
  readonly length?: string | undefined
  readonly ean?: string | undefined
  /** Available pieces in the warehouses of the market. */
  readonly pieces: number
}

/** For how many days after the last day to send the return a size stays reserved: for transport and inspection. */
export const exchangeTransitDays = 14

/** Lines to be exchanged, with the accepted pieces; before the inspection, with all pieces. */
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
