import type { Listing } from '#contracts/browsing-pages.ts'
import type { SearchRequest, SearchResponse } from '#contracts/search.ts'
import type { SearchConfigurations } from '#contracts/search-calls.ts'
import { lastPageNote } from '#foundation/last-page.ts'
import { earliest } from '../frame/countdowns.ts'
import type { JsonLd, LinkTag } from '../frame/head.ts'
import { itemList } from '../frame/page-data.ts'
import { listingTags } from '../frame/tags.ts'
import { absolute, encodedPath, listingQueryNames } from '../page-address.ts'
import type { PageRedirect, PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { correctedPage, type ListingRequest, pageCount, readListing } from './read-listing.ts'

/** A listing as its pages share it: the search result, and the addresses of this and the neighbouring pages. */
export interface LoadedListing {
  readonly request: ListingRequest
  readonly search: SearchResponse
  readonly paging: Pick<Listing, 'page' | 'pages' | 'pageSize' | 'basePath' | 'query' | 'sorting' | 'search'>
  readonly linkTags: readonly LinkTag[]
  /** The list of products for search engines. */
  readonly structuredData: readonly JsonLd[]
  /** Chosen facets, prices or a sorting only show goods of the plain listing again: not for search engines. */
  readonly isFiltered: boolean
  readonly tags: readonly string[]
  readonly cacheable: boolean
  /** True if the products could not be fetched: the list is empty. */
  readonly incomplete: boolean
  /** When the first product that is coming soon can be bought. */
  readonly until: Date | undefined
}

/** Status if products could not be fetched: search engines come back later and keep what they have indexed. */
export const notAvailable = 503

type ListedGoods = Pick<SearchRequest, 'category' | 'searchTerms' | 'origin' | 'multiBrandTags'>

/** Searches for the listing in the address. A wrong page number redirects to the correct one. */
export async function loadListing(
  { content, search, listings, publicUrl }: Pick<Parts, 'content' | 'search' | 'listings' | 'publicUrl'>,
  ask: PageRequest,
  what: ListedGoods,
): Promise<LoadedListing | PageRedirect> {
  const asked = readListing(ask.query)
  const tags = content.toggle(ask.market, 'productSearchTags') ? ask.content?.tags : undefined
  const settings = listings(ask.market)
  const { totalProductsPerPage: pageSize } = settings
  const request = requestOf(asked, what, settings)
  const found = await search.search(ask.market, tags ? { ...request, tags: [...tags] } : request)
  const incomplete = found.hasError
  // The number of pages is unknown then, so the requested page number stays.
  const pages = incomplete ? asked.page : pageCount(found.totalResults, pageSize)
  const changeQuery = incomplete ? undefined : correctedPage(ask.query.page, asked.page, pages)
  if (changeQuery)
    return {
      goTo: encodedPath(ask.path),
      status: 302,
      changeQuery,
      ...(asked.page > pages ? { fragment: lastPageNote } : {}),
    }
  const isFiltered = asked.facets.length > 0 || asked.priceRange !== undefined || asked.sorting !== undefined
  const links = found.results.map(({ url }) => ({ url }))
  const query = withCurrentSizes(spelled(ask.query), found)
  return {
    request: asked,
    search: found,
    paging: {
      search: found,
      page: asked.page,
      pages,
      pageSize,
      basePath: ask.path,
      query,
      sorting: sortingOf(found),
    },
    linkTags: neighbours(publicUrl, ask.path, query, { page: asked.page, pages }),
    structuredData: isFiltered || found.results.length === 0 ? [] : [itemList(publicUrl, links, found.startingFrom)],
    isFiltered,
    tags: listingTags(
      found.results.map(({ id }) => id),
      what.category,
    ),
    cacheable: hasOnlyKnownChoices(asked, found),
    incomplete,
    until: firstLaunch(found.results),
  }
}

const firstLaunch = (results: SearchResponse['results']): Date | undefined =>
  earliest(...results.map(({ launchDateTime }) => (launchDateTime ? new Date(launchDateTime) : undefined)))

/** The editors' order and limits apply to categories only. A sorting chosen by the shopper replaces the editors' order. */
function requestOf(asked: ListingRequest, what: ListedGoods, settings: SearchConfigurations): SearchRequest {
  const { totalProductsPerPage: size, customSorting, daysToTreatAsNew, imageSort } = settings
  const { limitProductsByMaximumAvailabilityInDays: mostDays, limitTotalProductsInCategory: mostProducts } = settings
  const isCategory = what.category !== undefined
  return {
    ...what,
    from: (asked.page - 1) * size,
    size,
    daysToTreatAsNew,
    ...(imageSort === 'model' ? { imageSort } : {}),
    ...(isCategory && asked.sorting === undefined && customSorting.length > 0 ? { customSorting } : {}),
    ...(isCategory && mostDays !== null ? { limitProductsByMaximumAvailabilityInDays: mostDays } : {}),
    ...(isCategory && mostProducts !== null ? { limitTotalProductsInCategory: mostProducts } : {}),
    facets: [...asked.facets],
    ...(asked.priceRange ? { priceRange: asked.priceRange } : {}),
    ...(asked.sorting === undefined ? {} : { sorting: asked.sorting }),
  }
}

const sortingOf = ({ sortings }: SearchResponse): string => sortings.find(({ selected }) => selected)?.id ?? 'relevance'

/** Query names as links spell them, in a fixed order; `page` is separate. */
function spelled(query: PageRequest['query']): Record<string, string> {
  const names = listingQueryNames.filter((name) => name !== 'page' && query[name.toLowerCase()] !== undefined)
  return Object.fromEntries(names.map((name) => [name, query[name.toLowerCase()]!]))
}

/** Old links may hold old size values. They are replaced by the current ones, so that each chosen size can be removed. */
function withCurrentSizes(query: Record<string, string>, { facets }: SearchResponse): Record<string, string> {
  const values = facets.find(({ id }) => id === 'size')?.values ?? []
  const asked = new Set(query.size?.split(',').filter(Boolean))
  const chosen = values.filter(({ selected }) => selected).map(({ value }) => value)
  if (asked.size === 0 || chosen.every((value) => asked.has(value))) return query
  return { ...query, size: chosen.sort().join(',') }
}

/** Unknown choices are ignored. Such pages are not cached, because there could be any number of them. */
function hasOnlyKnownChoices(
  { facets, sorting }: ListingRequest,
  { facets: offered, sortings }: SearchResponse,
): boolean {
  const isKnown = (id: string, value: string): boolean =>
    offered.find((facet) => facet.id === id)?.values.some((choice) => choice.value === value) ?? false
  return (
    facets.every(({ id, values }) => values.every((value) => isKnown(id, value))) &&
    (sorting === undefined || sortings.some(({ id }) => id === sorting))
  )
}

/** The listing's own address, without filters, and the addresses of the previous and next page. The first page has no `page`. */
function neighbours(
  publicUrl: string,
  path: string,
  query: Readonly<Record<string, string>>,
  { page, pages }: { page: number; pages: number },
): LinkTag[] {
  const address = (number: number): string =>
    absolute(publicUrl, path) + queryText(number > 1 ? { ...query, page: String(number) } : query)
  return [
    ...(page > 1 ? [{ rel: 'prev', href: address(page - 1) }] : []),
    ...(page < pages ? [{ rel: 'next', href: address(page + 1) }] : []),
  ]
}

function queryText(query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString()
  return text === '' ? '' : `?${text}`
}
