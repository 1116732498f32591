import { isoDay } from '#foundation/date-format.ts'
import type { TaxCategory } from '#foundation/tax-categories.ts'

/** A rate and when it holds, in days of the country's own time. */
export interface DatedRate {
  readonly percent: number
  /** `2025-07-01`: the first day. */
  readonly from: string
  /** The first day it no longer holds; left out, until the next rate begins. */
  readonly until?: string
}

/** Sizes up to which goods count as children's. Every value in a size must be within the limits; a size without any value is not. */
export interface SizeLimit {
  /** In whole years. */
  readonly age?: number
  readonly heightCm?: number
  readonly euShoe?: number
}

/** Price of one piece, after reductions, up to which a special rate holds. */
export interface PieceLimit {
  /** `whole`: a piece that costs this much or more is taxed as a whole; `above`: only what it costs above this. */
  readonly taxed: 'whole' | 'above'
  readonly minor: number
}

/** A rate of some categories that differs from the usual one. */
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

/** The input of a tax table: the tax facts of a variant. */
export interface TaxedGoods {
  readonly category: TaxCategory | null
  readonly sizeGroup: string
  readonly sizeName: string
}

/** The rate of one thing: the special one with its limit per piece, beside the usual one for what exceeds it. */
export interface FoundRate {
  readonly percent: number
  readonly limit?: PieceLimit & { readonly percentBeyond: number }
}

/** A single rate without dates. */
export const always = (percent: number): readonly DatedRate[] => [{ percent, from: '1970-01-01' }]

/** The day it is in a country. */
export const taxDay = (now: Date, timeZone: string): string => isoDay(now, timeZone)

/** The rate in force on a day, if any is. */
export function rateOn(rates: readonly DatedRate[], day: string): number | undefined {
  const begun = rates.filter(({ from }) => from <= day)
  const last = begun.reduce<DatedRate | undefined>((a, b) => (a && a.from > b.from ? a : b), undefined)
  return last && (last.until === undefined || day < last.until) ? last.percent : undefined
}

/** Goods that name no category are taxed at the usual rate. */
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

/** A size is within a limit if it contains at least one of the limited values, and none beyond its limit. */
function fits({ sizeGroup, sizeName }: TaxedGoods, limit: SizeLimit): boolean {
  const said = readSize(sizeGroup, sizeName)
  const asked = (['age', 'heightCm', 'euShoe'] as const).filter((what) => limit[what] !== undefined && what in said)
  return asked.length > 0 && asked.every((what) => said[what]! <= limit[what]!)
}

const years = /(\d{1,2})(?:\s*[-–/]\s*(\d{1,2}))?\s*(?:y|yrs?|years?|j|jahre?|år|ans?|yaş|anni|años?|lat)\b/iu
const months = /\d{1,2}\s*(?:m|mth|months?|monate?|mois|mdr|ay)\b/iu
const height = /(?:^|[^\d.,])(\d{2,3})(?:\s*[-–/]\s*(\d{2,3}))?\s*(?:cm)?\s*$/iu

/** Age, height or shoe size a size's name tells: `12Y / 152`, `3-4 years`, `18 months`, `104`, `34`. Of a range the upper end counts. */
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
