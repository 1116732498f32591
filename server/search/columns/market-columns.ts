import { hasPriceHere, type MarketRange, type Touched } from '#server/catalogue/index.ts'
import { type Bits, type BitsWithBlocks, clearBit, grownBits, noBits, setBit, withBlocks } from './bits.ts'
import { type FacetId, isReduced, percentageOf, reductions } from './facet-values.ts'
import type { FacetColumn, GoodsColumns } from './goods-columns.ts'
import type { StockedColumns } from './stocked-columns.ts'

/** The columns of one market. */
export interface SearchColumns {
  readonly range: MarketRange
  readonly goods: GoodsColumns
  readonly stock: StockedColumns
  /** Products with a price in this market. */
  readonly sold: Bits
  readonly percent: Uint8Array
  /** Products by reduction in this market. */
  readonly reduced: ReadonlyMap<string, FacetColumn>
  /** Values that were calculated so far; see `calculateOnce`. */
  readonly calculated: Map<string, unknown>
}

/** Caches a value that is calculated from these columns, as long as the columns exist. */
export function calculateOnce<Value>(
  { calculated: store }: Pick<SearchColumns, 'calculated'>,
  key: string,
  make: () => Value,
): Value {
  if (store.has(key)) return store.get(key) as Value
  const made = make()
  store.set(key, made)
  return made
}

/** Columns of a range. If `old` and the touched slots are given, only those slots are read again. */
export function searchColumns(
  range: MarketRange,
  { goods, stock }: Pick<SearchColumns, 'goods' | 'stock'>,
  old?: SearchColumns,
  touched: Touched = 'all',
): SearchColumns {
  const from = touched === 'all' ? undefined : old
  const sold = grownBits(from?.sold ?? noBits(0), goods.count)
  const percent = new Uint8Array(goods.count)
  if (from) percent.set(from.percent)
  const bits = new Map(
    reductions.map((value) => [value, grownBits(from?.reduced.get(value)?.bits ?? noBits(0), goods.count)]),
  )
  const fillSlot = (slot: number) => {
    const row = goods.rows.rowOf[slot]!
    if (row < 0) return
    clearBit(sold, row)
    percent[row] = 0
    for (const one of bits.values()) clearBit(one, row)
    if (!goods.assortment.slots[slot] || !hasPriceHere(range, slot)) return
    setBit(sold, row)
    percent[row] = percentageOf(range, slot)
    for (const [value, one] of bits) if (isReduced(percent[row]!, value)) setBit(one, row)
  }
  if (touched === 'all' || !from) for (let slot = 0; slot < goods.assortment.slots.length; slot++) fillSlot(slot)
  else touched.forEach(fillSlot)
  const reduced = new Map(
    [...bits].map(([value, one]) => [value, { ...withBlocks(one), label: value, group: undefined }]),
  )
  return { range, goods, stock, sold, percent, reduced, calculated: new Map() }
}

/** All values of a facet, whether or not the market sells them. */
export const valuesOf = ({ goods, reduced }: SearchColumns, facet: FacetId): ReadonlyMap<string, FacetColumn> =>
  (facet === 'discount' ? reduced : goods.facets.get(facet)) ?? noValues
const noValues: ReadonlyMap<string, FacetColumn> = new Map()

const nothing: BitsWithBlocks = withBlocks(noBits(0))

/** Products with a value. Sizes and lengths count only while they are in stock. */
export const columnOf = (columns: SearchColumns, facet: FacetId, value: string): BitsWithBlocks | undefined => {
  const standing = valuesOf(columns, facet).get(value)
  if (!standing) return undefined
  const stocked = columns.stock.facets.get(facet)
  return stocked ? (stocked.get(value) ?? nothing) : standing
}
