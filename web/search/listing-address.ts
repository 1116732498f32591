import type { Listing } from '#contracts/browsing-pages.ts'

/** The parts of a listing's address. Names are compared without regard to case, as on the server. */
export type ListingPlace = Pick<Listing, 'basePath' | 'query'>

export interface Choice {
  readonly facet: string
  readonly value: string
}

/** The address with some parameters changed; `null` removes one. Any change leads to the first page. */
export function addressWith(
  { basePath, query }: ListingPlace,
  change: Readonly<Record<string, string | null>>,
): string {
  const changed = new Set(Object.keys(change).map((name) => name.toLowerCase()))
  const kept = Object.entries(query).filter(
    ([name]) => name.toLowerCase() !== 'page' && !changed.has(name.toLowerCase()),
  )
  const set = Object.entries(change).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const parts = [...kept, ...set]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encoded(value)}`)
  return parts.length > 0 ? `${basePath}?${parts.join('&')}` : basePath
}

/** Page 1 has no number in its address. */
export const pageAddress = (place: ListingPlace, page: number): string =>
  addressWith(place, { page: page > 1 ? String(page) : null })

/** The choices within one facet, in the order of the address. */
export function chosenIn({ query }: ListingPlace, facet: string): readonly string[] {
  const entry = Object.entries(query).find(([name]) => name.toLowerCase() === facet.toLowerCase())
  return entry?.[1].split(',').filter(Boolean) ?? []
}

/** The address with a choice added or removed. Several choices in a facet are joined by commas, in a fixed order. */
export function toggled(place: ListingPlace, { facet, value }: Choice): string {
  const { chosen, address } = facetOf(place, facet)
  if (chosen.length === 0) return address([value])
  const next = chosen.includes(value) ? chosen.filter((it) => it !== value) : [...chosen, value].sort()
  return next.length > 0 ? address(next) : addressWith(place, { [facet]: null })
}

interface FacetAddress {
  readonly chosen: readonly string[]
  address(values: readonly string[]): string
}

/**
 * A listing needs an address for each value of each facet. These differ only in the value, so the rest of the address
 * is built once for each facet.
 */
const facetAddresses = new WeakMap<ListingPlace, Map<string, FacetAddress>>()
const placeholder = '-value-'

function facetOf(place: ListingPlace, facet: string): FacetAddress {
  const known = facetAddresses.get(place) ?? new Map<string, FacetAddress>()
  facetAddresses.set(place, known)
  const kept = known.get(facet)
  if (kept) return kept
  const [before = '', after = ''] = addressWith(place, { [facet]: placeholder }).split(placeholder)
  const made = {
    chosen: chosenIn(place, facet),
    address: (values: readonly string[]) => before + encoded(values.join(',')) + after,
  }
  known.set(facet, made)
  return made
}

/** The address without any filter. The sorting and the goods that the term names are kept. */
export function withoutFilters(place: ListingPlace, { facets, understood }: Filters): string {
  const none = Object.fromEntries(facets.map(({ id }) => [id, null]))
  const goods = understood ? { q: understood.goods || null } : {}
  return addressWith(place, { ...none, ...goods, lowerBoundingValue: null, upperBoundingValue: null })
}

interface Filters {
  readonly facets: readonly { readonly id: string }[]
  readonly understood?: { readonly goods: string } | undefined
}

/** The current values as hidden fields of a GET form, so that only the form's own fields change. */
export function hiddenQueryFields(
  { query }: ListingPlace,
  own: readonly string[],
): readonly (readonly [string, string])[] {
  const left = new Set(['page', ...own].map((name) => name.toLowerCase()))
  return Object.entries(query).filter(([name]) => !left.has(name.toLowerCase()))
}

/** Commas are not encoded, because they separate choices. No value contains a comma. */
const encoded = (value: string): string =>
  plain.test(value) ? value : encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+')
const plain = /^[\w,.-]*$/
