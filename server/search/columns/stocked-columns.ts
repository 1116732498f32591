import { digitOf, type MarketRange, type Touched } from '#server/catalogue/index.ts'
import { type Bits, type BitsWithBlocks, clearBit, grownBits, noBits, setBit, withBlocks } from './bits.ts'
import { type FacetId, sizeValues } from './facet-values.ts'
import type { GoodsColumns } from './goods-columns.ts'

/** Stock columns of a group of warehouses. All markets that sell from these warehouses share them. */
export interface StockedColumns {
  readonly digits: MarketRange['warehouse']
  readonly stocked: Bits
  /** Sizes and lengths that are in stock. */
  readonly facets: ReadonlyMap<FacetId, ReadonlyMap<string, BitsWithBlocks>>
}

/** Columns of stock. If `old` and the touched slots are given, only those slots are read again. */
export function stockedColumns(
  goods: GoodsColumns,
  range: MarketRange,
  old?: StockedColumns,
  touched: Touched = 'all',
): StockedColumns {
  const from = touched === 'all' ? undefined : old
  const stocked = grownBits(from?.stocked ?? noBits(0), goods.count)
  const drafts = new Map<FacetId, Map<string, Bits>>(
    (['size', 'length'] as const).map((facet) => [
      facet,
      new Map([...(from?.facets.get(facet) ?? [])].map(([value, { bits }]) => [value, grownBits(bits, goods.count)])),
    ]),
  )
  const { rowOf } = goods.rows
  const fillSlot = (slot: number) => {
    const row = rowOf[slot]!
    if (row < 0) return
    const product = goods.assortment.slots[slot]
    if (!product) return
    for (const [at, variant] of product.variants.entries()) {
      if (digitOf(range, slot, at) === 0) continue
      setBit(stocked, row)
      for (const { facet, value } of sizeValues(product, variant))
        setBit(bitsFor(drafts.get(facet)!, value, goods.count), row)
    }
  }
  if (touched === 'all' || !from) for (let slot = 0; slot < goods.assortment.slots.length; slot++) fillSlot(slot)
  else {
    for (const row of touched.map((slot) => rowOf[slot]!).filter((row) => row >= 0)) {
      clearBit(stocked, row)
      for (const values of drafts.values()) for (const bits of values.values()) clearBit(bits, row)
    }
    touched.forEach(fillSlot)
  }
  const facets = new Map(
    [...drafts].map(([facet, values]) => [
      facet,
      new Map([...values].map(([value, bits]) => [value, withBlocks(bits)])),
    ]),
  )
  return { digits: range.warehouse, stocked, facets }
}

function bitsFor(values: Map<string, Bits>, value: string, count: number): Bits {
  const known = values.get(value)
  if (known) return known
  const made = noBits(count)
  values.set(value, made)
  return made
}
