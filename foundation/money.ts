import { Fault } from './fault.ts'

/** An amount of one currency, in its smallest unit: 1250 is 12.50 GBP, 1250 JPY or 1.250 KWD. */
export interface Money {
  readonly minor: number
  readonly currency: string
}

const withoutDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
const withThreeDecimals = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')
const exponents = new Map([
  ...withoutDecimals.map((currency) => [currency, 0] as const),
  ...withThreeDecimals.map((currency) => [currency, 3] as const),
])

/** Number of decimals a currency has. Source: ISO 4217. */
export const exponentOf = (currency: string): number => exponents.get(currency) ?? 2

export function money(minor: number, currency: string): Money {
  if (!Number.isSafeInteger(minor)) throw new Fault('money.not-in-minor-units', { minor, currency })
  return { minor, currency }
}

/** An amount in whole units of its currency: 12.5 for 12.50 GBP. */
export const majorOf = ({ minor, currency }: Money): number => minor / 10 ** exponentOf(currency)

/** Converts an amount that is given in whole units of its currency. */
export const fromMajor = (amount: number, currency: string): Money =>
  money(roundHalfAway(amount * 10 ** exponentOf(currency)), currency)

export const zero = (currency: string): Money => ({ minor: 0, currency })

/** Adds amounts of one currency. */
export function add(...amounts: readonly [Money, ...Money[]]): Money {
  return amounts.reduce((sum, amount) => money(sum.minor + sameCurrency(sum, amount).minor, sum.currency))
}

export const subtract = (from: Money, amount: Money): Money =>
  money(from.minor - sameCurrency(from, amount).minor, from.currency)

/** Multiplies by a count or a factor. Amounts are rounded only here and in `roundHalfAway`. */
export const times = (amount: Money, factor: number): Money =>
  money(roundHalfAway(amount.minor * factor), amount.currency)

/** The tax that is contained in `gross`, a price that includes tax at `ratePercent`. */
export const taxWithin = (gross: Money, ratePercent: number): Money =>
  money(divideRounded(gross.minor * scaled(ratePercent), 100_000 + scaled(ratePercent)), gross.currency)

/** The tax to add on top of `net` at `ratePercent`. */
export const taxOnTop = (net: Money, ratePercent: number): Money =>
  money(divideRounded(net.minor * scaled(ratePercent), 100_000), net.currency)

/** Splits an amount into parts proportional to `weights`; the parts add up to the amount to the last unit. */
export function allocate(amount: Money, weights: readonly number[]): Money[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total <= 0) throw new Fault('money.nothing-to-allocate-to', { weights })
  const exact = weights.map((weight) => (amount.minor * weight) / total)
  const parts = exact.map(Math.trunc)
  const left = amount.minor - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: Math.abs(value - Math.trunc(value)) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, Math.abs(left))) parts[index]! += Math.sign(left)
  return parts.map((part) => money(part, amount.currency))
}

export const compare = (a: Money, b: Money): number => a.minor - sameCurrency(a, b).minor

/** Rounds half away from zero, and corrects products such as 1.005 × 100, which floating-point numbers make slightly too small. */
export const roundHalfAway = (value: number): number =>
  Math.sign(value) * Math.round(Math.abs(value) + Math.abs(value) * Number.EPSILON)

/** Exact for integers, because it divides and rounds with BigInt instead of floating-point numbers. */
function divideRounded(numerator: number, denominator: number): number {
  const sign = Math.sign(numerator) * Math.sign(denominator)
  const [top, bottom] = [BigInt(Math.abs(numerator)), BigInt(Math.abs(denominator))]
  return sign * Number((top * 2n + bottom) / (bottom * 2n))
}

/** Tax rates have at most three decimals (8.1, 25.5, 9.975). */
const scaled = (ratePercent: number): number => Math.round(ratePercent * 1000)

function sameCurrency(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new Fault('money.mixed-currencies', { a, b })
  return b
}
