import { inStock, isSold, type MarketRange, type Product, type Touched } from '#server/catalogue/index.ts'
import { type Bits, clearBit, grownBits, noBits, type StyleRuns, setBit } from './bits.ts'
import { type FacetId, type OwnValue, ownValues, percentageOf, standingSizes } from './facet-values.ts'

export interface FacetColumn {
  /** Products that answer to this value. */
  readonly bits: Bits
  /** Products that have it at all, in stock or not. */
  readonly standing: Bits
  readonly label: string
  readonly group: string | undefined
}

type Facets = Map<FacetId, Map<string, FacetColumn>>

/** What one market sells, turned on its side: for each value of each facet the set of products that have it. */
export interface SearchColumns {
  readonly range: MarketRange
  readonly runs: StyleRuns
  /** First and last slot of each slot's style. */
  readonly first: Int32Array
  readonly last: Int32Array
  /** Products that listings may show. */
  readonly listed: Bits
  readonly stocked: Bits
  readonly facets: ReadonlyMap<FacetId, ReadonlyMap<string, FacetColumn>>
  readonly percent: Uint8Array
  /** Orders made so far, by sorting. */
  readonly orders: Map<string, Uint32Array>
  /** What was reckoned of whole listings so far; see `kept`. */
  readonly kept: Map<string, unknown>
}

/** What was reckoned once of these columns stays for as long as they live. */
export function kept<Value>({ kept: store }: Pick<SearchColumns, 'kept'>, key: string, make: () => Value): Value {
  if (store.has(key)) return store.get(key) as Value
  const made = make()
  store.set(key, made)
  return made
}

/** Columns of a range; with `old` and what was touched since, only that is looked at again. */
export function searchColumns(range: MarketRange, old?: SearchColumns, touched: Touched = 'all'): SearchColumns {
  const { slots } = range.assortment
  const from = touched === 'all' ? undefined : old
  const columns = {
    range,
    ...styleRuns(range),
    facets: renewedFacets(from?.facets, slots.length),
    listed: grownBits(from?.listed ?? noBits(0), slots.length),
    stocked: grownBits(from?.stocked ?? noBits(0), slots.length),
    percent: renewedPercent(from?.percent, slots.length),
    orders: new Map<string, Uint32Array>(),
    kept: new Map<string, unknown>(),
  }
  if (touched === 'all' || !from) for (let slot = 0; slot < slots.length; slot++) look(columns, slot, slots[slot])
  else {
    for (const slot of touched) forget(columns, slot)
    for (const slot of touched) look(columns, slot, slots[slot])
  }
  return columns
}

function renewedFacets(old: SearchColumns['facets'] | undefined, slots: number): Facets {
  const copy = (column: FacetColumn): FacetColumn => ({
    ...column,
    bits: grownBits(column.bits, slots),
    standing: grownBits(column.standing, slots),
  })
  return new Map(
    [...(old ?? [])].map(([facet, values]) => [
      facet,
      new Map([...values].map(([value, column]) => [value, copy(column)])),
    ]),
  )
}

function renewedPercent(old: Uint8Array | undefined, slots: number): Uint8Array {
  const next = new Uint8Array(slots)
  if (old) next.set(old.subarray(0, slots))
  return next
}

type Draft = Omit<SearchColumns, 'facets'> & { readonly facets: Facets }

function forget({ facets, listed, stocked, percent }: Draft, slot: number): void {
  clearBit(listed, slot)
  clearBit(stocked, slot)
  percent[slot] = 0
  for (const values of facets.values()) {
    for (const { bits, standing } of values.values()) {
      clearBit(bits, slot)
      clearBit(standing, slot)
    }
  }
}

function look(draft: Draft, slot: number, product: Product | undefined): void {
  const { range, listed, stocked, percent, facets } = draft
  if (!product || !isSold(range, slot)) return
  if (!product.attributes.isGiftCard) setBit(listed, slot)
  if (inStock(range, slot)) setBit(stocked, slot)
  percent[slot] = percentageOf(range, slot)
  for (const value of ownValues(range, slot, product)) {
    const column = columnOf(facets, value, range.assortment.slots.length)
    setBit(column.bits, slot)
    setBit(column.standing, slot)
  }
  for (const value of standingSizes(product))
    setBit(columnOf(facets, value, range.assortment.slots.length).standing, slot)
}

function columnOf(facets: Facets, { facet, value, label, group }: OwnValue, slots: number): FacetColumn {
  const values = facets.get(facet) ?? new Map<string, FacetColumn>()
  facets.set(facet, values)
  const known = values.get(value)
  if (known) return known
  const made: FacetColumn = { bits: noBits(slots), standing: noBits(slots), label, group }
  values.set(value, made)
  return made
}

function styleRuns({ assortment }: MarketRange): Pick<SearchColumns, 'runs' | 'first' | 'last'> {
  const count = assortment.slots.length
  const [first, last] = [new Int32Array(count), new Int32Array(count)]
  const ends = noBits(count)
  const long: (readonly number[])[] = []
  for (const slots of assortment.slotsOfStyle.values()) {
    const [start, end] = [slots[0] ?? 0, slots.at(-1) ?? 0]
    for (const slot of slots) {
      first[slot] = start
      last[slot] = end
      if (slot === end || (slot & 31) === 31) setBit(ends, slot)
    }
    if (start >>> 5 !== end >>> 5) long.push(slots)
  }
  return { runs: { ends, long }, first, last }
}
