import { isoDay } from '#foundation/date-format.ts'
import type { TaxCategory } from '#foundation/tax-categories.ts'

/** A rate and its period, in days of the country's own time zone. */
export interface DatedRate {
  readonly percent: number
  /** `2025-07-01`: the first day of the rate. */
  readonly from: string
  /** The first day after the rate; if left out, the rate ends when the next one begins. */
  readonly until?: string
}

/**
 * Sizes up to which goods count as children's. Every value in a size must be within the limits; a size without any
 * value does not count.
 */
export interface SizeLimit {
  /** In whole years. */
  readonly age?: number
  readonly heightCm?: number
  readonly euShoe?: number
}

/** The price of one piece, after reductions, up to which a special rate applies. */
export interface PieceLimit {
  /** `whole`: a piece at or above this price is taxed completely; `above`: only the part above this price is taxed. */
  readonly taxed: 'whole' | 'above'
  readonly minor: number
}

/** The rate of some categories, if it differs from the usual rate. */
export interface CategoryRate {
  readonly categories: readonly TaxCategory[]
  readonly rates: readonly DatedRate[]
  readonly sizes?: Partial<Record<TaxCategory, SizeLimit>>
  readonly pieces?: PieceLimit
  /** The source of the rate, and the date on which it was read. */
  readonly source: string
}

/** Tax rates: the usual rate and its exceptions. */
export interface RateTable {
  readonly rates: readonly DatedRate[]
  readonly byCategory?: readonly CategoryRate[]
}

/** The tax facts of a variant, for which a rate is looked up. */
export interface TaxedGoods {
  readonly category: TaxCategory | null
  readonly sizeGroup: string
  readonly sizeName: string
}

/** The rate of a variant. With a limit per piece: the special rate, and the usual rate beyond the limit. */
export interface FoundRate {
  readonly percent: number
  readonly limit?: PieceLimit & { readonly percentBeyond: number }
}

/** A single rate that is always in force. */
export const always = (percent: number): readonly DatedRate[] => [{ percent, from: '1970-01-01' }]

/** Time zones differ by whole quarters of an hour, so the day stays the same within a quarter. */
const quarterMs = 15 * 60 * 1000
const days = new Map<string, { readonly quarter: number; readonly day: string }>()

/** The current day in a country. The last one is cached, because each basket needs it. */
export function taxDay(now: Date, timeZone: string): string {
  const quarter = Math.floor(now.getTime() / quarterMs)
  const known = days.get(timeZone)
  if (known?.quarter === quarter) return known.day
  const day = isoDay(now, timeZone)
  days.set(timeZone, { quarter, day })
  return day
}

/** The rate in force on a day, if any. */
export function rateOn(rates: readonly DatedRate[], day: string): number | undefined {
  const begun = rates.filter(({ from }) => from <= day)
  const last = begun.reduce<DatedRate | undefined>((a, b) => (a && a.from > b.from ? a : b), undefined)
  return last && (last.until === undefined || day < last.until) ? last.percent : undefined
}

/** Goods without a category have the usual rate. */
export function findRate({ rates, byCategory = [] }: RateTable, goods: TaxedGoods | undefined, day: string): FoundRate {
  const usual = rateOn(rates, day) ?? 0
  const category = goods?.category
  if (!goods || !category) return { percent: usual }
  for (const special of byCategory) {
    if (!special.categories.includes(category)) continue
    const percent = rateOn(special.rates, day)
    const sizes = special.sizes?.[category]
    if (percent === undefined || (sizes && !fits(goods, sizes))) continue
    return special.pieces ? { percent, limit: { ...special.pieces, percentBeyond: usual } } : { percent }
  }
  return { percent: usual }
}

/** A size is within a limit if it contains at least one of the limited values, and all of them are within the limit. */
function fits({ sizeGroup, sizeName }: TaxedGoods, limit: SizeLimit): boolean {
  const said = readSize(sizeGroup, sizeName)
  const asked = (['age', 'heightCm', 'euShoe'] as const).filter((what) => limit[what] !== undefined && what in said)
  return asked.length > 0 && asked.every((what) => said[what]! <= limit[what]!)
}

const years = /(\d{1,2})(?:\s*[-–/]\s*(\d{1,2}))?\s*(?:y|yrs?|years?|j|jahre?|år|ans?|yaş|anni|años?|lat)\b/iu
const months = /\d{1,2}\s*(?:m|mth|months?|monate?|mois|mdr|ay)\b/iu
const height = /(?:^|[^\d.,])(\d{2,3})(?:\s*[-–/]\s*(\d{2,3}))?\s*(?:cm)?\s*$/iu

/**
 * Age, height or shoe size in the name of a size: `12Y / 152`, `3-4 years`, `18 months`, `104`, `34`. For a range, the
 * upper end counts.
 */
export function readSize(sizeGroup: string, sizeName: string): SizeLimit {
  if (sizeGroup === 'shoe') {
    const size = Number(sizeName.replace(',', '.').replace(/^eu\s*/i, ''))
    return size >= 14 && size <= 55 ? { euShoe: size } : {}
  }
  if (sizeGroup !== 'kids') return {}
  const age = years.exec(sizeName)
  const tall = height.exec(sizeName.replace(years, ' ').replace(months, ' '))
  const heightCm = tall ? Number(tall[2] ?? tall[1]) : 0
  return {
    ...(age ? { age: Number(age[2] ?? age[1]) } : months.test(sizeName) ? { age: 2 } : {}),
    ...(heightCm >= 40 && heightCm <= 210 ? { heightCm } : {}),
  }
}
