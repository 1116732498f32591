import type { QuotedTax, TaxedOrder } from './tax-service.port.ts'

interface Pieces {
  readonly lineItemId: string
  readonly quantity: number
}

export interface RefundedPieces {
  /** Pieces that were returned earlier. */
  readonly before: readonly Pieces[]
  readonly now: readonly Pieces[]
  /** True if the delivery cost is refunded too. */
  readonly withDelivery: boolean
}

/**
 * The refunded goods and taxes of an order, at the rates of the sale. All refunds together are exactly the amount
 * charged. Undefined if there are only untaxed gift cards.
 */
export function refundedTaxes(
  order: TaxedOrder,
  { before, now, withDelivery }: RefundedPieces,
): TaxedOrder | undefined {
  const count = (pieces: readonly Pieces[], id: string): number =>
    pieces.filter(({ lineItemId }) => lineItemId === id).reduce((sum, { quantity }) => sum + quantity, 0)
  const all = [...before, ...now]
  const parts = order.lines.flatMap((line) => {
    const [from, to] = [count(before, line.id), count(all, line.id)]
    const tax = order.taxes.lines.find(({ id }) => id === line.id)
    if (to <= from || !tax) return []
    const share = (amount: number): number => shareOf(amount, line.quantity, to) - shareOf(amount, line.quantity, from)
    return [
      {
        line: { ...line, quantity: to - from, netMinor: share(line.netMinor) },
        tax: { id: line.id, ...shared(tax, share) },
      },
    ]
  })
  if (parts.length === 0 && !(withDelivery && order.deliveryMinor > 0)) return undefined
  return {
    ...order,
    lines: parts.map(({ line }) => line),
    deliveryMinor: withDelivery ? order.deliveryMinor : 0,
    taxes: {
      lines: parts.map(({ tax }) => tax),
      delivery: withDelivery ? order.taxes.delivery : { taxableMinor: 0, percent: 0, taxMinor: 0 },
    },
  }
}

/** The share of the first `pieces` pieces together, so that the shares of single pieces add up to the line. */
const shareOf = (amount: number, quantity: number, pieces: number): number => Math.round((amount * pieces) / quantity)

const shared = ({ taxableMinor, percent, taxMinor }: QuotedTax, share: (amount: number) => number): QuotedTax => ({
  percent,
  taxableMinor: share(taxableMinor),
  taxMinor: share(taxMinor),
})
