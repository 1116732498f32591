import { add, type Money, subtract, times, zero } from '#foundation/money.ts'
import { partsOfDelivery, partsOfLine, rowsOf, type TaxPart, type TaxRate, type TaxRow } from '#server/taxes/index.ts'

/** One line as totals need it: what a piece costs, what it cost before, how many, and what promotions take off. */
export interface PricedLine {
  readonly unit: Money
  /** Never below `unit`. */
  readonly list: Money
  readonly quantity: number
  /** Off this line as a whole, by promotions of lines. */
  readonly lineOff?: Money | undefined
  /** Its share of the basket promotions. */
  readonly basketOff?: Money | undefined
  /** The tax rate of the line; if left out, the usual rate at the destination. */
  readonly rate?: TaxRate | undefined
  /** Gift cards are vouchers: their purchases are taxed instead. */
  readonly untaxed?: boolean | undefined
  /** Taxes quoted by a tax service; they replace the rate. */
  readonly quoted?: readonly TaxPart[] | undefined
  /** Needs no parcel, so it does not affect the tax of delivery. */
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
  /** Every line at its list value, before any reduction. */
  readonly subtotal: Money
  readonly totalDiscount: Money
  readonly shippingTotal: Money
  /** Tax of the shipping alone; part of `totalVat`. */
  readonly shippingVat: Money
  readonly totalVat1: Money
  readonly totalVat2: Money
  readonly totalVat: Money
  /** The same by rate, delivery included. */
  readonly taxRows: readonly TaxRow[]
  readonly deliveryParts: readonly TaxPart[]
  readonly totalWithoutVat: Money
  readonly total: Money
}

/**
 * The amounts owed. Tax is calculated per line on the discounted price at the line's own rate, and on delivery at the rates of what is sent, each
 * part rounded by itself; sums are sums of rounded parts, so that whatever is shown adds up to the last unit.
 */
export function totalsOf(
  lines: readonly PricedLine[],
  shipping: Money,
  taxes: Taxes,
  quoted?: { readonly delivery: readonly TaxPart[] },
): Totals {
  const none = zero(shipping.currency)
  const { included, usual } = taxes
  const calculated = lines.map((line) => lineTotal(line, none, taxes))
  const sent = calculated.flatMap(({ parts }, index) => (lines[index]!.isDigital ? [] : parts))
  const deliveryParts = quoted?.delivery ?? partsOfDelivery(shipping, sent, included, usual)
  const deliveryVat = sumOf(none, deliveryParts)
  const subtotal = add(none, ...lines.map(({ list, quantity }) => times(list, quantity)))
  const totalDiscount = subtract(subtotal, add(none, ...calculated.map(({ discounted }) => discounted)))
  const totalVat1 = add(deliveryVat.vat, ...calculated.map(({ vat }) => vat))
  const totalVat2 = add(deliveryVat.vat2, ...calculated.map(({ vat2 }) => vat2))
  const totalVat = add(totalVat1, totalVat2)
  const priced = add(subtract(subtotal, totalDiscount), shipping)
  const total = included ? priced : add(priced, totalVat)
  return {
    lines: calculated,
    subtotal,
    totalDiscount,
    shippingTotal: shipping,
    shippingVat: add(deliveryVat.vat, deliveryVat.vat2),
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
