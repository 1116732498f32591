import type { PageOf } from '#contracts/pages.ts'

/** A page that lists products. */
export type ListingPage = PageOf<'categoryPage'> | PageOf<'searchPage'>
