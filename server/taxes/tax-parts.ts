import { add, allocate, type Money, money, subtract, taxOnTop, taxWithin, zero } from '#foundation/money.ts'
import type { FoundRate } from '#server/markets/index.ts'

/** A tax rate in percent, with a second rate if two taxes are listed separately. */
export interface TaxRate extends FoundRate {
  readonly percent2: number
}

/** A part of an amount that has one tax rate. */
export interface TaxPart {
  readonly percent: number
  readonly percent2: number
  /** The priced amount: with tax if prices include tax. */
  readonly amount: Money
  readonly vat: Money
  readonly vat2: Money
}

/** Amounts of an order with one rate of one tax: a row of the table on receipts. */
export interface TaxRow {
  /** 1, or 2 for the second tax if two taxes are listed separately. */
  readonly tax: 1 | 2
  readonly percent: number
  /** The taxable amount, without the taxes. */
  readonly taxable: Money
  readonly vat: Money
}

/** The tax of one amount, in two parts. If prices include tax, both are part of the price; otherwise each is added to the net price. */
export function taxOf(
  amount: Money,
  included: boolean,
  { percent, percent2 }: Pick<TaxRate, 'percent' | 'percent2'>,
): TaxPart {
  if (!included) return { percent, percent2, amount, vat: taxOnTop(amount, percent), vat2: taxOnTop(amount, percent2) }
  if (percent2 === 0) return { percent, percent2, amount, vat: taxWithin(amount, percent), vat2: zero(amount.currency) }
  const both = taxWithin(amount, percent + percent2)
  const [vat = both, vat2 = zero(amount.currency)] = allocate(both, [percent, percent2])
  return { percent, percent2, amount, vat, vat2 }
}

/** The parts of a line by rate: usually one, but two if a price limit per piece changes the rate. */
export function partsOfLine(net: Money, pieces: number, included: boolean, rate: TaxRate): TaxPart[] {
  const { percent, percent2, limit } = rate
  if (!limit || net.minor <= 0 || pieces < 1) return [taxOf(net, included, rate)]
  const beyond = money(beyondLimit(net.minor, pieces, limit), net.currency)
  const within = subtract(net, beyond)
  return [
    ...(within.minor > 0 ? [taxOf(within, included, { percent, percent2 })] : []),
    ...(beyond.minor > 0 ? [taxOf(beyond, included, { percent: limit.percentBeyond, percent2 })] : []),
  ]
}

/** The part of a line's price above the limit per piece. Pieces of a line have equal prices, except for rounding. */
function beyondLimit(net: number, pieces: number, { taxed, minor }: NonNullable<TaxRate['limit']>): number {
  const each = Math.floor(net / pieces)
  const dearer = net - each * pieces
  const ofOne = (price: number): number => (taxed === 'above' ? Math.max(0, price - minor) : price >= minor ? price : 0)
  return (pieces - dearer) * ofOne(each) + dearer * ofOne(each + 1)
}

/** Delivery is taxed like the goods that are sent: in proportion if they have several rates, and at the usual rate if they have none. */
export function partsOfDelivery(price: Money, sent: readonly TaxPart[], included: boolean, usual: TaxRate): TaxPart[] {
  if (price.minor === 0) return []
  const byRate = grouped(sent.filter(({ amount }) => amount.minor > 0))
  if (byRate.length === 0) return [taxOf(price, included, usual)]
  const shares = allocate(
    price,
    byRate.map(({ amount }) => amount.minor),
  )
  return byRate.flatMap((part, index) => (shares[index]!.minor > 0 ? [taxOf(shares[index]!, included, part)] : []))
}

/** Adds up parts with the same rate, highest rate first. */
function grouped(parts: readonly TaxPart[]): TaxPart[] {
  const groups = new Map<string, TaxPart>()
  for (const part of parts) {
    const key = `${part.percent} ${part.percent2}`
    const known = groups.get(key)
    groups.set(
      key,
      known
        ? {
            ...part,
            amount: add(known.amount, part.amount),
            vat: add(known.vat, part.vat),
            vat2: add(known.vat2, part.vat2),
          }
        : part,
    )
  }
  return [...groups.values()].sort((a, b) => b.percent - a.percent || b.percent2 - a.percent2)
}

/** One row per rate of each tax, including rates of 0 %. */
export function rowsOf(parts: readonly TaxPart[], included: boolean, hasSecond: boolean): TaxRow[] {
  const rows = new Map<string, TaxRow>()
  const note = (row: TaxRow) => {
    const key = `${row.tax} ${row.percent}`
    const known = rows.get(key)
    rows.set(key, known ? { ...row, taxable: add(known.taxable, row.taxable), vat: add(known.vat, row.vat) } : row)
  }
  for (const { percent, percent2, amount, vat, vat2 } of grouped(parts.filter((part) => part.amount.minor !== 0))) {
    const taxable = included ? subtract(amount, add(vat, vat2)) : amount
    note({ tax: 1, percent, taxable, vat })
    if (hasSecond) note({ tax: 2, percent: percent2, taxable, vat: vat2 })
  }
  return [...rows.values()].sort((a, b) => a.tax - b.tax || b.percent - a.percent)
}
