import { type Among, among, type Bits, countStyles, hasBit, intersection, rowsOf, withBlocks } from './columns/bits.ts'
import type { FacetId } from './columns/facet-values.ts'
import type { SearchColumns } from './columns/market-columns.ts'
import { type Order, orderOf } from './columns/orders.ts'
import { pricedBetween } from './columns/priced-between.ts'
import { type NamedInLine, namesOf } from './facet-names.ts'
import {
  type BaseValue,
  baseOf,
  chosenBits,
  type Hits,
  isStocked,
  type ListingContext,
  newBits,
  type UnfilteredListing,
} from './listed-products.ts'
import type { NormalisedRequest } from './read-request.ts'

/** For each value the number of styles that would be shown if it were chosen, ignoring other choices in the same facet. */
export interface CountedFacet {
  readonly facet: FacetId
  /** In display order. */
  readonly values: readonly { readonly named: NamedInLine; readonly count: number; readonly selected: boolean }[]
}

export interface Found {
  /** One product per style: the colour that is shown. */
  readonly slots: readonly number[]
  /** The number of styles found. */
  readonly total: number
  readonly facets: readonly CountedFacet[]
  readonly base: UnfilteredListing
  /** The chosen price range, limited to prices that exist. */
  readonly low: number
  readonly high: number
}

/**
 * Finds, filters, counts and orders. Each style is shown once: the first colour that passes all filters and is in
 * stock, else the first that passes. So a colour filter shows the requested colours.
 */
export function findProducts(columns: SearchColumns, wanted: NormalisedRequest, moment: ListingContext): Found {
  const base = baseOf(columns, wanted, moment)
  const fresh = newBits(columns, wanted.newDays, moment.now)
  const [low, high] = [clamped(wanted.low ?? base.lowest, base), clamped(wanted.high ?? base.highest, base)]
  const priced =
    low > base.lowest || high < base.highest ? intersection(base.bits, pricedBetween(columns, low, high)) : base.bits
  const chosen = new Map<FacetId, Bits>()
  for (const [facet, values] of wanted.chosen) {
    const bits = chosenBits(columns, facet, values, fresh)
    if (bits) chosen.set(facet, bits)
  }
  const result = [...chosen.values()].reduce(intersection, priced)
  const styles = countStyles(among(result), withBlocks(result), columns.goods.rows.runs)
  const total = Math.min(styles, wanted.mostInAll ?? Number.POSITIVE_INFINITY)
  return {
    slots: pageOf(columns, wanted, { result, total, hits: moment.hits }),
    total,
    facets: wanted.withoutFacets ? [] : countAll(columns, wanted, { base, priced, chosen, result, fresh }, moment),
    base,
    low,
    high,
  }
}

const clamped = (value: number, { lowest, highest }: UnfilteredListing): number =>
  Math.min(highest, Math.max(lowest, value))

interface Filtered {
  readonly base: UnfilteredListing
  readonly priced: Bits
  readonly chosen: ReadonlyMap<FacetId, Bits>
  readonly result: Bits
  readonly fresh: Bits
}

function countAll(
  columns: SearchColumns,
  wanted: NormalisedRequest,
  { base, priced, chosen, result, fresh }: Filtered,
  { facetLanguage }: Pick<ListingContext, 'facetLanguage'>,
): CountedFacet[] {
  const { runs } = columns.goods.rows
  const besides = (facet: FacetId): Bits =>
    [...chosen]
      .filter(([other]) => other !== facet)
      .map(([, bits]) => bits)
      .reduce(intersection, priced)
  const found = among(result)
  const others = (facet: FacetId): Among => (chosen.has(facet) ? among(besides(facet)) : found)
  const count = (here: Among, value: BaseValue): number => {
    if (here.bits !== base.bits) return countStyles(here, value.column, runs)
    value.count ??= countStyles(here, value.column, runs)
    return value.count
  }
  const counted = [...base.values].map(([facet, values]): CountedFacet => {
    const here = others(facet)
    const asked = wanted.chosen.get(facet) ?? []
    const isAsked = ({ named }: BaseValue) => asked.includes(named.value.value)
    const shown = values.filter((one) => one.offered || isAsked(one))
    return {
      facet,
      values: shown.map((one) => ({ named: one.named, count: count(here, one), selected: isAsked(one) })),
    }
  })
  const news = withBlocks(fresh)
  if (countStyles(among(base.bits), news, runs) === 0) return counted
  const selected = wanted.chosen.get('new')?.includes('new') ?? false
  const named = namesOf(columns, 'new', facetLanguage).get('new')!
  return [...counted, { facet: 'new', values: [{ named, count: countStyles(others('new'), news, runs), selected }] }]
}

