import type { SearchResponse } from '#contracts/search.ts'
import { fromMajor } from '#foundation/money.ts'
import { any, type Bits, intersection, noBits, setBit, without } from '../columns/bits.ts'
import { columnOf, type SearchColumns, valuesOf } from '../columns/market-columns.ts'
import { pricedBetween } from '../columns/priced-between.ts'
import { namedIn } from '../text/find-by-words.ts'
import type { Reading } from '../text/read-term.ts'
import type { TextIndex } from '../text/text-index.ts'
import type { Limit, ReadLimit, ReadTerm } from './limit.ts'
import { readLimits } from './read-limits.ts'
import { sizeValuesOf } from './size-values.ts'

/** Reads a term, with the words and sizes of a market's goods. */
export function readTermLimits(term: string, columns: SearchColumns, index: TextIndex): ReadTerm {
  const { market } = columns.range
  const { language, currency } = market
  const sizes = valuesOf(columns, 'size')
  return readLimits(term, {
    language: language.baseCode,
    currency,
    isGoodsWord: (word) => index.postings.of(index.analyzer.stem(word)) !== undefined,
    isSize: (value) => sizeValuesOf({ system: 'any', value }, sizes, market).length > 0,
  })
}

/** Which kinds of limits are dropped if no goods meet all: as few as possible, a price before a property, and a size last. */
const givingWay: readonly (readonly Limit['kind'][])[] = [
  [],
  ['price'],
  ['without'],
  ['size'],
  ['price', 'without'],
  ['price', 'size'],
  ['without', 'size'],
  ['price', 'without', 'size'],
]

/** All limits first, then fewer and fewer. */
export const relaxations = (limits: readonly ReadLimit[]): (readonly ReadLimit[])[] =>
  givingWay
    .filter((kinds) => kinds.every((kind) => limits.some(({ limit }) => limit.kind === kind)))
    .map((kinds) => limits.filter(({ limit }) => !kinds.includes(limit.kind)))

/** The limits in the form for columns and indexes. */
export interface ResolvedLimits {
  readonly prices: readonly { readonly low: number; readonly high: number }[]
  /** Facet values. A product must have one of each list. */
  readonly sizes: readonly { readonly sizes: readonly string[]; readonly length: string | undefined }[]
  readonly without: readonly string[]
}

export function resolved(limits: readonly ReadLimit[], columns: SearchColumns): ResolvedLimits {
  const sizes = valuesOf(columns, 'size')
  const { market } = columns.range
  const { currency } = market
  const minor = (amount: number) => fromMajor(Math.min(amount, mostPrice), currency).minor
  const of = <Kind extends Limit['kind']>(kind: Kind) =>
    limits.flatMap(({ limit }) => (limit.kind === kind ? [limit as Extract<Limit, { kind: Kind }>] : []))
  return {
    prices: of('price').map(({ low, high }) => ({
      low: low === undefined ? 0 : minor(low),
      high: high === undefined ? Number.MAX_SAFE_INTEGER : minor(high),
    })),
    sizes: of('size').map(({ size }) => ({ sizes: sizeValuesOf(size, sizes, market), length: size.length })),
    without: of('without').map(({ words }) => words),
  }
}

/** No product costs more. */
const mostPrice = 10 ** 9

/** Products that meet all limits. Sizes count only while they are in stock. */
export function limitedBits(
  columns: SearchColumns,
  { prices, sizes, without: left }: ResolvedLimits,
  index: TextIndex,
  reading: Reading,
): Bits {
  const { rowOf } = columns.goods.rows
  const none = noBits(columns.goods.count)
  const valued = (facet: 'size' | 'length', values: readonly string[]): Bits =>
    any([none, ...values.flatMap((value) => columnOf(columns, facet, value)?.bits ?? [])])
  const sets = [
    ...prices.map(({ low, high }) => pricedBetween(columns, low, high)),
    ...sizes.map(({ sizes, length }) =>
      length === undefined ? valued('size', sizes) : intersection(valued('size', sizes), valued('length', [length])),
    ),
  ]
  const kept = sets.length > 0 ? sets.reduce(intersection) : columns.sold
  return left.reduce((bits, words) => {
    const bearing = noBits(columns.goods.count)
    for (const slot of namedIn(index, words, reading)) if (rowOf[slot]! >= 0) setBit(bearing, rowOf[slot]!)
    return without(bits, bearing)
  }, kept)
}

/** The part of an answer that shows how a term was understood. */
export const termLimitsAnswer = (
  { limits, goods }: ReadTerm,
  met: readonly ReadLimit[],
): Pick<SearchResponse, 'understood'> =>
  limits.length === 0
    ? {}
    : {
        understood: {
          goods,
          limits: limits.map((one) => ({
            kind: one.limit.kind,
            text: one.text,
            term: one.term,
            met: met.includes(one),
          })),
        },
      }
