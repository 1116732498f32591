import { isEarlierValue, type SizeFamily } from '#server/catalogue/index.ts'
import { hasNoBits, intersection, noBits } from './columns/bits.ts'
import { type SearchColumns, valuesOf } from './columns/market-columns.ts'
import type { NormalisedRequest } from './read-request.ts'

/**
 * The same request with current size values. An old link may contain a value from the time when all bodies shared the
 * numbers. It is replaced by the sizes that it meant in this category.
 */
export function withCurrentSizes(wanted: NormalisedRequest, columns: SearchColumns): NormalisedRequest {
  const asked = wanted.chosen.get('size')
  if (!asked) return wanted
  const current = [...new Set(asked.flatMap((value) => currentValues(value, wanted.category, columns)))]
  return { ...wanted, chosen: new Map([...wanted.chosen, ['size', current]]) }
}

function currentValues(asked: string, category: string | undefined, columns: SearchColumns): readonly string[] {
  const sizes = valuesOf(columns, 'size')
  const listed = category === undefined ? undefined : valuesOf(columns, 'category').get(category)?.bits
  const isListed = (value: string) => {
    const { bits } = sizes.get(value) ?? { bits: noBits(0) }
    return !hasNoBits(listed ? intersection(bits, listed) : bits)
  }
  if (sizes.has(asked) && isListed(asked)) return [asked]
  const meant = [...sizes]
    .filter(([value, { group }]) => isEarlierValue(asked, { value, family: group as SizeFamily }) && isListed(value))
    .map(([value]) => value)
  return meant.length > 0 ? meant : [asked]
}
