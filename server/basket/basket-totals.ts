import { add, allocate, type Money, subtract, taxOnTop, taxWithin, times, zero } from '#foundation/money.ts'

/** One line as totals need it: what a piece costs, what it cost before, how many, and what promotions take off. */
export interface PricedLine {
  readonly unit: Money
  /** Never below `unit`. */
  readonly list: Money
  readonly quantity: number
  /** Off this line as a whole, by promotions of lines. */
  readonly lineOff?: Money | undefined
  /** Its share of what promotions of the basket take off. */
  readonly basketOff?: Money | undefined
  /** Gift cards are taxed when they are spent. */
  readonly untaxed?: boolean | undefined
}

/** Taxes of where it is delivered. A second rate where two taxes are named apart. */
export interface Taxes {
  readonly included: boolean
  readonly ratePercent: number
  readonly ratePercent2: number
}

export interface LineTotal {
  /** What the line costs by itself. */
  readonly total: Money
  /** The same less its share of what is off the whole basket: taxed is this. */
  readonly net: Money
  readonly vat: Money
  readonly vat2: Money
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
  readonly totalWithoutVat: Money
  readonly total: Money
}

/**
 * What is owed. Tax is reckoned per line on the discounted price, and on shipping at the same rate, each rounded by itself; sums are
 * sums of rounded parts, so that whatever is shown adds up to the last unit.
 */
export function totalsOf(lines: readonly PricedLine[], shipping: Money, taxes: Taxes): Totals {
  const none = zero(shipping.currency)
  const reckoned = lines.map((line) => ({ ...lineTotal(line, none, taxes), list: times(line.list, line.quantity) }))
  const delivery = taxParts(shipping, taxes)
  const subtotal = add(none, ...reckoned.map(({ list }) => list))
  const totalDiscount = subtract(subtotal, add(none, ...reckoned.map(({ net }) => net)))
  const totalVat1 = add(delivery.vat, ...reckoned.map(({ vat }) => vat))
  const totalVat2 = add(delivery.vat2, ...reckoned.map(({ vat2 }) => vat2))
  const totalVat = add(totalVat1, totalVat2)
  const priced = add(subtract(subtotal, totalDiscount), shipping)
  const total = taxes.included ? priced : add(priced, totalVat)
  return {
    lines: reckoned.map(({ list: _list, ...line }) => line),
    subtotal,
    totalDiscount,
    shippingTotal: shipping,
    shippingVat: add(delivery.vat, delivery.vat2),
    totalVat1,
    totalVat2,
    totalVat,
    totalWithoutVat: subtract(total, totalVat),
    total,
  }
}

function lineTotal({ unit, quantity, lineOff, basketOff, untaxed }: PricedLine, none: Money, taxes: Taxes): LineTotal {
  const total = subtract(times(unit, quantity), lineOff ?? none)
  const net = subtract(total, basketOff ?? none)
  return { total, net, ...(untaxed ? { vat: none, vat2: none } : taxParts(net, taxes)) }
}

/** The tax of one amount, in two named parts. Of an inclusive price both come out of it; on top, each is added to the net price. */
export function taxParts(amount: Money, taxes: Taxes): { readonly vat: Money; readonly vat2: Money } {
  const { included, ratePercent, ratePercent2 } = taxes
  if (!included) return { vat: taxOnTop(amount, ratePercent), vat2: taxOnTop(amount, ratePercent2) }
  if (ratePercent2 === 0) return { vat: taxWithin(amount, ratePercent), vat2: zero(amount.currency) }
  const both = taxWithin(amount, ratePercent + ratePercent2)
  const [vat = both, vat2 = zero(amount.currency)] = allocate(both, [ratePercent, ratePercent2])
  return { vat, vat2 }
}
