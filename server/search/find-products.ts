import { type Base, baseOf, chosenBits, type Moment, newBits, pricedBetween } from './base.ts'
import { type Bits, both, countStyles, hasBit } from './bits.ts'
import type { FacetId } from './facet-values.ts'
import { orderOf } from './orders.ts'
import type { Wanted } from './read-request.ts'
import type { SearchColumns } from './search-columns.ts'

/** How many styles choosing each value would show, its own facet's choices left out. */
export interface CountedFacet {
  readonly facet: FacetId
  readonly values: readonly { readonly value: string; readonly count: number; readonly selected: boolean }[]
}

export interface Found {
  /** One product a style: the colour that stands for it here. */
  readonly slots: readonly number[]
  /** Styles found. */
  readonly total: number
  readonly facets: readonly CountedFacet[]
  readonly base: Base
  /** Price bounds that were chosen, inside what there is. */
  readonly low: number
  readonly high: number
}

/**
 * Finds, filters, counts and orders. Each style is shown once, by the first of its colours that passes every filter and is in stock,
 * else the first that passes; so a colour filter shows the colours asked for.
 */
export function findProducts(columns: SearchColumns, wanted: Wanted, moment: Moment): Found {
  const base = baseOf(columns, wanted, moment)
  const fresh = newBits(columns, wanted.newDays, moment.now)
  const [low, high] = [clamped(wanted.low ?? base.lowest, base), clamped(wanted.high ?? base.highest, base)]
  const priced = low > base.lowest || high < base.highest ? pricedBetween(columns, base.bits, low, high) : base.bits
  const chosen = new Map<FacetId, Bits>()
  for (const [facet, values] of wanted.chosen) {
    const bits = chosenBits(columns, facet, values, fresh)
    if (bits) chosen.set(facet, bits)
  }
  const result = [...chosen.values()].reduce(both, priced)
  const total = Math.min(countStyles(result, result, columns.runs), wanted.mostInAll ?? Number.POSITIVE_INFINITY)
  return {
    slots: pageOf(columns, wanted, { result, total, hits: moment.hits }),
    total,
    facets: countAll(columns, wanted, { base, priced, chosen, result, fresh }),
    base,
    low,
    high,
  }
}

const clamped = (value: number, { lowest, highest }: Base): number => Math.min(highest, Math.max(lowest, value))

interface Filtered {
  readonly base: Base
  readonly priced: Bits
  readonly chosen: ReadonlyMap<FacetId, Bits>
  readonly result: Bits
  readonly fresh: Bits
}

function countAll(
  columns: SearchColumns,
  wanted: Wanted,
  { base, priced, chosen, result, fresh }: Filtered,
): CountedFacet[] {
  const others = (facet: FacetId): Bits =>
    chosen.has(facet)
      ? [...chosen]
          .filter(([other]) => other !== facet)
          .map(([, bits]) => bits)
          .reduce(both, priced)
      : result
  const counted = [...base.values].map(([facet, values]): CountedFacet => {
    const among = others(facet)
    const asked = wanted.chosen.get(facet) ?? []
    return {
      facet,
      values: values.map(([value, { bits }]) => ({
        value,
        count: countStyles(among, bits, columns.runs),
        selected: asked.includes(value),
      })),
    }
  })
  if (countStyles(base.bits, fresh, columns.runs) === 0) return counted
  const selected = wanted.chosen.get('new')?.includes('new') ?? false
  return [
    ...counted,
    { facet: 'new', values: [{ value: 'new', count: countStyles(others('new'), fresh, columns.runs), selected }] },
  ]
}

interface Paged {
  readonly result: Bits
  readonly total: number
  readonly hits: readonly number[] | undefined
}

/** Products found by words and not sorted otherwise stand in the order of the words; products that editors chose stand first. */
function pageOf(columns: SearchColumns, wanted: Wanted, { result, total, hits }: Paged): number[] {
  const { from, size, sorting, category, custom } = wanted
  const until = Math.min(from + size, total)
  if (from >= until) return []
  const page: number[] = []
  let passed = 0
  for (const slot of oncePerStyle(columns, result, {
    custom,
    byWords: sorting === 'relevance' ? hits : undefined,
    order: () => orderOf(columns, sorting, category),
  })) {
    if (passed >= from) page.push(slot)
    passed += 1
    if (passed >= until) return page
  }
  return page
}

interface Orders {
  readonly custom: readonly string[]
  readonly byWords: readonly number[] | undefined
  readonly order: () => Uint32Array
}

function* oncePerStyle(columns: SearchColumns, result: Bits, { custom, byWords, order }: Orders): Generator<number> {
  const { slotOf } = columns.range.assortment
  const shown = new Set<number>()
  const first = [...custom.flatMap((id) => slotOf.get(id) ?? []), ...(byWords ?? [])]
  for (const slot of first) {
    if (!hasBit(result, slot) || shown.has(columns.first[slot]!)) continue
    shown.add(columns.first[slot]!)
    yield slot
  }
  if (byWords) return
  for (const slot of order()) {
    if (hasBit(result, slot) && standsForStyle(columns, result, slot) && !shown.has(columns.first[slot]!)) yield slot
  }
}

function standsForStyle({ first, last, stocked }: SearchColumns, result: Bits, slot: number): boolean {
  let firstFound = -1
  for (let at = first[slot]!; at <= last[slot]!; at++) {
    if (!hasBit(result, at)) continue
    if (hasBit(stocked, at)) return at === slot
    if (firstFound < 0) firstFound = at
  }
  return firstFound === slot
}
