/** Everything that shoppers see when they search and filter products. */
export { AppliedChips } from './applied-chips.tsx'
export { appliedFilters } from './applied-filters.ts'
export { Facets } from './facets.tsx'
export { pageAddress, withoutFilters } from './listing-address.ts'
export type { ListingPage } from './listing-page.ts'
export { MoreProducts } from './more-products.tsx'
export { productsNotFetched } from './products-not-fetched.ts'
export { SearchForm } from './search-form.tsx'
export { rememberTerm } from './search-history.ts'
export { SearchInHeader } from './search-in-header.tsx'
export { SortForm } from './sort-form.tsx'
export { Suggestions } from './suggestions/suggestions.tsx'
export { TilesPerRow, useTilesPerRow } from './tiles-per-row.tsx'
export { facetsId, Toolbar } from './toolbar.tsx'

/** The facets on narrow screens. The code is loaded when they are first opened. */
export const loadFacetsDrawer = async () => (await import('./facets-drawer.tsx')).FacetsDrawer

/** If these parts are already in the document, their code may be loaded later. */
export const loadFacets = async () => (await import('./facets.tsx')).Facets
export const loadMoreProducts = async () => (await import('./more-products.tsx')).MoreProducts
