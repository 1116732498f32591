import { any, type Bits, both, eachSlot, meet, noBits, setBit } from './bits.ts'
import type { FacetId } from './facet-values.ts'
import type { Wanted } from './read-request.ts'
import { type FacetColumn, kept, type SearchColumns } from './search-columns.ts'

/** A listing before any filter: its products, the values they have, and what they cost. */
export interface Base {
  readonly bits: Bits
  readonly values: ReadonlyMap<FacetId, readonly (readonly [value: string, column: FacetColumn])[]>
  readonly lowest: number
  readonly highest: number
}

/** The set of products found by words, in any order. */
export interface Moment {
  readonly now: number
  readonly hits: readonly number[] | undefined
}

const dayMs = 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000

/** Whole categories are kept for as long as the columns live; what depends on words or days is reckoned anew. */
export function baseOf(columns: SearchColumns, wanted: Wanted, { now, hits }: Moment): Base {
  const plain = hits === undefined && wanted.tags.length === 0 && wanted.withinDays === undefined
  if (!plain) return reckon(columns, narrowed(columns, wanted, { now, hits }))
  return kept(columns, `base ${wanted.category ?? ''}`, () => reckon(columns, narrowed(columns, wanted, { now, hits })))
}

/** Products that are new, by the hour. */
export const newBits = (columns: SearchColumns, newDays: number, now: number): Bits =>
  kept(columns, `new ${newDays} ${Math.floor(now / hourMs)}`, () =>
    where(columns, ({ availableFrom }) => availableFrom <= now && availableFrom > now - newDays * dayMs),
  )

function narrowed(columns: SearchColumns, { category, tags, withinDays }: Wanted, { now, hits }: Moment): Bits {
  const sets = [columns.listed]
  if (category !== undefined)
    sets.push(columns.facets.get('category')?.get(category)?.bits ?? noBits(columns.listed.length * 32))
  if (hits) sets.push(bitsOf(columns, hits))
  if (tags.length > 0)
    sets.push(where(columns, ({ attributes }) => attributes.tags?.some((tag) => tags.includes(tag)) ?? false))
  if (withinDays !== undefined)
    sets.push(where(columns, ({ availableFrom }) => availableFrom > now - withinDays * dayMs))
  return sets.reduce(both)
}

function bitsOf({ listed }: SearchColumns, slots: readonly number[]): Bits {
  const bits = noBits(listed.length * 32)
  for (const slot of slots) setBit(bits, slot)
  return bits
}

type Product = NonNullable<SearchColumns['range']['assortment']['slots'][number]>

function where(columns: SearchColumns, is: (product: Product) => boolean): Bits {
  const { slots } = columns.range.assortment
  const bits = noBits(columns.listed.length * 32)
  eachSlot(columns.listed, (slot) => {
    if (is(slots[slot]!)) setBit(bits, slot)
  })
  return bits
}

function reckon(columns: SearchColumns, bits: Bits): Base {
  const { minor } = columns.range.prices
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0]
  eachSlot(bits, (slot) => {
    lowest = Math.min(lowest, minor[slot]!)
    highest = Math.max(highest, minor[slot]!)
  })
  const values = new Map(
    [...columns.facets].map(
      ([facet, all]) => [facet, [...all].filter(([, { standing }]) => meet(bits, standing))] as const,
    ),
  )
  return { bits, values, lowest: Math.min(lowest, highest), highest }
}

/** Products of a price, both bounds included. */
export function pricedBetween(columns: SearchColumns, among: Bits, low: number, high: number): Bits {
  const { minor } = columns.range.prices
  const bits = noBits(columns.listed.length * 32)
  eachSlot(among, (slot) => {
    if (minor[slot]! >= low && minor[slot]! <= high) setBit(bits, slot)
  })
  return bits
}

/** Products with any of these values; unknown values are passed over, and undefined says that no known one was left. */
export function chosenBits(
  columns: SearchColumns,
  facet: FacetId,
  values: readonly string[],
  fresh: Bits,
): Bits | undefined {
  if (facet === 'new') return values.includes('new') ? fresh : undefined
  const known = values.flatMap((value) => columns.facets.get(facet)?.get(value)?.bits ?? [])
  return known.length > 0 ? any(known) : undefined
}
