import { add, allocate, type Money, subtract, times, zero } from '#foundation/money.ts'
import { partsOfDelivery, partsOfLine, rowsOf, type TaxPart, type TaxRate, type TaxRow } from '#server/taxes/index.ts'

/** What the totals need of a line: the price and the earlier price of a piece, the quantity, and the discounts of promotions. */
export interface PricedLine {
  readonly unit: Money
  /** Never below `unit`. */
  readonly list: Money
  readonly quantity: number
  /** Discount on the whole line, by promotions of lines. */
  readonly lineOff?: Money | undefined
  /** Its share of the basket promotions. */
  readonly basketOff?: Money | undefined
  /** The tax rate of the line; if left out, the usual rate at the destination. */
  readonly rate?: TaxRate | undefined
  /** Gift cards are vouchers: the tax is due on what they buy. */
  readonly untaxed?: boolean | undefined
  /** Taxes quoted by a tax service; they replace the rate. */
  readonly quoted?: readonly TaxPart[] | undefined
  /** Digital goods need no parcel, so they do not affect the tax of delivery. */
  readonly isDigital?: boolean | undefined
}

/** The tax rules of a basket: the usual rate, and whether prices include tax. */
export interface Taxes {
  readonly included: boolean
  readonly usual: TaxRate
  /** Set if two taxes are listed separately. */
  readonly name2?: unknown
}

export interface LineTotal {
  /** The cost of the line before its share of basket discounts. */
  readonly total: Money
  /** The total less its share of basket discounts. Tax is calculated on this amount. */
  readonly discounted: Money
  readonly vat: Money
  readonly vat2: Money
  /** The tax by rate; empty for an untaxed line. */
  readonly parts: readonly TaxPart[]
}

export interface Totals {
  readonly lines: readonly LineTotal[]
  /** The sum of all lines at list price, before any reduction. */
  readonly subtotal: Money
  readonly totalDiscount: Money
  readonly shippingTotal: Money
  /** Tax of the shipping alone; part of `totalVat`. */
  readonly shippingVat: Money
  /** The fee for paying, once for the whole basket. */
  readonly paymentFee: Money
  /** Tax of the fee alone; part of `totalVat`. */
  readonly paymentFeeVat: Money
  readonly totalVat1: Money
  readonly totalVat2: Money
  readonly totalVat: Money
  /** The same by rate, including delivery and the fee. */
  readonly taxRows: readonly TaxRow[]
  /** The taxes of delivery and the fee together. */
  readonly deliveryParts: readonly TaxPart[]
  readonly totalWithoutVat: Money
  readonly total: Money
}

/** What belongs to a basket besides goods and delivery. */
interface MoreTotals {
  /** The fee for paying. */
  readonly fee?: Money
  /** The taxes of delivery and the fee, quoted by a tax service; they replace the rates. */
  readonly delivery?: readonly TaxPart[]
}

/**
 * The amounts to pay. Tax is calculated per line, on the discounted price and at the line's own rate; on delivery and
 * the fee at the rates of the goods sent. Each part is rounded separately. Sums add up rounded parts, so that all shown
 * amounts add up exactly.
 */
export function totalsOf(
  lines: readonly PricedLine[],
  shipping: Money,
  taxes: Taxes,
  { fee = zero(shipping.currency), delivery }: MoreTotals = {},
): Totals {
  const none = zero(shipping.currency)
  const beside = add(shipping, fee)
  const { included, usual } = taxes
  const calculated = lines.map((line) => lineTotal(line, none, taxes))
  const sent = calculated.flatMap(({ parts }, index) => (lines[index]!.isDigital ? [] : parts))
  const deliveryParts = delivery ?? partsOfDelivery(beside, sent, included, usual)
  const deliveryVat = sumOf(none, deliveryParts)
  const subtotal = add(none, ...lines.map(({ list, quantity }) => times(list, quantity)))
  const totalDiscount = subtract(subtotal, add(none, ...calculated.map(({ discounted }) => discounted)))
  const totalVat1 = add(deliveryVat.vat, ...calculated.map(({ vat }) => vat))
  const totalVat2 = add(deliveryVat.vat2, ...calculated.map(({ vat2 }) => vat2))
  const totalVat = add(totalVat1, totalVat2)
  const priced = add(subtract(subtotal, totalDiscount), beside)
  const total = included ? priced : add(priced, totalVat)
  return {
    lines: calculated,
    subtotal,
    totalDiscount,
    shippingTotal: shipping,
    paymentFee: fee,
    ...taxesBeside(add(deliveryVat.vat, deliveryVat.vat2), shipping, fee),
    totalVat1,
    totalVat2,
    totalVat,
    taxRows: rowsOf(
      [...calculated.flatMap(({ parts }) => parts), ...deliveryParts],
      included,
      taxes.name2 !== undefined,
    ),
    deliveryParts,
    totalWithoutVat: subtract(total, totalVat),
    total,
  }
}

/** The tax of delivery and fee, divided between them by their price. */
function taxesBeside(vat: Money, shipping: Money, fee: Money): Pick<Totals, 'shippingVat' | 'paymentFeeVat'> {
  if (fee.minor === 0) return { shippingVat: vat, paymentFeeVat: fee }
  const [shippingVat, paymentFeeVat] = allocate(vat, [shipping.minor, fee.minor])
  return { shippingVat: shippingVat!, paymentFeeVat: paymentFeeVat! }
}

function lineTotal(line: PricedLine, none: Money, { included, usual }: Taxes): LineTotal {
  const { unit, quantity, lineOff, basketOff, untaxed, quoted, rate = usual } = line
  const total = subtract(times(unit, quantity), lineOff ?? none)
  const discounted = subtract(total, basketOff ?? none)
  const parts = untaxed ? [] : (quoted ?? partsOfLine(discounted, quantity, included, rate))
  return { total, discounted, parts, ...sumOf(none, parts) }
}

const sumOf = (none: Money, parts: readonly TaxPart[]): { readonly vat: Money; readonly vat2: Money } => ({
  vat: add(none, ...parts.map(({ vat }) => vat)),
  vat2: add(none, ...parts.map(({ vat2 }) => vat2)),
})
