import type { SearchRequest } from '#contracts/search.ts'
import { facetIds } from '#contracts/search.ts'
import { fromMajor } from '#foundation/money.ts'
import type { FacetId } from './columns/facet-values.ts'

/** Sortings of a listing. The first is the default, and shoppers cannot choose it. */
export const sortings = ['relevance', 'newest', 'price_asc', 'price_desc', 'discount_desc', 'popular'] as const
export type Sorting = (typeof sortings)[number]

/** The most products in one answer. */
const mostProducts = 200
const usualProducts = 20
/** No product costs more. A higher bound could not be represented exactly. */
const mostPrice = 10 ** 12

/** A normalised request: missing values have defaults, invalid values are corrected. */
export interface NormalisedRequest {
  readonly from: number
  readonly size: number
  /** Trimmed, with single blanks, at most 100 characters; empty if there is none. */
  readonly term: string
  readonly category: string | undefined
  readonly chosen: ReadonlyMap<FacetId, readonly string[]>
  /** In minor units. */
  readonly low: number | undefined
  readonly high: number | undefined
  readonly tags: readonly string[]
  /** Only goods of these sub-brands, or with such a tag. */
  readonly brands: readonly string[]
  readonly sorting: Sorting
  readonly custom: readonly string[]
  readonly modelFirst: boolean
  readonly newDays: number
  /** Only products first sold within this many days. */
  readonly withinDays: number | undefined
  readonly mostInAll: number | undefined
  /** The price range of the listing itself, before the shopper's choices. */
  readonly within: { readonly low: number | undefined; readonly high: number | undefined } | undefined
  readonly giftCards: boolean
  /** Only goods of this store. With `storeOnly`, also goods that are sold in stores only. */
  readonly storeId: string | undefined
  readonly storeOnly: boolean
  /** True if no facets are requested. */
  readonly withoutFacets: boolean
}

export function readRequest(request: SearchRequest, currency: string, newDays: number): NormalisedRequest {
  const minor = (amount: number | undefined) =>
    amount === undefined || !Number.isFinite(amount)
      ? undefined
      : fromMajor(Math.max(-mostPrice, Math.min(mostPrice, amount)), currency).minor
  const asked = inOrder(minor(request.priceRange?.lowerBoundingValue), minor(request.priceRange?.upperBoundingValue))
  const initial = request.initialPriceRange
  return {
    from: Math.max(0, Math.floor(finite(request.from) ?? 0)),
    size: sizeOf(finite(request.size)),
    term: termOf(request.searchTerms ?? ''),
    category: request.category || undefined,
    chosen: chosenOf(request),
    low: asked.low,
    high: asked.high,
    within: initial && inOrder(minor(initial.lowerBoundingValue), minor(initial.upperBoundingValue)),
    giftCards: false,
    storeId: request.storeId || undefined,
    storeOnly: request.getRetailModels ?? false,
    withoutFacets: false,
    tags: request.tags ?? [],
    brands: request.multiBrandTags ?? [],
    sorting: sortings.find((sorting) => sorting === request.sorting) ?? 'relevance',
    custom: request.customSorting ?? [],
    modelFirst: request.imageSort === 'model',
    newDays: daysOf(request.daysToTreatAsNew) ?? newDays,
    withinDays: above(request.limitProductsByMaximumAvailabilityInDays),
    mostInAll: above(request.limitTotalProductsInCategory),
  }
}

const longestTerm = 100
const mostValues = 50

/** The typed term without control characters, with single blanks, and cut to the longest length. */
export const termOf = (typed: string): string =>
  typed
    .slice(0, 10 * longestTerm)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestTerm)
    .trimEnd()

const inOrder = (low: number | undefined, high: number | undefined) =>
  low !== undefined && high !== undefined && low > high ? { low: high, high: low } : { low, high }

const finite = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isFinite(value) ? value : undefined

const above = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isFinite(value) && value > 0 ? value : undefined

const mostNewDays = 365

/** Whole days, because new products are cached for each number of days. */
const daysOf = (value: number | undefined): number | undefined => {
  const days = above(value)
  return days === undefined ? undefined : Math.min(mostNewDays, Math.ceil(days))
}

function sizeOf(size: number | undefined): number {
  if (size === undefined) return usualProducts
  return size < 1 ? 3 : Math.min(mostProducts, Math.floor(size))
}

function chosenOf({ facets = [] }: SearchRequest): Map<FacetId, string[]> {
  const chosen = new Map<FacetId, Set<string>>()
  for (const { id, values } of facets) {
    const facet = facetIds.find((known) => known.toLowerCase() === id.toLowerCase())
    if (!facet) continue
    const asked = chosen.get(facet) ?? new Set()
    chosen.set(facet, asked)
    for (const value of values) if (asked.size < mostValues) asked.add(value.toLowerCase())
  }
  return new Map([...chosen].map(([facet, asked]) => [facet, [...asked]]))
}
