import type { Assortment, Product, Touched } from '#server/catalogue/index.ts'
import { type Bits, type BitsWithBlocks, clearBit, grownBits, noBits, setBit, withBlocks } from './bits.ts'
import { type FacetId, type OwnValue, ownValues } from './facet-values.ts'
import { arranged, type Rows } from './rows.ts'

/** Products with one value of a facet, whether or not they are in stock. */
export interface FacetColumn extends BitsWithBlocks {
  readonly label: string
  readonly group: string | undefined
}

export type Facets = ReadonlyMap<FacetId, ReadonlyMap<string, FacetColumn>>

/** Facts of goods as columns, independent of a market: the set of products for each value of each facet. */
export interface GoodsColumns {
  readonly assortment: Assortment
  readonly rows: Rows
  /** The number of rows, including empty ones. */
  readonly count: number
  readonly facets: Facets
  readonly giftCards: Bits
  /** When each product was first sold, in minutes since 1970, and how many pieces were sold. */
  readonly since: Int32Array
  readonly sold: Int32Array
}

/** Columns of all goods. If `old` and the touched slots are given, only those slots are read again. */
export function goodsColumns(assortment: Assortment, old?: GoodsColumns, touched: Touched = 'all'): GoodsColumns {
  const from = touched === 'all' ? undefined : old
  const rows = arranged(assortment, from?.rows)
  const count = rows.slotAt.length
  const draft: Draft = {
    assortment,
    rows,
    count,
    drafts: new Map(
      [...(from?.facets ?? [])].map(([facet, values]) => [
        facet,
        new Map([...values].map(([value, column]) => [value, { ...column, bits: grownBits(column.bits, count) }])),
      ]),
    ),
    giftCards: grownBits(from?.giftCards ?? noBits(0), count),
    since: grown(from?.since, count),
    sold: grown(from?.sold, count),
  }
  if (touched === 'all' || !from) {
    for (let slot = 0; slot < assortment.slots.length; slot++) fillSlot(draft, slot, assortment.slots[slot])
  } else {
    for (const slot of touched) forget(draft, rows.rowOf[slot]!)
    for (const slot of touched) fillSlot(draft, slot, assortment.slots[slot])
  }
  const { drafts, ...columns } = draft
  return { ...columns, facets: finished(drafts) }
}

interface ColumnDraft {
  readonly bits: Bits
  readonly label: string
  readonly group: string | undefined
}

type Drafts = Map<FacetId, Map<string, ColumnDraft>>

interface Draft extends Omit<GoodsColumns, 'facets'> {
  readonly drafts: Drafts
}

const finished = (drafts: Drafts): Facets =>
  new Map(
    [...drafts].map(([facet, values]) => [
      facet,
      new Map([...values].map(([value, column]) => [value, { ...column, ...withBlocks(column.bits) }])),
    ]),
  )

function grown(column: Int32Array | undefined, length: number): Int32Array {
  const next = new Int32Array(length)
  if (column) next.set(column.subarray(0, length))
  return next
}

function forget({ drafts, giftCards }: Draft, row: number): void {
  if (row < 0) return
  clearBit(giftCards, row)
  for (const values of drafts.values()) for (const { bits } of values.values()) clearBit(bits, row)
}

const minuteMs = 60_000

function fillSlot(draft: Draft, slot: number, product: Product | undefined): void {
  const row = draft.rows.rowOf[slot]!
  if (!product || row < 0) return
  if (product.attributes.isGiftCard) setBit(draft.giftCards, row)
  draft.since[row] = Math.floor(product.availableFrom / minuteMs)
  draft.sold[row] = product.sold
  for (const value of ownValues(draft.assortment, product)) setBit(columnOf(draft, value).bits, row)
}

function columnOf({ drafts, count }: Draft, { facet, value, label, group }: OwnValue): ColumnDraft {
  const values = drafts.get(facet) ?? new Map<string, ColumnDraft>()
  drafts.set(facet, values)
  const known = values.get(value)
  if (known) return known
  const made: ColumnDraft = { bits: noBits(count), label, group }
  values.set(value, made)
  return made
}
