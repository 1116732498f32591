import type { TrackingEvent } from '#contracts/analytics.ts'
import type { Listing } from '#contracts/browsing-pages.ts'
import type { Page } from '#contracts/pages.ts'
import { itemOfPage, listingOf } from './tracked-items.ts'

/** The events of a page when it is shown. They depend on the page before it. */
export function eventsOfPage(page: Page, before: Page | undefined): TrackingEvent[] {
  const listing = listingOf(page)
  const listingBefore = before?.path === page.path ? listingOf(before) : undefined
  if (before?.path === page.path && !(listing && listing.term !== listingBefore?.term))
    return listing && listingBefore ? changesOf(listing, listingBefore) : []
  const item = itemOfPage(page)
  return [
    { event: 'page_view', pageKind: page.pageAlias, title: page.title.slice(0, 300) },
    ...(item ? [{ event: 'view_item' as const, items: [item] }] : []),
    ...(listing && page.pageAlias === 'searchPage' && listing.term !== undefined
      ? [
          {
            event: 'view_search_results' as const,
            searchTerm: listing.term.slice(0, 300),
            results: listing.search.totalResults,
          },
        ]
      : []),
  ]
}

/** Query parameters of a listing that are not filters. */
const noFilters: ReadonlySet<string> = new Set(['q', 'page', 'sorting', 'sort', 'subBrand', 'promocode'])

/** Events for changed filters and sorting. A removed filter has an empty value. */
function changesOf(now: Listing, before: Listing): TrackingEvent[] {
  const names = new Set([...Object.keys(now.query), ...Object.keys(before.query)])
  const filters = [...names].filter((name) => !noFilters.has(name) && now.query[name] !== before.query[name])
  return [
    ...filters.map((filter) => ({
      ...{ event: 'filter' as const, filter: filter.slice(0, 200), value: (now.query[filter] ?? '').slice(0, 300) },
    })),
    ...(now.sorting === before.sorting ? [] : [{ event: 'sort' as const, sorting: now.sorting }]),
  ]
}
