import type { SearchResponse } from '#contracts/search.ts'
import { earliest } from '../frame/countdowns.ts'
import { notIndexed } from '../frame/head.ts'
import type { PageKind, PageRedirect, PageRequest } from '../page-kind.ts'
import { type LoadedListing, loadListing, notAvailable } from './load-listing.ts'
import { placeSpots, spotsChangeAt } from './place-spots.ts'
import { searchTerm } from './read-listing.ts'

/** Results of a search term. A term with a redirect from editors, or with a single product, leads straight there. */
export const searchPage: PageKind<'searchPage'> = {
  alias: 'searchPage',
  layout: 'default',
  audience: 'public',
  queryNames: 'facets',
  async load(parts, ask) {
    const term = searchTerm(ask.query.q)
    const { t } = ask.localization
    const { totalProductsPerPage: pageSize } = parts.listings(ask.market)
    const zones = ask.content?.zones ?? {}
    if (term === '')
      return {
        body: { listing: { ...nothing(ask, pageSize), heading: t('page.search') } },
        frame: { title: t('page.search'), robots: notIndexed, structuredData: [] },
      }
    // The page of a brand searches only the goods of that brand.
    const brand = ask.content?.subBrand
    const listing = await loadListing(parts, ask, {
      ...{ searchTerms: term, origin: 'search' },
      ...(brand === undefined ? {} : { multiBrandTags: [brand] }),
    })
    if ('goTo' in listing) return listing
    const straight = straightTo(listing)
    if (straight) return straight
    const heading = t('page.search-results', term)
    return {
      body: { listing: { heading, subCategories: [], term, ...listing.paging } },
      frame: {
        title: heading,
        robots: notIndexed,
        structuredData: [],
        ...(listing.incomplete ? { status: notAvailable } : {}),
        linkTags: [...listing.linkTags],
        zones: placeSpots(zones, { path: ask.path, page: listing.paging.page, pageSize, now: ask.now }),
      },
      tags: listing.tags,
      until: earliest(listing.until, spotsChangeAt(zones, ask.now)),
      cacheable: listing.cacheable,
      seldom: true,
    }
  },
}

function straightTo({ search, isFiltered }: LoadedListing): PageRedirect | undefined {
  if (search.redirect) return { goTo: search.redirect, status: 302 }
  const [only] = search.results
  return only && search.totalResults === 1 && !isFiltered ? { goTo: only.url, status: 302 } : undefined
}

/** The result of an empty search: no goods and no filters. */
function nothing({ path }: PageRequest, pageSize: number) {
  const search: SearchResponse = {
    results: [],
    totalResults: 0,
    startingFrom: 0,
    facets: [],
    sortings: [],
    categorySearch: [],
    hasError: false,
  }
  return { subCategories: [], search, page: 1, pages: 1, pageSize, basePath: path, query: {}, sorting: 'relevance' }
}