interface Paged {
  readonly result: Bits
  readonly total: number
  readonly hits: Hits | undefined
}

/** Products that editors chose come first. The others follow by how well they match the words, or by the requested sorting. */
function pageOf(columns: SearchColumns, wanted: NormalisedRequest, { result, total, hits }: Paged): number[] {
  const { from, size, sorting, category, custom } = wanted
  const until = Math.min(from + size, total)
  if (from >= until) return []
  const { rowOf, slotAt } = columns.goods.rows
  function* rows(slots: Iterable<number>): Generator<number> {
    for (const slot of slots) yield rowOf[slot] ?? -1
  }
  const page: number[] = []
  let passed = 0
  for (const row of oncePerStyle(columns, result, {
    chosen: rows(custom.flatMap((id) => columns.range.assortment.slotOf.get(id) ?? [])),
    byWords: sorting === 'relevance' && hits ? () => rows(hits.inOrder()) : undefined,
    inOrder: () => walked(result, orderOf(columns, sorting, category), until / total),
  })) {
    if (passed >= from) page.push(slotAt[row]!)
    passed += 1
    if (passed >= until) return page
  }
  return page
}

interface Orders {
  readonly chosen: Iterable<number>
  readonly byWords: (() => Iterable<number>) | undefined
  readonly inOrder: () => Int32Array
}

function* oncePerStyle(columns: SearchColumns, result: Bits, { chosen, byWords, inOrder }: Orders): Generator<number> {
  const { first } = columns.goods.rows
  const shown = new Set<number>()
  function* once(rows: Iterable<number>, wants: (row: number) => boolean): Generator<number> {
    for (const row of rows) {
      if (row < 0 || !hasBit(result, row) || shown.has(first[row]!) || !wants(row)) continue
      shown.add(first[row]!)
      yield row
    }
  }
  yield* once(chosen, () => true)
  if (byWords) {
    // Sold-out products come last. Both groups keep the order by match.
    yield* once(byWords(), (row) => isStocked(columns, row))
    return yield* once(byWords(), () => true)
  }
  // Counted, because `for … of` over numbers takes twice as long inside a generator.
  const order = inOrder()
  for (let at = 0; at < order.length; at++) {
    const row = order[at]!
    if (hasBit(result, row) && standsForStyle(columns, result, row) && !shown.has(first[row]!)) yield row
  }
}

/** Sorting one row of the result costs as much as this many steps along an order. */
const stepsWorthSorting = 40

/**
 * The rows in which to look for the results. Usually the whole order; but if there are few results and the way to this
 * share of them is long, only the results, sorted.
 */
function walked(result: Bits, order: Order, share: number): Int32Array {
  let rows = 0
  for (let at = 0; at < result.length; at++) if (result[at] !== 0) rows += 1
  if (rows * 32 * stepsWorthSorting > order.rows.length * share) return order.rows
  const places = order.placeOf()
  const found = rowsOf(result)
  if (found.length * stepsWorthSorting > order.rows.length * share) return order.rows
  return Int32Array.from(found, (row) => places[row]!)
    .sort()
    .map((place) => order.rows[place]!)
}

function standsForStyle(columns: SearchColumns, result: Bits, row: number): boolean {
  const { first, last } = columns.goods.rows
  let firstFound = -1
  for (let at = first[row]!; at <= last[row]!; at++) {
    if (!hasBit(result, at)) continue
    if (isStocked(columns, at)) return at === row
    if (firstFound < 0) firstFound = at
  }
  return firstFound === row
}
