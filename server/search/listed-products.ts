import { isNew } from '#server/catalogue/index.ts'
import {
  any,
  type Bits,
  type BitsWithBlocks,
  eachRow,
  hasBit,
  intersection,
  meetsBlocked,
  noBits,
  setBit,
  without,
} from './columns/bits.ts'
import type { FacetId } from './columns/facet-values.ts'
import { calculateOnce, columnOf, type SearchColumns, valuesOf } from './columns/market-columns.ts'
import { priceBounds, pricedBetween } from './columns/priced-between.ts'
import { type FacetLanguage, type NamedInLine, namesOf } from './facet-names.ts'
import { isOffered } from './offered-categories.ts'
import type { NormalisedRequest } from './read-request.ts'

/** A listing before any filter: its products, their facet values and their prices. */
export interface UnfilteredListing {
  readonly bits: Bits
  /** Values of its products in display order, whether or not they are in stock. */
  readonly values: ReadonlyMap<FacetId, readonly BaseValue[]>
  readonly lowest: number
  readonly highest: number
}

export interface BaseValue {
  readonly named: NamedInLine
  /** Products with this value. */
  readonly column: BitsWithBlocks
  /** True if it is shown even when it is not chosen. */
  readonly offered: boolean
  /** The number of styles if nothing is chosen. Calculated at the first use. */
  count: number | undefined
}

export interface ListingContext {
  readonly now: number
  readonly facetLanguage: FacetLanguage
  /** Results of a search by words or by a code. */
  readonly hits: Hits | undefined
  /** Slots in stock at a store; undefined if everything that is sold counts. */
  readonly inStore?: ReadonlySet<number> | undefined
  /** Products that meet the limits of the term. */
  readonly limited?: Bits | undefined
}

/** Each found slot once, and the same slots with the best first. */
export interface Hits {
  readonly slots: Int32Array
  inOrder(): Iterable<number>
  /** Listings that were calculated from these hits so far; see `calculateOnce`. */
  readonly calculated: Map<string, unknown>
}

const dayMs = 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000

/** Used if no facets are requested, because calculating them takes time. */
const bare: Omit<UnfilteredListing, 'bits'> = { values: new Map(), lowest: 0, highest: 0 }

/**
 * The bases of whole categories are cached as long as the columns, and those of a term as long as its reading. Results
 * that depend on days, stores or the limits of a term are calculated each time.
 */
export function baseOf(columns: SearchColumns, wanted: NormalisedRequest, moment: ListingContext): UnfilteredListing {
  const { tags, brands, withinDays, within, category, giftCards, storeOnly } = wanted
  const unnamed = tags.length === 0 && brands.length === 0
  const whole = !moment.inStore && !moment.limited
  const plain = whole && unnamed && withinDays === undefined && within === undefined
  if (wanted.withoutFacets) return { ...bare, bits: narrowed(columns, wanted, moment) }
  // Unknown categories are not cached, because anybody can invent them. A term in each category would take much memory.
  const isOften = category === undefined || (!moment.hits && valuesOf(columns, 'category').has(category))
  if (!plain || !isOften) return calculateTotals(columns, wanted, narrowed(columns, wanted, moment), moment)
  return calculateOnce(moment.hits ?? columns, `base ${giftCards} ${storeOnly} ${category ?? ''}`, () =>
    calculateTotals(columns, wanted, narrowed(columns, wanted, moment), moment),
  )
}

/** New products, cached by the hour. */
export const newBits = (columns: SearchColumns, newDays: number, now: number): Bits =>
  calculateOnce(columns, `new ${newDays} ${Math.floor(now / hourMs)}`, () =>
    where(columns, (product) => isNew(product, columns.range.market, { now, newDays })),
  )

/**
 * The products that listings and searches of a market may show, before any filter. A product is listed if all of these
 * are true:
 *
 * - It is not retired: retired products are never read (`not retired` in `server/catalogue/assortment.repository.ts`).
 * - It has a price here (`hasPriceHere` in `server/catalogue/market-range.ts`, called by `columns/market-columns.ts`).
 * - It is not a gift card, unless gift cards are requested.
 * - It is not sold in stores only (attribute `soldOnly`), unless such goods are requested.
 *
 * Stock is no condition: goods that are sold out or coming soon are listed too. Of the listed colours of one style,
 * `find-products.ts` shows one.
 */
