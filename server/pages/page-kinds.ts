import { categoryPage } from './browsing/category-page.ts'
import { contentPage } from './browsing/content-page.ts'
import { countrySelectorPage } from './browsing/country-selector-page.ts'
import { homePage } from './browsing/home-page.ts'
import { notFoundPage } from './browsing/not-found-page.ts'
import { productPage } from './browsing/product-page.ts'
import { searchPage } from './browsing/search-page.ts'
import type { AnyPageKind } from './page-kind.ts'

/** Every kind of page there is; one left out answers as not found. */
const all: readonly AnyPageKind[] = [
  homePage,
  contentPage,
  categoryPage,
  searchPage,
  productPage,
  notFoundPage,
  countrySelectorPage,
]

export const pageKinds: ReadonlyMap<string, AnyPageKind> = new Map(all.map((kind) => [kind.alias, kind]))
