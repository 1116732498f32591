import { fromWire, wireMinor } from '#contracts/money.ts'
import { allocate, money, roundHalfAway, taxWithin } from '#foundation/money.ts'
import type { Cancellation, OrderContent } from '#server/orders/index.ts'
import type { Invoice, InvoicedTax } from './invoice.ts'

/** A line of a credit note. */
export interface CreditedLine {
  readonly lineItemId: string
  readonly quantity: number
  readonly minor: number
}

export interface Credited {
  readonly lines: readonly CreditedLine[]
  /** The cost of delivery and the payment fee. */
  readonly deliveryMinor: number
  readonly taxes: readonly InvoicedTax[]
}

type Sums = Pick<Invoice, 'totalMinor' | 'taxes'>

/** The taxes of an order, one row per rate. */
export const taxesOf = ({ taxRates }: Pick<OrderContent, 'taxRates'>): InvoicedTax[] =>
  (taxRates ?? []).map(({ name, percent, taxable, vat }) => {
    return { name, percent, taxableMinor: fromWire(taxable).minor, vatMinor: fromWire(vat).minor }
  })

export interface ToCredit {
  readonly content: OrderContent
  readonly currency: string
  readonly cancellation: Pick<Cancellation, 'lines' | 'refundMinor' | 'shippingMinor'>
  readonly invoice: Sums
  /** Credit notes of the order so far. */
  readonly earlier: readonly Sums[]
  /** The delivery cost that is not yet credited, if nothing of the order is left. */
  readonly deliveryLeftMinor: number
}

/**
 * A refund as lines and taxes. It is divided among the lines by their price, with delivery separate; each has its own
 * rate. The last credit note of an order contains the rest of each rate, so that all credit notes together equal the
 * invoice exactly.
 */
export function credited({ content, currency, cancellation, invoice, earlier, deliveryLeftMinor }: ToCredit): Credited {
  const { refundMinor, shippingMinor, lines: pieces } = cancellation
  const deliveryMinor = Math.min(refundMinor, Math.max(shippingMinor, deliveryLeftMinor))
  const known = pieces.flatMap((some) => {
    const line = content.lines.find(({ id }) => id === some.lineItemId)
    return line ? [{ ...some, line }] : []
  })
  const weights = known.map(({ line, quantity }) => (line.totalPrice.amount / line.quantity) * quantity)
  const goods = money(refundMinor - deliveryMinor, currency)
  const parts = weights.some((weight) => weight > 0) ? allocate(goods, weights) : weights.map(() => money(0, currency))
  const lines = known.map(({ lineItemId, quantity }, index) => ({ lineItemId, quantity, minor: parts[index]!.minor }))
  const isLast = earlier.reduce((sum, { totalMinor }) => sum + totalMinor, refundMinor) === invoice.totalMinor
  const rates = invoice.taxes.map((rate) => {
    const before = sumOf(earlier, rate.percent)
    const left = { vatMinor: rate.vatMinor - before.vatMinor, taxableMinor: rate.taxableMinor - before.taxableMinor }
    if (isLast) return { ...rate, ...left }
    const taxed = known.flatMap(({ line }, index) => (line.taxPercent === rate.percent ? [parts[index]!] : []))
    const delivery = deliveryTax(content, invoice.taxes, deliveryMinor)
    const goodsTax = taxed.reduce((sum, part) => sum + taxWithin(part, rate.percent).minor, 0)
    const gross =
      taxed.reduce((sum, { minor }) => sum + minor, 0) + (delivery.percent === rate.percent ? deliveryMinor : 0)
    const vatMinor = Math.min(left.vatMinor, goodsTax + (delivery.percent === rate.percent ? delivery.minor : 0))
    return { ...rate, vatMinor, taxableMinor: Math.max(0, Math.min(left.taxableMinor, gross - vatMinor)) }
  })
  return { lines, deliveryMinor, taxes: rates.filter(({ vatMinor, taxableMinor }) => vatMinor > 0 || taxableMinor > 0) }
}

const sumOf = (notes: readonly Sums[], percent: number) =>
  notes
    .flatMap(({ taxes }) => taxes.filter((tax) => tax.percent === percent))
    .reduce(
      (sum, { vatMinor, taxableMinor }) => {
        return { vatMinor: sum.vatMinor + vatMinor, taxableMinor: sum.taxableMinor + taxableMinor }
      },
      { vatMinor: 0, taxableMinor: 0 },
    )

/** The tax of delivery and the payment fee, at the order's rate that is nearest to the charged one. */
function deliveryTax(
  content: OrderContent,
  rates: readonly InvoicedTax[],
  minor: number,
): { readonly percent: number | undefined; readonly minor: number } {
  const { shippingTotal, shippingVat, paymentFee, paymentFeeVat } = content
  const cost = wireMinor(shippingTotal) + wireMinor(paymentFee)
  const share = cost > 0 ? (wireMinor(shippingVat) + wireMinor(paymentFeeVat)) / cost : 0
  const percent = share < 1 ? (share / (1 - share)) * 100 : 0
  const nearest = rates.toSorted((a, b) => Math.abs(a.percent - percent) - Math.abs(b.percent - percent))[0]
  return { percent: nearest?.percent, minor: roundHalfAway(minor * share) }
}