const listed = (
  columns: SearchColumns,
  { giftCards, storeOnly }: Pick<NormalisedRequest, 'giftCards' | 'storeOnly'>,
): Bits =>
  calculateOnce(columns, `listed ${giftCards} ${storeOnly}`, () => {
    const goods = giftCards ? columns.sold : without(columns.sold, columns.goods.giftCards)
    return storeOnly
      ? goods
      : without(
          goods,
          where(columns, ({ attributes }) => attributes.soldOnly === 'stores'),
        )
  })

function narrowed(
  columns: SearchColumns,
  wanted: NormalisedRequest,
  { now, hits, inStore, limited }: ListingContext,
): Bits {
  const { category, tags, brands, withinDays, within } = wanted
  const sets = [listed(columns, wanted)]
  if (category !== undefined)
    sets.push(valuesOf(columns, 'category').get(category)?.bits ?? noBits(columns.goods.count))
  if (hits) sets.push(bitsOf(columns, hits.slots))
  if (inStore) sets.push(bitsOf(columns, inStore))
  if (limited) sets.push(limited)
  if (tags.length > 0) {
    const wantedTags = new Set(tags)
    sets.push(where(columns, (product) => bearsAny(product, wantedTags)))
  }
  if (brands.length > 0) {
    const wantedBrands = new Set(brands)
    sets.push(where(columns, (product) => wantedBrands.has(product.subBrand) || bearsAny(product, wantedBrands)))
  }
  if (withinDays !== undefined)
    sets.push(where(columns, ({ availableFrom }) => availableFrom > now - withinDays * dayMs))
  if (within) sets.push(pricedBetween(columns, within.low ?? 0, within.high ?? Number.MAX_SAFE_INTEGER))
  return sets.reduce(intersection)
}

const bearsAny = ({ attributes }: Product, tags: ReadonlySet<string>): boolean =>
  attributes.tags?.some((tag) => tags.has(tag)) ?? false

function bitsOf({ goods }: SearchColumns, slots: Iterable<number>): Bits {
  const bits = noBits(goods.count)
  const { rowOf } = goods.rows
  for (const slot of slots) {
    const row = rowOf[slot] ?? -1
    if (row >= 0) setBit(bits, row)
  }
  return bits
}

type Product = NonNullable<SearchColumns['range']['assortment']['slots'][number]>

function where({ goods, sold }: SearchColumns, is: (product: Product) => boolean): Bits {
  const bits = noBits(goods.count)
  eachRow(sold, (row) => {
    if (is(goods.assortment.slots[goods.rows.slotAt[row]!]!)) setBit(bits, row)
  })
  return bits
}

const facetsHere = (columns: SearchColumns): FacetId[] => [...columns.goods.facets.keys(), 'discount']

function calculateTotals(
  columns: SearchColumns,
  wanted: Pick<NormalisedRequest, 'category'>,
  bits: Bits,
  { facetLanguage }: Pick<ListingContext, 'facetLanguage'>,
): UnfilteredListing {
  const [lowest, highest] = priceBounds(columns, bits) ?? [0, 0]
  const { categories } = columns.range.assortment
  const valuesHere = (facet: FacetId): BaseValue[] =>
    [...namesOf(columns, facet, facetLanguage)].flatMap(([value, named]) => {
      if (!meetsBlocked(bits, valuesOf(columns, facet).get(value)!)) return []
      const offered = facet !== 'category' || isOffered(categories, wanted.category, value)
      return [{ named, column: columnOf(columns, facet, value)!, offered, count: undefined }]
    })
  return { bits, values: new Map(facetsHere(columns).map((facet) => [facet, valuesHere(facet)])), lowest, highest }
}

/** Products with any of these values. Unknown values are ignored; undefined if none is known. */
export function chosenBits(
  columns: SearchColumns,
  facet: FacetId,
  values: readonly string[],
  fresh: Bits,
): Bits | undefined {
  if (facet === 'new') return values.includes('new') ? fresh : undefined
  const known = values.flatMap((value) => columnOf(columns, facet, value) ?? [])
  if (known.length === 0) return undefined
  return any([noBits(columns.goods.count), ...known.map(({ bits }) => bits)])
}

export const isStocked = ({ stock }: SearchColumns, row: number): boolean => hasBit(stock.stocked, row)
