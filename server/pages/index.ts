/** The door of pages: what start-up needs to serve them, and what listeners of the change feed need to remove them from the cache. */

export { isLoyaltyOff } from './accounts/loyalty-shown.ts'
export { legalTexts } from './buying/legal-texts.ts'
export { PageCache } from './cache/page-cache.ts'
export { shellUrl } from './cache/rendered-page.handler.ts'
export { touchedTags } from './frame/tags.ts'
export { pageKinds } from './page-kinds.ts'
export { refusePage, registerPages } from './pages.routes.ts'
export type { CachedPages, PagesNeeds } from './pages-needs.ts'
export type { Parts } from './parts.ts'
export { productSetRows, type SetRowsRequest } from './product/product-set-rows.ts'
export { visitorRoutes } from './visitor.routes.ts'
