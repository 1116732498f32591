import type { Page } from '#contracts/pages.ts'
import type { ListingPage } from './listing-page.ts'

/** A listing page with the products of the next page added below. Undefined if the second page does not follow the first. */
export function appended(shown: ListingPage, next: Page): ListingPage | undefined {
  if (next.pageAlias !== shown.pageAlias || next.path !== shown.path || next.listing.page !== shown.listing.page + 1)
    return undefined
  const { results, startingFrom } = shown.listing.search
  const known = new Set(results.map(({ id }) => id))
  const search = {
    ...next.listing.search,
    startingFrom,
    results: [...results, ...next.listing.search.results.filter(({ id }) => !known.has(id))],
  }
  // Editors' content is on the first page and keeps its position.
  return { ...next, zones: shown.zones, listing: { ...next.listing, search } } as ListingPage
}
